// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle_players.h"
#include "core/document/post/post_maker.h"
#include "core/post/game/multiplier_post_game.h"
#include "core/rules/battle/movement.h"

/// Two players of multiplier combat by post; everything random comes from a seed.
namespace sf::post::test {

inline constexpr const char* multiplierRules = R"(, "rules": "multiplier")";
/// A short game, for a vector.
inline constexpr const char* multiplierRounds =
    R"(, "rules": "multiplier", "victory": [{"eliminate": true}, {"rounds": 6, "then": "points"}])";
inline constexpr const char* multiplierZones =
    R"(, "rules": "multiplier", "deployment": [{"side": 0, "hexes": [[2, 2], [3, 2], [4, 2]]}, {"side": 1, "hexes": [[6, 4], [6, 5]]}])";

class MultiplierPlayers {
public:
    MultiplierPlayers(std::uint64_t seed, const char* roles, const char* more = multiplierRules)
        : m_random(seed, 3) {
        Invitation invitation{"Ada", "Ben", roles};
        const auto added = m_battles.add(loadedBattle(battleText(more)));
        if (const auto* problem = std::get_if<StartProblem>(&added))
            qFatal("start %d reason %d", static_cast<int>(problem->why),
                   static_cast<int>(problem->refusal.reason));
        invitation.document = std::get<Hash>(added);
        invitation.kind = "multiplier";
        m_next = draw();
        add(*inviting(invitation, m_next));
    }

    const document::PostBattles& battles() const { return m_battles; }
    const PostGame& game() const { return *m_game; }
    const MultiplierPostGame& rules() const { return rulesOf(m_game->rules()); }
    const std::vector<Block>& blocks() const { return m_blocks; }
    const Fresh& fresh(std::uint32_t number) const { return m_fresh[number - 1]; }
    Writer next() const { return post::writerOf(m_game->count() + 1); }
    static const MultiplierPostGame& rulesOf(const GameRules& rules) {
        return static_cast<const MultiplierPostGame&>(rules);
    }

    /// What the secrets of the next block's writer reveal of the battle.
    std::unique_ptr<GameRules> view() const {
        const std::uint32_t sealed = m_game->count() - 1;
        return sealed == 0 ? m_game->rules().clone()
                           : std::move(m_game->opening(fresh(sealed).secret)->rules);
    }
    std::variant<Block, GameProblem> make(const std::string& plan, bool resigns = false) {
        m_next = draw();
        Reply reply{document::planFromTyped(QString::fromStdString(plan)), resigns, {}};
        if (const std::uint32_t sealed = m_game->count() - 1; sealed > 0)
            reply.opened = fresh(sealed).secret;
        return replying(*m_game, reply, m_next);
    }
    void add(const std::string& plan) {
        const auto made = make(plan);
        if (const auto* problem = std::get_if<GameProblem>(&made))
            qFatal("block %d: fault %d", static_cast<int>(problem->number), static_cast<int>(problem->fault));
        add(std::get<Block>(made));
    }
    std::optional<GameProblem> addForeign(const Block& block) {
        m_fresh.push_back(m_next);
        m_blocks.push_back(block);
        return m_game->add(block, hashOf(block));
    }
    bool playOn() {
        if (m_game->end())
            return false;
        add(plan());
        return true;
    }
    void play(std::size_t mostBlocks) {
        while (m_blocks.size() < mostBlocks && playOn()) {
        }
    }

    /// A plan of the next writer: each stack approaches the nearest enemy and attacks it, some only if an
    /// earlier attack didn't win, and some in vain.
    std::string plan() {
        const auto now = view();
        const MultiplierPostGame& rules = rulesOf(*now);
        if (rules.isOver() || !rules.isToAct(next()))
            return {};
        Plan plan;
        if (rules.battle().play->phase == battle::PlayPhase::Turns)
            for (const battle::StackPointer& stack : rules.battle().stacks)
                if (stack->side == *rules.side(next()))
                    order(rules, stack->id, plan);
        return planValue(plan);
    }

