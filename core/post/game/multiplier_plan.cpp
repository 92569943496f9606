// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/multiplier_plan.h"

#include "core/rules/battle/apply.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/multiplier/multiplier_system.h"

#include <charconv>

namespace sf::post {

namespace {

using battle::Battle;
using battle::MoveStack;
using battle::PlaceArrival;
using battle::PlayPhase;
using battle::SayReady;
using battle::StackId;
using battle::StackPointer;
using battle::Unit;

constexpr std::string_view endOfTurn = "end";

/// Reads an action from left to right.
class StepReader {
public:
    StepReader(std::string_view text, const Battle& start) : m_text(text), m_start(start) {}

    std::optional<TurnStep> read() {
        if (m_text == endOfTurn)
            return TurnStep{};
        const StackPointer stack = takeStack();
        if (!stack)
            return std::nullopt;
        if (m_text.starts_with('x'))
            return readAttack(stack);
        const auto to = takeHex();
        return to && m_text.empty() ? std::optional(TurnStep(MoveStack{stack->id, *to})) : std::nullopt;
    }

private:
    std::optional<TurnStep> readAttack(const StackPointer& attacker) {
        multiplier::Attack attack;
        attack.attacker = attacker->id;
        m_text.remove_prefix(1);
        const StackPointer target = takeStack();
        if (!target)
            return std::nullopt;
        attack.defender = target->id;
        if (m_text.starts_with('U')) {
            const auto number = takeNumber('U');
            if (!number || *number < 1 || *number > static_cast<int>(target->units->size()))
                return std::nullopt;
            attack.aim = (*target->units)[static_cast<std::size_t>(*number) - 1].id;
        }
        if (!m_text.empty()) {
            attack.leaveTo = takeHex();
            attack.leave = true;
            if (!attack.leaveTo)
                return std::nullopt;
        }
        return m_text.empty() ? std::optional(TurnStep(std::move(attack))) : std::nullopt;
    }

    /// A letter and a number without zeros in front.
    std::optional<int> takeNumber(char letter) {
        if (!m_text.starts_with(letter))
            return std::nullopt;
        m_text.remove_prefix(1);
        int number = 0;
        const auto [end, problem] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), number);
        const auto size = static_cast<std::size_t>(end - m_text.data());
        if (problem != std::errc() || m_text.front() == '-' || (m_text.front() == '0' && size > 1))
            return std::nullopt;
        m_text.remove_prefix(size);
        return number;
    }
    StackPointer takeStack() {
        const auto number = takeNumber('S');
        const bool exists = number && *number >= 1 && *number <= static_cast<int>(m_start.stacks.size());
        return exists ? *std::next(m_start.stacks.begin(), *number - 1) : nullptr;
    }
    std::optional<hex::Hex> takeHex() {
        if (!m_text.starts_with('-'))
            return std::nullopt;
        m_text.remove_prefix(1);
        const auto column = takeNumber('C');
        const auto row = takeNumber('R');
        return column && row ? std::optional(hex::Hex{*column, *row}) : std::nullopt;
    }

    std::string_view m_text;
    const Battle& m_start;
};

std::string stackText(const StackId& id, const Battle& start) {
    return 'S' + std::to_string(start.stacks.position(id) + 1);
}
std::string hexText(hex::Hex hex) {
    return "-C" + std::to_string(hex.column) + 'R' + std::to_string(hex.row);
}

bool isAlive(const Battle& battle, const StackId& id) {
    const StackPointer stack = battle.stacks.find(id);
    return stack && stack->hasLivingUnits();
}

/// Won: only the enemy stack is wiped out; lost: only one's own; tied: anything else.
FightResult resultOf(const Battle& after, const multiplier::Attack& attack) {
    const bool attackerLives = isAlive(after, attack.attacker);
    if (attackerLives == isAlive(after, attack.defender))
        return FightResult::Tied;
    return attackerLives ? FightResult::Won : FightResult::Lost;
}

/// Plays the actions of a plan in one side's deployment or turn.
class TurnPlayer {
public:
    TurnPlayer(const Battle& battle, const Battle& start, dice::Source& dice)
        : m_start(start), m_side(*sideToAct(battle)), m_phase(battle.play->phase), m_dice(dice) {
        m.battle = battle;
        m.course = battle::Recording(battle);
    }

    void carryOut(const PlanItem& item) {
        m.fights.emplace_back();
        m.dice.emplace_back();
        m.items.push_back(reportOf(item));
    }
    TurnDone finish() {
        if (isOn())
            end();
        return std::move(m);
    }
    TurnDone pause() { return std::move(m); }

private:
    bool isOn() const {
        return m.battle.play->phase == m_phase && sideToAct(m.battle) == m_side && !m.hasEnded;
    }

