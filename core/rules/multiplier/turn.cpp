// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/turn.h"

#include "core/rules/battle/events.h"
#include "core/rules/battle/movement.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/victory.h"
#include "core/rules/multiplier/events.h"
#include "core/rules/multiplier/ratio.h"
#include "core/rules/multiplier/turn_state.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace sf::multiplier {
namespace {

using battle::Battle;
using battle::Event;
using battle::Stack;
using battle::StackPointer;
using Check = std::optional<Refusal>;

bool hasEnemy(const Battle& battle, hex::Hex hex, int side) {
    return battle.firstOpponent(hex, side) != nullptr;
}

/// BAT-2, BAT-13: turns come after deployment and before the end.
Check checkPlay(const Battle& battle) {
    if (!battle.play || battle.play->phase == battle::PlayPhase::Turns)
        return std::nullopt;
    return Refusal{Reason::NotInPlay, battleRule(2)};
}

/// Ambush is 1 unless a referee sets it (BAT-13).
Check checkAmbush(const Battle& battle, const Attack& attack) {
    const auto isOne = [](const std::string& factor) {
        const auto ratio = decimal(factor);
        return !ratio || ratio->numerator == ratio->denominator;
    };
    if (battle::isFree(battle) || (isOne(attack.ambush) && isOne(attack.defenderAmbush)))
        return std::nullopt;
    return Refusal{Reason::RefereesAmbush, battleRule(13)};
}

Check checkTurn(const Battle& battle, const Attack& attack) {
    if (Check check = checkPlay(battle))
        return check;
    if (Check check = checkAmbush(battle, attack))
        return check;
    const StackPointer attacker = battle.stacks.find(attack.attacker);
    if (!attacker)
        return std::nullopt; // combatOf() reports it
    if (attacker->side != sideToMove(battle))
        return Refusal{Reason::OtherSidesTurn, multiplierRule(0), {attacker->id.text}};
    if (stateOf(*attacker).attackedThisTurn)
        return Refusal{Reason::AttackedThisTurn, multiplierRule(0), {attacker->id.text}};
    return std::nullopt;
}

Check checkRefuge(const Battle& battle, const Attack& attack, const Stack& attacker) {
    if (!attack.leave)
        return std::nullopt;
    const std::vector<hex::Hex> hexes = refuges(battle, attacker);
    if (!attack.leaveTo || std::ranges::find(hexes, *attack.leaveTo) == hexes.end())
        return Refusal{Reason::NowhereToLeave, multiplierRule(9), {attacker.id.text}};
    return std::nullopt;
}

/// The shortest decimal that reads back as the same number.
std::string decimalText(double number) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    return {text.data(), end};
}

std::vector<std::string> figuresOf(const Made& made) {
    const Strike& strike = made.strike;
    return {std::to_string(strike.totalAttack),    decimalText(strike.command),
            decimalText(strike.special),           decimalText(strike.ambush),
            decimalText(Strike::random(made.sum)), decimalText(strike.defense),
            std::to_string(strike.terrain)};
}

/// The average result of the strike in millionths of a hit, over the 36 results of 2d6.
std::int64_t expectedOf(const Strike& strike) {
    std::int64_t hits = 0;
    for (int sum = 2; sum <= 12; ++sum)
        hits += strike.hitsOn(sum) * (6 - std::abs(7 - sum));
    return hits * battle::oneHit / 36;
}

/// Tells of a fight, and applies it and what the turn does to its stacks.
class CombatReporter {
public:
    CombatReporter(const Battle& battle, const Combat& combat, const Attack& attack, battle::EventSink& sink)
        : m_combat(combat), m_attack(attack), m_sink(sink), m_battle(battle) {}

    /// Returns the battle afterwards.
    Battle tell(const Outcome& outcome) {
        say({events::attacks, multiplierRule(0), m_attack.attacker, m_attack.defender});
        if (m_attack.aim)
            say({events::aims, multiplierRule(13), m_attack.defender, m_attack.attacker, *m_attack.aim});
        for (const Made& made : outcome.strikes)
            tellStrike(made);
        redo(m_battle, outcome.changes);
        finishAttacker();
        for (const Made& made : outcome.strikes) // BAT-12
            battle::countHits(m_battle, m_combat.stack(made.strike.side).side, made.hits,
                              expectedOf(made.strike));
        if (!isAnyoneAlive(outcome.standing.attacker))
            say({events::wipesOut, multiplierRule(5), m_attack.defender, m_attack.attacker});
        return std::move(m_battle);
    }

private:
    void say(Event event) { m_sink.tell(std::move(event), m_battle); }

    template<class Edit>
    void edit(const battle::StackId& id, Edit&& change) {
        const std::size_t position = m_battle.stacks.position(id);
        Stack stack = *m_battle.stacks[position];
        change(stack);
        m_battle.stacks.replace(position, std::make_shared<const Stack>(std::move(stack)));
    }

    void tellStrike(const Made& made) {
        const bool isAttacker = made.strike.side == Side::Attacker;
        const Stack& victim = m_combat.stack(otherSide(made.strike.side));
        Event strike{events::strikes, multiplierRule(2), m_combat.stack(made.strike.side).id, victim.id};
        strike.amount = made.hits;
        strike.dice = made.dice;
        strike.figures = figuresOf(made);
        say(std::move(strike));
        for (const auto& [unit, lost] : made.losses) {
            const Rule rule = multiplierRule(isAttacker && m_attack.aim == unit ? 13 : 12);
            const auto place = static_cast<std::size_t>(victim.find(unit) - victim.units->data());
            bool isAlive = true;
            edit(victim.id, [&, lost = lost](Stack& stack) {
                battle::Unit& hurt = stack.units.edit()[place];
                hurt.hitsLeft -= lost;
                isAlive = hurt.isAlive();
            });
            say({battle::events::damage, rule, victim.id, {}, unit, lost});
            if (!isAlive)
                say({battle::events::croaks, rule, victim.id, {}, unit});
        }
    }

