// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/multiplier_system.h"

#include "core/rules/battle/play/victory.h"
#include "core/rules/multiplier/events.h"
#include "core/rules/multiplier/ratio.h"
#include "core/rules/multiplier/turn.h"
#include "core/rules/multiplier/turn_state.h"

#include <algorithm>
#include <climits>

namespace sf::multiplier {
namespace {

using battle::Battle;
using battle::Flag;
using battle::Stack;
using battle::Unit;
using SystemCheck = std::optional<battle::Refusal>;

constexpr battle::Special specialTable[] = {{"flyer", multiplierRule(1)}};

/// Cites what MUL-0 takes over from SMM by the SMM rule.
Rule ruleOf(battle::Topic topic) {
    switch (topic) {
    case battle::Topic::Units:
        return smmRule(1);
    case battle::Topic::Value:
        return smmRule(3);
    case battle::Topic::Movement:
        return smmRule(10);
    case battle::Topic::Leaders:
        return smmRule(13);
    case battle::Topic::StackingOrder:
        return multiplierRule(1);
    case battle::Topic::Rotation:
    case battle::Topic::Conflicts:
        return {};
    default:
        return smmRule(19);
    }
}

class System final : public battle::System {
public:
    RuleSystem id() const override { return RuleSystem::Multiplier; }
    std::string_view key() const override { return "multiplier"; }
    Rule rule(battle::Topic topic) const override { return ruleOf(topic); }
    std::span<const battle::Special> specials() const override { return specialTable; }
    std::span<const battle::EventType* const> events() const override { return events::all; }

    bool canBePlayed() const override { return true; }
    bool hasTurns() const override { return true; }
    void beginTurns(Battle& battle) const override {
        editState(battle, [](TurnState& state) { state.side = 0; });
    }
    void passTurn(Battle& battle, battle::EventSink* sink) const override {
        beginNextTurn(battle, nullptr);
        if (sink && battle.play && battle.play->result)
            battle::tellResult(battle, *sink);
    }

    SystemCheck mayStack(std::span<const Unit> units) const override {
        const auto flies = [](const Unit& unit) { return unit.isAlive() && unit.profile->isFlyer(); };
        const auto walks = [&](const Unit& unit) {
            return unit.isAlive() && !unit.profile->isFlyer() && !unit[Flag::Mounted];
        };
        if (std::ranges::any_of(units, flies) && std::ranges::any_of(units, walks))
            return battle::Refusal{battle::Reason::MixedFlyers, multiplierRule(1)};
        return std::nullopt;
    }

    int moveOf(const Stack& stack) const override { return moveLeft(stack); }

    bool flies(const Stack& stack) const override { return multiplier::flies(stack); }

    SystemCheck mayMove(const Battle& battle, const Stack& stack) const override {
        if (stack.side == sideToMove(battle))
            return std::nullopt;
        return battle::Refusal{battle::Reason::OtherSidesTurn, multiplierRule(0), {}, {sideToMove(battle)}};
    }

    void spend(Stack& stack, int cost) const override {
        stack.extras.edit().moveLeft = std::max(0, moveLeft(stack) - cost);
    }

    void join(const Stack& from, Stack& into) const override {
        if (const std::optional<int> own = into.extras->moveLeft; own || from.extras->moveLeft)
            into.extras.edit().moveLeft = std::min(moveLeft(from), own.value_or(INT_MAX));
        editState(into, [&other = stateOf(from)](StackState& own) {
            own.attackedThisTurn |= other.attackedThisTurn;
            own.defendedThisTurn = std::max(own.defendedThisTurn, other.defendedThisTurn);
        });
    }

    SystemCheck mayOrder(const Stack& /*stack*/) const override { return std::nullopt; }

    SystemCheck giveBonus(Stack& stack, const std::string& bonus) const override {
        constexpr std::size_t longest = 30; // the limit for documents
        if (!bonus.empty() && (bonus.size() > longest || !decimal(bonus)))
            return battle::Refusal{battle::Reason::BadBonus, multiplierRule(5), {bonus}};
        editState(stack, [&](StackState& state) { state.specialBonus = bonus; });
        return std::nullopt;
    }
};

} // namespace

const battle::System& system() {
    static const System instance;
    return instance;
}

} // namespace sf::multiplier
