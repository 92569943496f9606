// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_loader.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/post/battle_posts.h"
#include "core/post/block/base32.h"
#include "core/post/block/block_writer.h"
#include "core/post/game/game_check.h"
#include "core/post/game/post_draft.h"
#include "core/rules/dice/philox.h"
#include "core/rules/smm/fight/round.h"

#include <QByteArray>

/// Two players of a battle by post; everything random comes from a seed.
namespace sf::post::test {

/// Two stacks against two; `more` are members of the document.
inline QByteArray battleText(const char* more = "") {
    return QByteArray(R"({"squarefront": 1, "kind": "battle", "title": "By post",
 "sides": [{"name": "Reds"}, {"name": "Blues"}], "map": {"columns": 9, "rows": 8}, "stacks": [
 {"id": "r", "side": 0, "hex": [2, 2], "units": [{"id": "r1", "hits": 6, "move": 4, "attack": 5}, {"id": "r2", "hits": 4, "move": 4}]},
 {"id": "s", "side": 0, "hex": [3, 2], "units": [{"id": "s1", "hits": 6, "move": 4}]},
 {"id": "b", "side": 1, "hex": [6, 4], "units": [{"id": "b1", "hits": 6, "move": 4, "attack": 4}]},
 {"id": "c", "side": 1, "hex": [6, 5], "units": [{"id": "c1", "hits": 6, "move": 4}, {"id": "c2", "hits": 5, "move": 5}]}])") +
           more + '}';
}
inline constexpr const char* zones =
    R"(, "deployment": [{"side": 0, "hexes": [[2, 2], [3, 2], [4, 2]]}, {"side": 1, "hexes": [[6, 4], [6, 5]]}])";

inline battle::Battle loadedBattle(const QByteArray& bytes) {
    auto result = document::loadBattle(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&result))
        qFatal("%s", qPrintable(error->text(QStringLiteral("test"))));
    return std::get<document::LoadedBattle>(std::move(result)).battle;
}

class BattlePlayers {
public:
    BattlePlayers(std::uint64_t seed, const char* roles, const char* more = "")
        : BattlePlayers(seed, roles, loadedBattle(battleText(more))) {}
    BattlePlayers(std::uint64_t seed, const char* roles, const battle::Battle& battle) : m_random(seed, 2) {
        const auto added = m_battles.add(battle);
        Invitation invitation{"Ada", "Ben", roles};
        invitation.document = std::get<Hash>(added);
        m_next = draw();
        add(*inviting(invitation, m_next));
    }

    const document::PostBattles& battles() const { return m_battles; }
    const PostGame& game() const { return *m_game; }
    const BattlePostGame& rules() const { return static_cast<const BattlePostGame&>(m_game->rules()); }
    const std::vector<Block>& blocks() const { return m_blocks; }
    const Fresh& fresh(std::uint32_t number) const { return m_fresh[number - 1]; }
    Writer next() const { return post::writerOf(m_game->count() + 1); }

    /// What the secrets of the next block's writer reveal of the battle.
    std::unique_ptr<GameRules> view() const {
        const std::uint32_t sealed = m_game->count() - 1;
        if (sealed == 0 || !m_game->isSealed(sealed))
            return m_game->rules().clone();
        return std::move(m_game->opening(fresh(sealed).secret, fresh(sealed).orders)->rules);
    }

    /// Makes the next block with these orders without adding it.
    std::variant<Block, GameProblem> make(const std::string& orders) {
        m_next = draw();
        Reply reply{orders, false, {}};
        if (const std::uint32_t sealed = m_game->count() - 1; sealed > 0 && m_game->isSealed(sealed)) {
            reply.opened = fresh(sealed).secret;
            reply.openedOrders = fresh(sealed).orders;
        }
        if (next() == Writer::Answerer)
            m_next.orders = orders;
        return replying(*m_game, reply, m_next);
    }
    void add(const std::string& orders) { add(std::get<Block>(make(orders))); }
    /// Adds a block that was made elsewhere. Returns why it doesn't fit.
    std::optional<GameProblem> addForeign(const Block& block, const Fresh& fresh) {
        m_next = fresh;
        m_fresh.push_back(fresh);
        m_blocks.push_back(block);
        return m_game->add(block, hashOf(block));
    }
    bool playOn() {
        if (m_game->end())
            return false;
        add(orders());
        return true;
    }
    void play(std::size_t mostBlocks) {
        while (m_blocks.size() < mostBlocks && playOn()) {
        }
    }