    std::vector<PostedBlock> posted() const {
        std::vector<PostedBlock> result;
        for (const Block& block : m_blocks)
            result.push_back({{block, hashOf(block), 1, 1}, 0});
        return result;
    }

private:
    void order(const MultiplierPostGame& rules, const battle::StackId& id, Plan& plan) {
        dice::Philox dice(1, 1);
        const battle::Battle battle = carryOutTurnSoFar(rules.battle(), rules.start(), plan, dice).battle;
        const battle::StackPointer stack = battle.stacks.find(id);
        battle::StackPointer enemy;
        for (const battle::StackPointer& other : battle.stacks)
            if (other->side != stack->side && other->hasLivingUnits() &&
                (!enemy || distance(other->hex, stack->hex) < distance(enemy->hex, stack->hex)))
                enemy = other;
        if (!enemy || !stack->hasLivingUnits())
            return;
        hex::Hex best = stack->hex;
        const battle::Reach reach(*battle.map, stack->hex, false, multiplier::moveLeft(*stack));
        for (const auto& [hex, step] : reach.steps()) {
            const int further = distance(hex, enemy->hex) - distance(best, enemy->hex);
            if (further < 0 || (further == 0 && hex::readsBefore(hex, best)))
                best = hex;
        }
        if (best != stack->hex)
            plan.push_back({turnStepText(battle::MoveStack{id, best}, rules.start()), {}});
        multiplier::Attack attack;
        attack.attacker = id;
        attack.defender = enemy->id;
        PlanItem item{turnStepText(attack, rules.start()), {}};
        for (std::size_t index = 0; index < plan.size(); ++index)
            if (plan[index].action.find('x') != std::string::npos && m_random.below(2) == 1)
                item.conditions.push_back({static_cast<int>(index) + 1, FightResult::Tied});
        plan.push_back(std::move(item));
    }

    void add(const Block& block) {
        m_fresh.push_back(m_next);
        m_blocks.push_back(block);
        if (!m_game)
            m_game = std::make_unique<PostGame>(block, hashOf(block), m_battles.rules()(block));
        else if (m_game->add(block, hashOf(block)))
            qFatal("block %d does not fit", static_cast<int>(block.number()));
    }

    Fresh draw() {
        Fresh fresh;
        for (auto& byte : fresh.secret)
            byte = static_cast<std::uint8_t>(m_random.below(256));
        for (auto& byte : fresh.nonce)
            byte = static_cast<std::uint8_t>(m_random.below(256));
        fresh.time = 1'700'000'000 + 3600 * static_cast<std::int64_t>(m_blocks.size());
        return fresh;
    }

    document::PostBattles m_battles;
    dice::Philox m_random;
    std::vector<Block> m_blocks;
    std::vector<Fresh> m_fresh;
    Fresh m_next;
    std::unique_ptr<PostGame> m_game;
};

/// A whole game of multiplier combat with every hash and secret, made from a fixed seed.
inline std::string wholeMultiplierGame() {
    MultiplierPlayers players(5, "dice", multiplierRounds);
    players.play(100);
    std::string text = "Multiplier combat by post with every hash and secret, made from a fixed seed "
                       "(tests/core/document/post/multiplier_players.h). multiplier.sqf is its document.\n\n";
    for (const Block& block : players.blocks()) {
        text += "Block " + std::to_string(block.number()) + "\nhash " + base32(hashOf(block)) + '\n';
        if (block.has(Field::Seal))
            text += "secret " + base32(players.fresh(block.number()).secret) + '\n';
        text += '\n' + blockText(block) + '\n';
    }
    return text;
}
inline std::string battleOfMultiplierVector() {
    return battleText(multiplierRounds).toStdString() + '\n';
}

} // namespace sf::post::test
