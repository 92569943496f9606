// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/multiplier_post_game.h"

#include <utility>

namespace sf::post {

MultiplierPostGame::MultiplierPostGame(const Block& invitation, const battle::Battle& start,
                                       const BattleCodec& codec)
    : BattleGame(invitation, start, codec), m_start(std::make_shared<const battle::Battle>(start)) {}

std::unique_ptr<GameRules> MultiplierPostGame::clone() const {
    return std::make_unique<MultiplierPostGame>(*this);
}

bool MultiplierPostGame::isToAct(Writer writer) const {
    const auto own = side(writer);
    return own && battle::sideToAct(battle()) == own;
}

std::optional<PlanFault> MultiplierPostGame::take(const Block& block) {
    const std::string_view value = block.value(Field::Plan);
    const auto plan = readPlan(value);
    if (!block.has(Field::Plan) || !plan)
        return PlanFault{};
    if (!isToAct(block.writer()))
        return value.empty() ? std::nullopt : std::optional(PlanFault{true, 0, {}});
    if (const auto unknown = firstUnknownStep(*plan, *m_start))
        return PlanFault{false, *unknown + 1, {}};
    m_plan = plan;
    return std::nullopt;
}

void MultiplierPostGame::settle(dice::Source& dice, std::string_view /*orders*/) {
    m_lastItems.clear();
    m_lastPlan.clear();
    if (!side(Writer::Starter))
        return rollRoles(dice);
    if (!m_plan)
        return;
    TurnDone done = carryOutTurn(battle(), *m_start, *m_plan, dice);
    m_lastItems = std::move(done.items);
    m_lastPlan = *std::exchange(m_plan, std::nullopt);
    advance(std::move(done.battle), std::move(done.course));
}

} // namespace sf::post
