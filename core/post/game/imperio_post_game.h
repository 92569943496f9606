// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/game_rules.h"
#include "core/post/game/imperio_plan.h"
#include "core/post/game/shared_list.h"
#include "core/rules/imperio/game/game.h"

namespace sf::post {

/// A game of Imperio Bellum by post: roles, deployments, alterations, then one turn per block.
class ImperioPostGame final : public GameRules {
public:
    explicit ImperioPostGame(const Block& invitation);
    std::unique_ptr<GameRules> clone() const override;
    std::optional<PlanFault> take(const Block& block) override;
    void settle(dice::Source& dice, std::string_view orders) override;
    void resign(Writer writer) override;
    Hash position() const override;
    std::optional<Writer> winner() const override;

    /// The game and its entries, as far as they are settled.
    const imperio::Game& game() const { return m_game; }
    const SharedList<imperio::Entry>& entries() const { return m_entries; }
    const SharedList<std::vector<imperio::Event>>& events() const { return m_events; }
    /// The attacker; nothing until the dice have decided.
    std::optional<Writer> attacker() const { return m_attacker; }
    /// The dice for the roles, the starter's first, including ties. Empty if the roles were agreed.
    const std::vector<int>& roleDice() const { return m_roleDice; }
    /// Which of the entries is the first of the plan that was settled last.
    std::size_t lastBegan() const { return m_lastBegan; }
    /// The plan that was settled last.
    const Plan& lastPlan() const { return m_lastPlan; }
    /// What became of the plan that was settled last, action by action.
    const std::vector<ItemReport>& lastItems() const { return m_lastItems; }
    /// The plan whose dice aren't known yet; empty before play.
    const Plan& waitingPlan() const { return m_plan; }
    /// The turn of the block that was taken last; 0 before play.
    std::uint32_t waitingTurn() const { return m_turn; }
    /// Returns whether it is this player's turn to set something out; otherwise a plan before play is empty.
    bool setsOut(Writer writer) const;
    bool isPlaying() const { return m_game.stage == imperio::Stage::Play; }
    /// The canonical record, whose hash is the position: the settled lines of the record without comments.
    std::string record() const;

private:
    Writer writerOf(imperio::Side side) const;
    void assignRoles(Writer attacker);
    std::optional<PlanFault> takeSetup(const Block& block);
    std::optional<PlanFault> takeTurn(const Block& block);
    void rollRoles(dice::Source& dice);
    /// Adds what a block played to the game.
    void append(const std::vector<imperio::Entry>& entries, std::vector<std::vector<imperio::Event>> events);

    imperio::Game m_game;
    std::array<std::string, 2> m_players; ///< starter, answerer
    std::optional<Writer> m_attacker;
    std::vector<int> m_roleDice;
    SharedList<imperio::Entry> m_entries;
    SharedList<std::vector<imperio::Event>> m_events;
    std::optional<Hasher> m_hasher; ///< of the record so far, once there are entries
    std::size_t m_lastBegan = 0;
    Plan m_lastPlan;
    std::vector<ItemReport> m_lastItems;
    Plan m_plan;
    std::uint32_t m_firstPlay = 0; ///< number of the block with turn 1a
    std::uint32_t m_turn = 0;
    imperio::Side m_side = imperio::Side::Attacker;
};

} // namespace sf::post
