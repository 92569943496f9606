// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/system.h"

#include "core/rules/battle/movement.h"

#include <algorithm>

namespace sf::battle {
namespace {

const Refusal notInTheseRules{Reason::NotInTheseRules, {}, {}, {}};

} // namespace

int formationWidth(int units) {
    int width = 0;
    while (width * width < units)
        ++width;
    return width;
}

Rule System::rule(Topic /*topic*/) const {
    return {};
}

std::span<const Option> System::options() const {
    return {};
}

std::span<const Special> System::specials() const {
    return {};
}

std::optional<hex::Direction> System::facing(const Stack& /*stack*/) const {
    return std::nullopt;
}

/// Chief Warlords are ringed. Stacks off the map have no living units (BAT-11).
Formation System::formation(const Battle& /*battle*/, const Stack& stack) const {
    Formation result;
    result.width = formationWidth(stack.living());
    if (result.width == 0)
        return result;
    for (std::size_t position = 0; position < stack.units->size(); ++position) {
        const Unit& unit = (*stack.units)[position];
        if (unit.isAlive())
            result.cells.push_back(position);
        if (unit[Flag::ChiefWarlord])
            result.leaders.push_back(position);
    }
    while (result.cells.size() % static_cast<std::size_t>(result.width) != 0)
        result.cells.push_back(Formation::empty);
    for (auto row = result.cells.begin(); row != result.cells.end(); row += result.width)
        std::reverse(row, row + result.width); // cells are counted from the other side
    return result;
}

Posture System::postureOf(const Stack& /*stack*/) const {
    return Posture::Neutral;
}

Screens System::screenedBy(const Battle& /*battle*/, const Stack& /*stack*/) const {
    return {};
}

bool System::canBePlayed() const {
    return false;
}

bool System::hasTurns() const {
    return false;
}

void System::beginTurns(Battle& /*battle*/) const {}

void System::passTurn(Battle& /*battle*/, EventSink* /*sink*/) const {}

std::optional<Refusal> System::mayStack(std::span<const Unit> /*units*/) const {
    return std::nullopt;
}

/// These rules have no leaders; a leader in a document is kept for other rules.
std::optional<Refusal> System::mayLead(const Stack& stack, const std::optional<UnitId>& leader) const {
    if (!leader || stack.find(*leader))
        return std::nullopt;
    return Refusal{Reason::UnknownUnit, {}, {leader->text, stack.id.text}};
}

std::optional<Refusal> System::take(Stack& /*stack*/, Posture posture) const {
    return posture == Posture::Neutral ? std::nullopt : std::optional(notInTheseRules);
}

std::optional<Refusal> System::screen(const Battle& /*battle*/, Stack& /*stack*/,
                                      const Screens& screens) const {
    return std::holds_alternative<std::monostate>(screens) ? std::nullopt : std::optional(notInTheseRules);
}

std::optional<Refusal> System::maySwap(const Battle& /*battle*/, const Stack& /*stack*/,
                                       const Unit& /*first*/, const Unit& /*second*/) const {
    return std::nullopt;
}

std::optional<Refusal> System::mayOrder(const Stack& /*stack*/) const {
    return notInTheseRules;
}

std::optional<Refusal> System::giveBonus(Stack& /*stack*/, const std::string& /*bonus*/) const {
    return notInTheseRules;
}

std::optional<Refusal> System::giveModifiers(Stack& /*stack*/, const std::vector<Modifier>& modifiers) const {
    return modifiers.empty() ? std::nullopt : std::optional(notInTheseRules);
}

std::optional<Refusal> System::mayRule(std::string_view option, std::string_view value) const {
    const Option* known = findOption(*this, option);
    if (known && known->valueOf(value))
        return std::nullopt;
    return Refusal{
        Reason::BadOption, known ? known->rule : Rule{}, {std::string(option), std::string(value)}};
}

bool System::delay(Stack& /*stack*/, const Unit& /*now*/, const Unit& /*edited*/) const {
    return false;
}

std::vector<UnitId> System::makeDelayed(Stack& /*stack*/, const Battle& /*battle*/) const {
    return {};
}

int System::moveOf(const Stack& stack) const {
    return stackMove(stack);
}

bool System::flies(const Stack& stack) const {
    return fliesAsOne(stack);
}

std::optional<Refusal> System::mayMove(const Battle& /*battle*/, const Stack& /*stack*/) const {
    return std::nullopt;
}

void System::spend(Stack& /*stack*/, int /*cost*/) const {}

void System::join(const Stack& /*from*/, Stack& /*into*/) const {}

std::span<const EventType* const> System::events() const {
    return {};
}

const Option* findOption(const System& system, std::string_view name) {
    const Option* own = optionNamed(system.options(), name);
    return own ? own : optionNamed(sharedOptions(), name);
}

} // namespace sf::battle
