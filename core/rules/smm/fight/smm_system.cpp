// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/smm_system.h"

#include "core/rules/battle/movement.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/pending.h"
#include "core/rules/smm/square/screening.h"
#include "core/rules/smm/square/specials.h"
#include "core/rules/smm/square/square.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/rules/smm/square/value.h"
#include "core/rules/smm/square/warlord.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::Reason;
using battle::Refusal;
using battle::Special;
using battle::Stack;
using battle::Topic;
using battle::Unit;
using Check = std::optional<Refusal>;

int ruleNumber(Topic topic) {
    switch (topic) {
    case Topic::Units:
        return 1;
    case Topic::Value:
        return 3;
    case Topic::Movement:
        return 10;
    case Topic::Leaders:
        return 13;
    case Topic::Stacks:
    case Topic::StackingOrder:
        return 19;
    case Topic::Rotation:
        return 20;
    case Topic::Conflicts:
        return 24;
    case Topic::PendingUnits:
        return 29;
    }
    return 0;
}

class System final : public battle::System {
public:
    RuleSystem id() const override { return RuleSystem::Smm; }
    std::string_view key() const override { return "smm"; }
    Rule rule(Topic topic) const override { return smmRule(ruleNumber(topic)); }
    std::span<const Option> options() const override { return smm::options(); }
    std::span<const Special> specials() const override { return smm::specials(); }
    std::span<const battle::EventType* const> events() const override { return events::all; }

    std::optional<hex::Direction> facing(const Stack& stack) const override { return stack.facing; }
    battle::Formation formation(const Battle& battle, const Stack& stack) const override {
        const Square square(battle, stack);
        const Measures& size = square.measures();
        battle::Formation result{square.posture(), size.width, {}, {}};
        for (int cell = 0; cell < size.width * size.rows; ++cell)
            result.cells.push_back(
                square.at({cell / size.width, cell % size.width})
                    .value_or(cell < size.units ? battle::Formation::gap : battle::Formation::empty));
        if (square.warlord())
            result.leaders.push_back(*square.warlord());
        return result;
    }
    bool canBePlayed() const override { return true; }
    battle::Screens screenedBy(const Battle& battle, const Stack& stack) const override {
        const StackState& own = stateOf(stack);
        const bool hasEffect = own.posture == battle::Posture::Screening && isLed(stack) &&
                               !screeningRefusal(battle, stack, own.screens);
        return hasEffect ? own.screens : battle::Screens();
    }

    /// In play, what merging has left of it (BAT-4).
    int moveOf(const Stack& stack) const override {
        return std::min(battle::stackMove(stack), stack.extras->moveLeft.value_or(battle::largestNumber));
    }

    Check mayLead(const Stack& stack, const std::optional<battle::UnitId>& leader) const override {
        if (!leader)
            return std::nullopt;
        const Unit* unit = stack.find(*leader);
        if (unit && (*unit)[battle::Flag::Warlord])
            return std::nullopt;
        return Refusal{Reason::NotAWarlord, smmRule(13), {leader->text, stack.id.text}};
    }

    battle::Posture postureOf(const Stack& stack) const override { return stateOf(stack).posture; }
    Check take(Stack& stack, battle::Posture posture) const override {
        if (Check refusal = postureRefusal(stack, posture))
            return refusal;
        setPosture(stack, posture);
        return std::nullopt;
    }

    Check screen(const Battle& battle, Stack& stack, const battle::Screens& screens) const override {
        if (!std::holds_alternative<std::monostate>(screens))
            if (Check refusal = screeningRefusal(battle, stack, screens))
                return refusal;
        setScreens(stack, screens);
        return std::nullopt;
    }

    Check giveModifiers(Stack& stack, const std::vector<battle::Modifier>& modifiers) const override {
        for (const battle::Modifier& modifier : modifiers)
            if (modifier.amount < -battle::largestNumber || modifier.amount > battle::largestNumber)
                return Refusal{Reason::BadNumber,
                               smmRule(30),
                               {"amount"},
                               {modifier.amount, -battle::largestNumber, battle::largestNumber}};
        setModifiers(stack, modifiers);
        return std::nullopt;
    }

    /// Pending changes of units move with them.
    void join(const Stack& from, Stack& into) const override {
        editState(into, [&](StackState& own) {
            std::ranges::copy(stateOf(from).pending, std::back_inserter(own.pending));
        });
    }

    bool delay(Stack& stack, const Unit& now, const Unit& edited) const override {
        keepPending(stack, now, edited);
        return true;
    }
    std::vector<battle::UnitId> makeDelayed(Stack& stack, const Battle& battle) const override {
        return makePending(stack, battle);
    }

    Check maySwap(const Battle& battle, const Stack& /*stack*/, const Unit& first,
                  const Unit& second) const override {
        const bool tied = compareValue(first, second, houseRules(battle)).step == ValueStep::Tied;
        if (tied && first.isAlive() && second.isAlive())
            return std::nullopt;
        return Refusal{Reason::NotTied, smmRule(3), {first.id.text, second.id.text}};
    }
};

} // namespace

const battle::System& system() {
    static const System instance;
    return instance;
}

} // namespace sf::smm