    /// Legal orders for the next writer.
    std::string orders() {
        const auto now = view();
        const auto& rules = static_cast<const BattlePostGame&>(*now);
        if (rules.isOver() || !rules.isOrdering())
            return next() == Writer::Answerer ? std::string() : document::battlePlanText({});
        const battle::Battle battle = rules.ordering(next());
        return document::battlePlanText(battle.play->phase == battle::PlayPhase::Deployment
                                            ? deployment(battle, *rules.side(next()))
                                            : attacks(battle, *rules.side(next())));
    }

    std::vector<PostedBlock> posted() const {
        std::vector<PostedBlock> result;
        for (const Block& block : m_blocks)
            result.push_back({{block, hashOf(block), 1, 1}, 0});
        return result;
    }

private:
    void add(const Block& block) {
        m_fresh.push_back(m_next);
        m_blocks.push_back(block);
        if (!m_game)
            m_game = std::make_unique<PostGame>(block, hashOf(block), m_battles.rules()(block));
        else if (m_game->add(block, hashOf(block)))
            qFatal("block %d does not fit", static_cast<int>(block.number()));
    }

    battle::SealedPlan deployment(const battle::Battle& battle, int side) {
        battle::SealedPlan plan;
        for (const battle::StackPointer& stack : battle.stacks)
            if (stack->side == side && m_random.below(2) == 1)
                plan.actions.emplace_back(battle::RotateStack{stack->id, 1});
        return plan;
    }

    /// Every stack attacks, advances or holds.
    battle::SealedPlan attacks(const battle::Battle& battle, int side) {
        battle::SealedPlan plan;
        std::vector<battle::StackId> enemies;
        for (const battle::StackPointer& stack : battle.stacks)
            if (stack->side != side && stack->hasLivingUnits() && stack->isOnMap())
                enemies.push_back(stack->id);
        for (const battle::StackPointer& stack : battle.stacks) {
            if (stack->side != side || !stack->hasLivingUnits() || !stack->isOnMap() || enemies.empty())
                continue;
            smm::Order attack;
            attack.attack = enemies[m_random.below(enemies.size())];
            smm::Order advance;
            advance.advance = attack.attack;
            smm::Order hold;
            hold.hold = true;
            for (const smm::Order& order : {attack, advance, hold})
                if (accepts(battle, stack->id, order)) {
                    smm::editOrders(plan.plans,
                                    [&](smm::Orders& orders) { orders.emplace(stack->id, order); });
                    break;
                }
        }
        return plan;
    }

    static bool accepts(const battle::Battle& battle, const battle::StackId& stack, const smm::Order& order) {
        dice::Script none({});
        smm::GiveOrders given;
        given.orders.emplace(stack, order);
        return std::holds_alternative<smm::Round>(smm::apply(battle, given, none));
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

/// A whole battle with every hash, secret and sealed order, made from a fixed seed.
inline std::string wholeBattle() {
    BattlePlayers players(5, "starter", zones);
    players.play(100);
    std::string text = "A battle by post with every hash, secret and sealed order, made from a fixed seed "
                       "(tests/core/document/post/battle_players.h). battle.sqf is its document.\n\n";
    for (const Block& block : players.blocks()) {
        const Fresh& fresh = players.fresh(block.number());
        text += "Block " + std::to_string(block.number()) + "\nhash " + base32(hashOf(block)) + '\n';
        if (block.has(Field::Seal))
            text += "secret " + base32(fresh.secret) + '\n';
        if (block.has(Field::Seal) && !fresh.orders.empty())
            text += "orders " + fresh.orders + '\n';
        text += '\n' + blockText(block) + '\n';
    }
    return text;
}
inline std::string battleOfVector() {
    return battleText(zones).toStdString() + '\n';
}

} // namespace sf::post::test