    /// Marks the attacker as done, at the place it attacked from.
    void finishAttacker() {
        edit(m_attack.attacker, [](Stack& stack) {
            editState(stack, [](StackState& state) { state.attackedThisTurn = true; });
        });
        if (!m_attack.leave)
            return;
        const int move = moveLeft(*m_combat.attacker);
        const StackPointer after = m_battle.stacks.find(m_attack.attacker);
        const battle::Reach reach(*m_battle.map, after->hex, flies(*after), move);
        Event event{events::leaves, multiplierRule(9), after->id};
        event.hex = m_attack.leaveTo;
        event.path = reach.path(*m_attack.leaveTo);
        edit(after->id, [&](Stack& stack) {
            stack.hex = *m_attack.leaveTo;
            stack.extras.edit().moveLeft = move - reach.cost(stack.hex).value_or(move);
        });
        say(std::move(event));
    }

    const Combat& m_combat;
    const Attack& m_attack;
    battle::EventSink& m_sink;
    Battle m_battle;
};

} // namespace

int sideToMove(const Battle& battle) {
    const int sides = static_cast<int>(battle.sides.size());
    return std::clamp(stateOf(battle).sideToMove(), 0, std::max(0, sides - 1));
}

int sideAfter(const Battle& battle) {
    const int sides = static_cast<int>(battle.sides.size());
    const int now = sideToMove(battle);
    for (int step = 1; step < sides; ++step) {
        const int side = (now + step) % sides;
        if (battle::takesPart(battle, side))
            return side;
    }
    return now;
}

void beginNextTurn(Battle& battle, battle::EventSink* sink) {
    battle::restoreAll(battle);
    if (battle.play)
        battle::removeCasualties(battle, sink);
    const int next = sideAfter(battle);
    const bool endsRound = next <= sideToMove(battle);
    if (battle.play) {
        if (endsRound)
            battle::closeFigures(battle);
        battle::checkVictory(battle, endsRound ? battle::CheckTime::RoundEnd : battle::CheckTime::TurnEnd,
                             sink);
    }
    if (endsRound)
        battle.round = battle.round.value_or(0) + 1;
    if (battle.play && battle.play->phase == battle::PlayPhase::Over)
        return;
    editState(battle, [next](TurnState& state) { state.side = next; });
    if (sink)
        sink->tell({battle::events::turnBegins, multiplierRule(0), {}, {}, {}, next}, battle);
}

std::variant<Combat, Refusal> attackInTurn(const Battle& battle, const Attack& attack) {
    if (Check check = checkTurn(battle, attack))
        return *check;
    auto found = combatOf(battle, attack);
    if (const auto* combat = std::get_if<Combat>(&found))
        if (Check check = checkRefuge(battle, attack, *combat->attacker))
            return *check;
    return found;
}

std::vector<battle::StackId> targetsOf(const Battle& battle, const battle::StackId& attacker) {
    std::vector<battle::StackId> targets;
    const StackPointer stack = battle.stacks.find(attacker);
    if (!stack)
        return targets;
    Attack attack;
    attack.attacker = attacker;
    for (const hex::Hex place : hex::within(stack->hex, 1))
        for (const StackPointer& other : battle.stacks.at(place)) {
            if (!battle.areOpposed(other->side, stack->side))
                continue;
            attack.defender = other->id;
            if (std::holds_alternative<Combat>(attackInTurn(battle, attack)))
                targets.push_back(other->id);
        }
    std::ranges::sort(targets, {},
                      [&](const battle::StackId& target) { return battle.stacks.position(target); });
    return targets;
}

std::vector<hex::Hex> refuges(const Battle& battle, const Stack& stack) {
    std::vector<hex::Hex> hexes;
    const battle::Reach reach(*battle.map, stack.hex, flies(stack), moveLeft(stack));
    for (const auto& [hex, step] : reach.steps())
        if (hex != stack.hex && !hasEnemy(battle, hex, stack.side) &&
            (!battle.play || hex::adjacent(hex, stack.hex))) // BAT-13
            hexes.push_back(hex);
    std::ranges::sort(hexes, [&](hex::Hex first, hex::Hex second) {
        const int a = reach.cost(first).value_or(0);
        const int b = reach.cost(second).value_or(0);
        return a != b ? a < b : hex::readsBefore(first, second);
    });
    return hexes;
}

std::variant<Turn, Refusal> apply(const Battle& battle, const TurnAction& action, dice::Source& dice) {
    battle::Recording course;
    auto outcome = apply(battle, action, dice, course);
    if (auto* refusal = std::get_if<Refusal>(&outcome))
        return std::move(*refusal);
    return Turn{std::get<battle::Changes>(std::move(outcome)), std::move(course.events)};
}

std::variant<battle::Changes, Refusal> apply(const Battle& battle, const TurnAction& action,
                                             dice::Source& dice, battle::EventSink& sink) {
    const Attack* attack = std::get_if<Attack>(&action);
    if (!attack) {
        if (Check check = checkPlay(battle))
            return *check;
        Battle after = battle;
        beginNextTurn(after, &sink);
        return differenceOf(battle, after);
    }
    const auto found = attackInTurn(battle, *attack);
    if (const auto* refusal = std::get_if<Refusal>(&found))
        return *refusal;
    const auto& combat = std::get<Combat>(found);
    const Battle after = CombatReporter(battle, combat, *attack, sink).tell(fight(battle, combat, dice));
    return differenceOf(battle, after);
}

} // namespace sf::multiplier
