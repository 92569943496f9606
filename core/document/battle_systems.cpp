// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle_systems.h"

#include "core/rules/smm/house_rules.h"
#include "core/rules/smm/smm_system.h"

#include <algorithm>
#include <array>

namespace sf::document {
namespace {

using battle::Battle;
using battle::Reason;
using battle::Refusal;
using battle::Stack;
using battle::Unit;
using Check = std::optional<Refusal>;

/// What holds for every battle; it has no postures and no options.
class PlainSystem final : public battle::System {
public:
    Check mayLead(const Stack& stack, const std::optional<battle::UnitId>& leader) const override {
        if (!leader || stack.find(*leader))
            return std::nullopt;
        return Refusal{Reason::UnknownUnit, {}, {leader->text, stack.id.text}, {}};
    }
    Check mayTake(const Battle& /*battle*/, const Stack& stack, battle::Posture posture) const override {
        if (posture == battle::Posture::Neutral)
            return std::nullopt;
        return Refusal{Reason::NoWarlord, {}, {stack.name}, {}};
    }
    Check mayScreen(const Battle& /*battle*/, const Stack& /*stack*/,
                    const battle::Screens& screens) const override {
        if (std::holds_alternative<std::monostate>(screens))
            return std::nullopt;
        return Refusal{Reason::CannotScreen, {}, {}, {}};
    }
    /// The order of a stack is the player's own (MUL-1).
    Check maySwap(const Battle& /*battle*/, const Stack& /*stack*/, const Unit& /*first*/,
                  const Unit& /*second*/) const override {
        return std::nullopt;
    }
    Check mayRule(std::string_view option, std::string_view value) const override {
        return Refusal{Reason::BadOption, {}, {std::string(option), std::string(value)}, {}};
    }
};

const battle::System& plainSystem() {
    static const PlainSystem instance;
    return instance;
}

struct Entry {
    RuleSystem id;
    std::string_view key;
    const battle::System& (*system)();
    bool (*knows)(std::string_view option);
};
constexpr std::array entries{
    Entry{RuleSystem::Smm, "smm", smm::system, smm::isKnown},
    Entry{RuleSystem::Multiplier, "multiplier", plainSystem, [](std::string_view) { return false; }},
};

const Entry& entry(RuleSystem id) {
    const auto* found = std::ranges::find(entries, id, &Entry::id);
    return found == entries.end() ? entries.front() : *found;
}

} // namespace

std::string_view systemKey(RuleSystem system) {
    return entry(system).key;
}

std::optional<RuleSystem> systemFromKey(std::string_view word) {
    const auto* found = std::ranges::find(entries, word, &Entry::key);
    return found == entries.end() ? std::nullopt : std::optional(found->id);
}

const battle::System& system(RuleSystem system) {
    return entry(system).system();
}

bool acceptsOption(RuleSystem system, std::string_view option, std::string_view value) {
    const Entry& found = entry(system);
    return !found.knows(option) || !found.system().mayRule(option, value);
}

} // namespace sf::document
