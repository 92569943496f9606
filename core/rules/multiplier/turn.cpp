// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/turn.h"

#include "core/rules/battle/movement.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/victory.h"
#include "core/rules/multiplier/ratio.h"
#include "core/rules/multiplier/turn_state.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace sf::multiplier {
namespace {

using battle::Battle;
using battle::Event;
using battle::EventKind;
using battle::Stack;
using battle::StackChange;
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

/// The changes together with the updated figures of a played battle (BAT-12).
battle::Changes counted(const Battle& battle, const Combat& combat, const std::vector<Made>& strikes,
                        battle::Changes changes) {
    if (!battle.play)
        return changes;
    Battle after = battle;
    redo(after, changes);
    for (const Made& made : strikes)
        battle::countHits(after, combat.stack(made.strike.side).side, made.hits, expectedOf(made.strike));
    return differenceOf(battle, after);
}

/// Logs a fight and applies what the turn does to its stacks.
class CombatReporter {
public:
    CombatReporter(const Battle& battle, const Combat& combat, const Attack& attack)
        : m_battle(battle), m_combat(combat), m_attack(attack), m_standing(standingOf(combat)) {}

    Turn tell(Outcome outcome) {
        m_turn.changes = std::move(outcome.changes);
        say({EventKind::Attacks, multiplierRule(0), m_attack.attacker, m_attack.defender});
        if (m_attack.aim) {
            Event event{EventKind::Aims, multiplierRule(13), m_attack.defender, m_attack.attacker,
                        *m_attack.aim};
            say(std::move(event));
        }
        for (const Made& made : outcome.strikes)
            tellStrike(made);
        finishAttacker();
        m_turn.changes = counted(m_battle, m_combat, outcome.strikes, std::move(m_turn.changes));
        if (!isAnyoneAlive(outcome.standing.attacker))
            say({EventKind::WipesOut, multiplierRule(5), m_attack.defender, m_attack.attacker});
        return std::move(m_turn);
    }

private:
    void say(Event event) { m_turn.events.push_back(std::move(event)); }

    void tellStrike(const Made& made) {
        const bool isAttacker = made.strike.side == Side::Attacker;
        const Stack& victim = m_combat.stack(otherSide(made.strike.side));
        Event strike{EventKind::Strikes, multiplierRule(2), m_combat.stack(made.strike.side).id, victim.id};
        strike.amount = made.hits;
        strike.dice = made.dice;
        strike.figures = figuresOf(made);
        say(std::move(strike));
        HitsLeft& hits = m_standing.of(otherSide(made.strike.side));
        for (const auto& [unit, lost] : made.losses) {
            const Rule rule = multiplierRule(isAttacker && m_attack.aim == unit ? 13 : 12);
            Event damage{EventKind::Damage, rule, victim.id, {}, unit};
            damage.amount = lost;
            say(std::move(damage));
            const auto place = static_cast<std::size_t>(victim.find(unit) - victim.units->data());
            if ((hits[place] -= lost) <= 0)
                say({EventKind::Croaks, rule, victim.id, {}, unit});
        }
    }

    /// Marks the attacker as done, at the place it attacked from.
    void finishAttacker() {
        auto& change = std::get<StackChange>(m_turn.changes.front());
        Stack after = *change.after;
        editState(after, [](StackState& state) { state.attackedThisTurn = true; });
        if (m_attack.leave) {
            const int move = moveLeft(*change.before);
            const battle::Reach reach(*m_battle.map, after.hex, flies(after), move);
            after.hex = *m_attack.leaveTo;
            after.extras.edit().moveLeft = move - reach.cost(after.hex).value_or(move);
            Event event{EventKind::Leaves, multiplierRule(9), after.id};
            event.hex = after.hex;
            event.path = reach.path(after.hex);
            say(std::move(event));
        }
        change.after = std::make_shared<const Stack>(std::move(after));
    }

    const Battle& m_battle;
    const Combat& m_combat;
    const Attack& m_attack;
    Standing m_standing;
    Turn m_turn;
};

Turn endTurn(const Battle& battle) {
    Turn turn;
    Battle after = battle;
    beginNextTurn(after, &turn.events);
    turn.changes = differenceOf(battle, after);
    return turn;
}

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

void beginNextTurn(Battle& battle, std::vector<Event>* events) {
    battle::restoreAll(battle);
    if (battle.play)
        battle::removeCasualties(battle, events);
    const int next = sideAfter(battle);
    const bool endsRound = next <= sideToMove(battle);
    if (battle.play) {
        if (endsRound)
            battle::closeFigures(battle);
        battle::checkVictory(battle, endsRound ? battle::CheckTime::RoundEnd : battle::CheckTime::TurnEnd,
                             events);
    }
    if (endsRound)
        battle.round = battle.round.value_or(0) + 1;
    if (battle.play && battle.play->phase == battle::PlayPhase::Over)
        return;
    editState(battle, [next](TurnState& state) { state.side = next; });
    if (!events)
        return;
    Event event{EventKind::TurnBegins, multiplierRule(0), {}};
    event.amount = next;
    events->push_back(std::move(event));
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
    const Attack* attack = std::get_if<Attack>(&action);
    if (!attack) {
        if (Check check = checkPlay(battle))
            return *check;
        return endTurn(battle);
    }
    const auto found = attackInTurn(battle, *attack);
    if (const auto* refusal = std::get_if<Refusal>(&found))
        return *refusal;
    const auto& combat = std::get<Combat>(found);
    return CombatReporter(battle, combat, *attack).tell(fight(battle, combat, dice));
}

} // namespace sf::multiplier
