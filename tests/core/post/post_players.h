// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/base32.h"
#include "core/post/block/block_writer.h"
#include "core/post/block/plan.h"
#include "core/post/block/seal.h"
#include "core/post/game/game_check.h"
#include "core/post/game/imperio_post_game.h"
#include "core/post/game/imperio_setup_plan.h"
#include "core/post/game/post_draft.h"
#include "core/rules/dice/philox.h"

#include <cassert>
#include <memory>

/// Two players of a game by post; everything random comes from a seed.
namespace sf::post::test {

using namespace sf::imperio;

inline ReadBlock readBlock(const Block& block) {
    return {block, hashOf(block), 1, 1};
}

inline std::vector<PostedBlock> posted(const std::vector<Block>& blocks) {
    std::vector<PostedBlock> result;
    result.reserve(blocks.size());
    for (const Block& block : blocks)
        result.push_back({readBlock(block), 0});
    return result;
}

/// The block with the check of its values and, with a key, its signature.
inline Block mended(Block block, const SigningKey* key = nullptr) {
    const Hash hash = hashOf(block);
    block.set(Field::Check, checkOf(hash));
    if (key)
        block.set(Field::Signature, signatureValue(*key, hash));
    return block;
}

/// The block with another value, as its writer could have written it.
inline Block changed(Block block, Field field, const std::string& value, const SigningKey* key = nullptr) {
    block.set(field, value);
    return mended(std::move(block), key);
}

class Players {
public:
    explicit Players(std::uint64_t seed, const Options& options = {}, bool sign = false) : m_random(seed, 1) {
        Invitation invitation;
        invitation.starter = "Ada";
        invitation.answerer = "Ben";
        constexpr std::array<const char*, 3> roles{"dice", "starter", "answerer"};
        invitation.roles = roles[m_random.below(roles.size())];
        invitation.options = options;
        if (sign)
            m_keys = {signingKeyOf(draw().secret), signingKeyOf(draw().secret)};
        m_next = draw();
        add(*inviting(invitation, m_next, key(1)));
    }

    const PostGame& game() const { return *m_game; }
    const ImperioPostGame& rules() const { return static_cast<const ImperioPostGame&>(m_game->rules()); }
    const std::vector<Block>& blocks() const { return m_blocks; }
    const Fresh& fresh(std::uint32_t number) const { return m_fresh[number - 1]; }
    dice::Philox& random() { return m_random; }

    /// What the secrets of the next block's writer reveal of the game.
    std::unique_ptr<ImperioPostGame> view() const {
        if (m_game->count() < 2)
            return std::make_unique<ImperioPostGame>(rules());
        auto opening = m_game->opening(m_fresh[m_game->count() - 2].secret);
        assert(opening);
        return std::unique_ptr<ImperioPostGame>(static_cast<ImperioPostGame*>(opening->rules.release()));
    }

    Reply reply(std::string plan) const {
        Reply reply{std::move(plan), false, std::nullopt};
        if (m_game->count() > 1)
            reply.opened = m_fresh[m_game->count() - 2].secret;
        return reply;
    }

    /// Makes the next block with this plan without adding it.
    std::variant<Block, GameProblem> make(const std::string& plan) {
        m_next = draw();
        return replying(*m_game, reply(plan), m_next, key(m_game->count() + 1));
    }

    /// Writes the next block with a random plan. Returns false once the game is over.
    bool playOn() {
        if (m_game->end())
            return false;
        auto made = make(plan());
        assert(std::holds_alternative<Block>(made));
        add(std::get<Block>(made));
        return true;
    }
    void play(std::size_t mostBlocks) {
        while (m_blocks.size() < mostBlocks && playOn()) {
        }
    }
    /// The key that signs the block; null in games without signatures.
    const SigningKey* key(std::uint32_t number) const {
        return m_keys.empty() ? nullptr : &m_keys[number % 2 == 1 ? 0 : 1];
    }
    void addWithPlan(const std::string& plan) { add(std::get<Block>(make(plan))); }

    /// Writes the next block; in play, with the best of several random plans and nonces.
    template<class Worth>
    void addBest(int drafts, const Worth& worth) {
        Block best = std::get<Block>(make(plan()));
        const auto now = view();
        if (now->isPlaying() && best.has(Field::Plan)) {
            int most = worth(*now, best);
            while (--drafts > 0) {
                Block draft = best;
                draft.set(Field::Plan, planValue(turnPlan(now->game().position)));
                draft.set(Field::Nonce, base32(draw().nonce));
                draft = mended(std::move(draft));
                if (const int value = worth(*now, draft); value > most) {
                    most = value;
                    best = std::move(draft);
                }
            }
        }
        add(best);
    }

    /// A random plan for the next writer.
    std::string plan() {
        const auto now = view();
        const Writer writer = post::writerOf(m_game->count() + 1);
        if (now->isPlaying())
            return planValue(turnPlan(now->game().position));
        if (!now->setsOut(writer))
            return {};
        const Game& game = now->game();
        if (game.stage == Stage::DefenderAlters)
            return m_random.below(2) || !std::holds_alternative<Game>(afterSetup(game, "+S")) ? std::string()
                                                                                              : "+S";
        Deployment deployment = randomDeployment(game.options, m_random);
        deployment.reinforcements.of(Kind::Footsoldier) =
            std::min(deployment.reinforcements.of(Kind::Footsoldier), 5);
        return deploymentPlan(deployment, game.settingUp());
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

private:
    void add(const Block& block) {
        m_fresh.push_back(m_next);
        if (m_blocks.empty()) {
            m_game = std::make_unique<PostGame>(block, hashOf(block));
        } else {
            const auto wrong = m_game->add(block, hashOf(block));
            assert(!wrong);
            (void)wrong;
        }
        m_blocks.push_back(block);
    }

    /// A sequence of legal actions, on a board where the dice fall as the player guesses; some have
    /// conditions.
    Plan turnPlan(Position position) {
        Plan plan;
        std::vector<int> fights;
        const std::uint32_t turn = position.turn;
        const Side side = position.toMove;
        for (std::uint64_t left = m_random.below(12); left > 0; --left) {
            if (position.result || position.turn != turn || position.toMove != side ||
                LegalActions(position).count() == 0)
                break;
            const Action action = choose(position);
            PlanItem item{blockNotation(actionText(action, side)), {}};
            if (!fights.empty() && m_random.below(3) == 0)
                item.conditions.push_back(
                    {fights[m_random.below(fights.size())], static_cast<FightResult>(m_random.below(3))});
            if (action.act == Act::Attack || action.act == Act::Shot)
                fights.push_back(static_cast<int>(plan.size()) + 1);
            plan.push_back(std::move(item));
            position = std::get<Applied>(apply(position, action, m_random)).position;
        }
        return plan;
    }

    /// Prefers fights, so that games end.
    Action choose(const Position& position) {
        const LegalActions legal(position);
        const auto draw = [&] {
            return legal[static_cast<int>(m_random.below(static_cast<std::uint64_t>(legal.count())))];
        };
        Action action = draw();
        for (int attempt = 0; attempt < 20 && action.act != Act::Attack && action.act != Act::Shot; ++attempt)
            action = draw();
        return action;
    }

    dice::Philox m_random;
    std::vector<SigningKey> m_keys;
    std::vector<Block> m_blocks;
    std::vector<Fresh> m_fresh;
    Fresh m_next;
    std::unique_ptr<PostGame> m_game;
};

} // namespace sf::post::test
