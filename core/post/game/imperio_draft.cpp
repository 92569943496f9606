// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/imperio_draft.h"

#include "core/rules/imperio/game/fights.h"

namespace sf::post {

ImperioDraft::ImperioDraft(const imperio::Position& position) : m_start(position) {
    m_shown.position = position;
}

bool ImperioDraft::isTurnOver() const {
    const imperio::Position& now = m_shown.position;
    return now.result || now.turn != m_start.turn || now.toMove != m_start.toMove;
}

std::optional<imperio::Refusal> ImperioDraft::add(const imperio::Action& action,
                                                  std::optional<FightResult> assumed) {
    if (const auto refused = refusalOf(position(), action))
        return refused;
    const imperio::Fights fights = fightsOf(position(), action);
    append(blockNotation(actionText(action, m_start.toMove)),
           fights.isEmpty() ? std::nullopt : std::optional(imperio::odds(fights[0].matchup)), assumed);
    return std::nullopt;
}

void ImperioDraft::showStart() {
    m_shown = {};
    m_shown.position = m_start;
}

void ImperioDraft::show(const Plan& begun, dice::Source& dice) {
    m_shown = carryOutSoFar(m_start, begun, dice);
}

} // namespace sf::post
