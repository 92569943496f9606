// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/game_rules.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/recording.h"

namespace sf::post {

/// How battles and orders are written; core/document supplies it.
struct BattleCodec {
    /// The battle's document as canonical JSON.
    std::string (*document)(const battle::Battle& battle);
    /// Reads orders. Returns nothing unless they are canonical JSON of this form.
    std::optional<battle::SealedPlan> (*plan)(std::string_view orders);
};

/// A battle by post: what all rule systems share.
class BattleGame : public GameRules {
public:
    /// `start` is a result of startByPost().
    BattleGame(const Block& invitation, battle::Battle start, const BattleCodec& codec);
    /// Conceding is not an event of the battle: a resignation leaves it as it is.
    void resign(Writer writer) override;
    Hash position() const override { return m_position; }
    std::optional<Writer> winner() const override;
    bool isOver() const override { return m_battle.play->phase == battle::PlayPhase::Over; }
    /// The battle then stays as it began.
    bool isByOlderRules() const override { return m_isByOlderRules; }

    /// The battle as far as it is settled.
    const battle::Battle& battle() const { return m_battle; }
    /// The same before the last round or turn was settled; nothing before the first.
    const std::optional<battle::Battle>& before() const { return m_before; }
    /// The document of battle() as canonical JSON; its hash is the position.
    std::string document() const { return m_codec->document(m_battle); }
    /// Returns the player's side; nothing until the dice have decided.
    std::optional<int> side(Writer writer) const;
    /// What happened in the round or turn that was settled last.
    const std::vector<battle::Event>& lastEvents() const { return m_course.events; }
    /// The battle before that and after each event; nothing if there were none.
    const std::optional<battle::Moments>& lastMoments() const { return m_course.moments; }
    /// The dice for the sides, the starter's first, including ties. Empty if they were agreed.
    const std::vector<int>& roleDice() const { return m_roleDice; }

protected:
    /// Decides who plays which side.
    void rollRoles(dice::Source& dice);
    /// Replaces the battle and its position, and what led to it.
    void advance(battle::Battle next, battle::Recording course);

    const BattleCodec& codec() const { return *m_codec; }
    /// Returns whether dice decide who plays which side.
    bool isByDice() const { return m_byDice; }

private:
    const BattleCodec* m_codec;
    battle::Battle m_battle;
    std::optional<battle::Battle> m_before;
    Hash m_position;
    bool m_byDice;
    bool m_isByOlderRules;
    std::optional<Writer> m_first; ///< who plays the first side
    std::vector<int> m_roleDice;
    battle::Recording m_course; ///< what happened last
};

/// A battle by Stack Management Mechanics by post. The answerer seals what they deploy or order, the starter
/// answers openly, and the answerer's next block opens and settles both.
class BattlePostGame final : public BattleGame {
public:
    using BattleGame::BattleGame;
    std::unique_ptr<GameRules> clone() const override;
    std::optional<PlanFault> take(const Block& block) override;
    void settle(dice::Source& dice, std::string_view orders) override;
    bool isSimultaneous() const override { return true; }
    bool accepts(Writer writer, std::string_view orders) const override;

    /// Returns whether the next block has orders; otherwise its writer has nothing to order.
    bool isOrdering() const { return isOrderingIn(m_number + 1); }
    /// Returns the battle in which the writer of the next block gives their orders: the other side is ready.
    /// Requires isOrdering() and known sides.
    battle::Battle ordering(Writer writer) const;
    /// Returns whether the player's orders were legal when they were settled last; else they counted as none.
    bool counted(Writer writer) const { return m_counted[side(writer).value_or(0) == 0 ? 0 : 1]; }

private:
    using Plans = std::array<std::optional<battle::SealedPlan>, 2>;
    bool isOrderingIn(std::uint32_t number) const;
    void plan(battle::Battle& battle, const Plans& plans);

    std::uint32_t m_number = 1;                ///< of the block that was taken last
    std::string m_open;                        ///< the starter's orders in it
    std::array<bool, 2> m_counted{true, true}; ///< by side
};

} // namespace sf::post