    TurnReport reportOf(const PlanItem& item) {
        if (!isOn())
            return {ItemFate::TurnOver, {}};
        if (!isMet(item, m.fights))
            return {ItemFate::Unmet, {}};
        const auto step = readTurnStep(item.action, m_start);
        if (const auto* move = std::get_if<MoveStack>(&*step))
            return perform(*move);
        if (const auto* attack = std::get_if<multiplier::Attack>(&*step))
            return perform(*attack);
        end();
        return {};
    }

    TurnReport perform(const MoveStack& move) {
        const StackPointer stack = m.battle.stacks.find(move.stack);
        if (!stack || stack->side != m_side)
            return {ItemFate::Refused,
                    battle::Refusal{battle::Reason::OtherSidesTurn, multiplierRule(0), {}, {m_side}}};
        const bool arrives = !stack->isOnMap();
        return perform(arrives ? battle::Action(PlaceArrival{move.stack, move.to, stack->facing})
                               : battle::Action(move));
    }
    TurnReport perform(const battle::Action& action) {
        if (const auto refusal = battle::carryOut(m.battle, action, multiplier::system()))
            return {ItemFate::Refused, *refusal};
        return {};
    }
    TurnReport perform(const multiplier::Attack& attack) {
        auto refused = act(attack);
        if (refused)
            return {ItemFate::Refused, *std::move(refused)};
        m.fights.back() = resultOf(m.battle, attack);
        return {};
    }

    std::optional<multiplier::Refusal> act(const multiplier::TurnAction& action) {
        dice::Recorder dice(m_dice);
        auto outcome = multiplier::apply(m.battle, action, dice, m.course);
        if (auto* refusal = std::get_if<multiplier::Refusal>(&outcome))
            return std::move(*refusal);
        redo(m.battle, std::get<battle::Changes>(outcome));
        if (!m.dice.empty())
            for (const dice::Die& die : dice.thrown())
                m.dice.back().push_back(die.value);
        return std::nullopt;
    }

    /// Ends the turn, or the deployment even if stacks stand where they may not.
    void end() {
        m.hasEnded = true;
        if (m_phase == PlayPhase::Turns) {
            act(multiplier::EndTurn{});
            return;
        }
        if (perform(battle::Action(SayReady{m_side})).fate == ItemFate::Done)
            return;
        editPlay(m.battle).ready.insert(m_side);
        if (!sideToAct(m.battle))
            beginRounds(m.battle, multiplier::system());
    }

    TurnDone m;
    const Battle& m_start;
    int m_side;
    PlayPhase m_phase;
    dice::Source& m_dice;
};

} // namespace

std::optional<TurnStep> readTurnStep(std::string_view action, const Battle& start) {
    return StepReader(action, start).read();
}

std::string turnStepText(const TurnStep& step, const Battle& start) {
    if (const auto* move = std::get_if<MoveStack>(&step))
        return stackText(move->stack, start) + hexText(move->to);
    const auto* attack = std::get_if<multiplier::Attack>(&step);
    if (!attack)
        return std::string(endOfTurn);
    std::string text = stackText(attack->attacker, start) + 'x' + stackText(attack->defender, start);
    if (attack->aim) {
        const StackPointer target = start.stacks.find(attack->defender);
        const auto unit = std::ranges::find(*target->units, *attack->aim, &Unit::id);
        text += 'U' + std::to_string(unit - target->units->begin() + 1);
    }
    return attack->leaveTo ? text + hexText(*attack->leaveTo) : text;
}

std::optional<std::size_t> firstUnknownStep(const Plan& plan, const Battle& start) {
    std::vector<bool> isAttack;
    for (const PlanItem& item : plan) {
        const auto step = readTurnStep(item.action, start);
        const bool isKnown = step && std::ranges::all_of(item.conditions, [&](const Condition& condition) {
                                 return isAttack[static_cast<std::size_t>(condition.action) - 1];
                             });
        if (!isKnown)
            return isAttack.size();
        isAttack.push_back(std::holds_alternative<multiplier::Attack>(*step));
    }
    return std::nullopt;
}

TurnDone carryOutTurn(const Battle& battle, const Battle& start, const Plan& plan, dice::Source& dice) {
    TurnPlayer run(battle, start, dice);
    for (const PlanItem& item : plan)
        run.carryOut(item);
    return run.finish();
}

TurnDone carryOutTurnSoFar(const Battle& battle, const Battle& start, const Plan& plan, dice::Source& dice) {
    TurnPlayer run(battle, start, dice);
    for (const PlanItem& item : plan)
        run.carryOut(item);
    return run.pause();
}

} // namespace sf::post
