// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/turn_draft.h"

#include "core/rules/battle/play/play.h"
#include "core/rules/dice/philox.h"

namespace sf::post {
namespace {

constexpr std::uint64_t throwsForChances = 1000;

} // namespace

TurnDraft::TurnDraft(const battle::Battle& battle, const battle::Battle& start)
    : m_before(battle), m_start(start) {
    m_shown.battle = battle;
}

bool TurnDraft::isTurnOver() const {
    const battle::Battle& now = m_shown.battle;
    return now.play->phase != m_before.play->phase || sideToAct(now) != sideToAct(m_before) ||
           m_shown.hasEnded;
}

TurnDone TurnDraft::tried(const TurnStep& step, std::uint64_t throwNumber) const {
    dice::Philox dice(throwNumber, 1);
    return carryOutTurnSoFar(m_shown.battle, m_start, {{turnStepText(step, m_start), {}}}, dice);
}

TurnRefusal TurnDraft::check(const TurnStep& step) const {
    return tried(step, 0).items.front().refusal;
}

dice::Odds TurnDraft::chances(const multiplier::Attack& attack) const {
    dice::Odds odds;
    for (std::uint64_t number = 0; number < throwsForChances; ++number) {
        const auto result = tried(attack, number).fights.front();
        ++(result == FightResult::Won ? odds.win : result == FightResult::Lost ? odds.lose : odds.tie);
    }
    return odds;
}

void TurnDraft::add(const TurnStep& step, std::optional<FightResult> assumed) {
    const auto* attack = std::get_if<multiplier::Attack>(&step);
    append(turnStepText(step, m_start), attack ? std::optional(chances(*attack)) : std::nullopt, assumed);
}

void TurnDraft::showStart() {
    m_shown = {};
    m_shown.battle = m_before;
}

void TurnDraft::show(const Plan& begun, dice::Source& dice) {
    m_shown = carryOutTurnSoFar(m_before, m_start, begun, dice);
}

} // namespace sf::post
