// SPDX-License-Identifier: GPL-3.0-or-later
// MUL-9: the strikes of a combat in their order, and what they change.
// Declared in combat.h.
#include "core/rules/multiplier/combat.h"
#include "core/rules/multiplier/turn_state.h"

namespace sf::multiplier {
namespace {

using battle::Stack;

Made throwDice(const Combat& combat, const Standing& standing, Side side, dice::Source& source) {
    Made made;
    made.strike = strikeOf(combat, standing, side);
    dice::Recorder recorder(source);
    made.sum = recorder.roll(6);
    made.sum += recorder.roll(6);
    made.dice = recorder.thrown();
    made.hits = made.strike.hitsOn(made.sum);
    return made;
}

/// Applies the strike; losses are counted against `before`.
void carryOut(const Combat& combat, const Standing& before, Standing& standing, Made& made) {
    const Side victim = otherSide(made.strike.side);
    const HitsLeft left = struck(combat, before, made.strike.side, made.hits);
    for (std::size_t i = 0; i < left.size(); ++i)
        if (const int lost = before.of(victim)[i] - left[i]; lost > 0)
            made.losses.emplace_back((*combat.stack(victim).units)[i].id, lost);
    standing.of(victim) = left;
}

void strikeInTurn(const Combat& combat, Outcome& outcome, Side side, dice::Source& source) {
    if (!isAnyoneAlive(outcome.standing.of(side)) || !isAnyoneAlive(outcome.standing.of(otherSide(side))))
        return;
    Made made = throwDice(combat, outcome.standing, side, source);
    const Standing before = outcome.standing;
    carryOut(combat, before, outcome.standing, made);
    outcome.strikes.push_back(std::move(made));
}

void strikeAtOnce(const Combat& combat, Outcome& outcome, dice::Source& source) {
    const Standing start = outcome.standing;
    for (const Side side : {Side::Attacker, Side::Defender}) {
        Made made = throwDice(combat, start, side, source);
        carryOut(combat, start, outcome.standing, made);
        outcome.strikes.push_back(std::move(made));
    }
}

Stack stackAfter(const Stack& stack, const HitsLeft& hits) {
    Stack after = stack;
    for (std::size_t i = 0; i < hits.size(); ++i)
        if ((*stack.units)[i].hitsLeft != hits[i])
            after.units.edit()[i].hitsLeft = hits[i];
    return after;
}

void change(const battle::Battle& battle, battle::Changes& changes, const battle::StackPointer& before,
            Stack after) {
    changes.push_back(battle::StackChange{battle.stacks.position(before->id), before,
                                          std::make_shared<const Stack>(std::move(after))});
}

} // namespace

Outcome fight(const battle::Battle& battle, const Combat& combat, dice::Source& source) {
    Outcome outcome;
    outcome.standing = standingOf(combat);
    switch (orderOf(combat)) {
    case Order::AtOnce:
        strikeAtOnce(combat, outcome, source);
        break;
    case Order::DefenderFirst:
        strikeInTurn(combat, outcome, Side::Defender, source);
        strikeInTurn(combat, outcome, Side::Attacker, source);
        break;
    case Order::AttackerFirst:
        strikeInTurn(combat, outcome, Side::Attacker, source);
        strikeInTurn(combat, outcome, Side::Defender, source);
        break;
    case Order::AttackerAlone:
        strikeInTurn(combat, outcome, Side::Attacker, source);
        break;
    }
    change(battle, outcome.changes, combat.attacker, stackAfter(*combat.attacker, outcome.standing.attacker));
    Stack defender = stackAfter(*combat.defender, outcome.standing.defender);
    // MUL-5: counts one more combat as defender, or resets the count if it wiped out the attacker.
    editState(defender, [&](StackState& state) {
        const int defended = state.defendedThisTurn.value_or(0) + 1;
        state.defendedThisTurn = isAnyoneAlive(outcome.standing.attacker) ? defended : 0;
    });
    change(battle, outcome.changes, combat.defender, std::move(defender));
    return outcome;
}

} // namespace sf::multiplier
