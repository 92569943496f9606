// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "core/post/block/block_writer.h"
#include "core/post/game/game_check.h"
#include "core/post/game/imperio_post_game.h"
#include "core/post/game/imperio_setup_plan.h"
#include "core/post/game/post_draft.h"
#include "core/rules/dice/philox.h"
#include "core/rules/imperio/game/legal.h"

namespace sf::bench {
namespace {

constexpr int postRuns = 5;

/// Up to three random actions with at most one fight, so that the game lasts.
std::string turnOf(const imperio::Position& position, dice::Philox& random) {
    post::Plan plan;
    const imperio::LegalActions legal(position);
    for (int action = 0; action < 3 && legal.count() > 0; ++action) {
        const imperio::Action chosen =
            legal[static_cast<int>(random.below(static_cast<std::uint64_t>(legal.count())))];
        const bool isFight = chosen.act == imperio::Act::Attack || chosen.act == imperio::Act::Shot;
        if (!isFight || action == 2)
            plan.push_back({post::blockNotation(actionText(chosen, position.toMove)), {}});
    }
    return planValue(plan);
}

std::string planFor(const post::ImperioPostGame& rules, post::Writer writer, dice::Philox& random) {
    if (rules.isPlaying())
        return turnOf(rules.game().position, random);
    const imperio::Game& game = rules.game();
    if (!rules.setsOut(writer) || game.stage == imperio::Stage::DefenderAlters)
        return {};
    return post::deploymentPlan(randomDeployment(game.options, random), game.settingUp());
}

enum class Turns { Random, Ended };

/// A game of this many blocks, unless it ends before, as text. Turns that are ended at once make it last.
std::string gameText(std::size_t blocks, Turns turns) {
    dice::Philox random(20260101, 1);
    std::vector<post::Fresh> fresh;
    const auto draw = [&]() -> const post::Fresh& {
        const auto secret = post::sha256(std::to_string(random.next64()));
        return fresh.emplace_back(post::Fresh{secret, {}, 1'700'000'000});
    };
    post::Invitation invitation;
    if (turns == Turns::Ended)
        invitation.options.pieces = imperio::Options::unlimited;
    invitation.starter = "Ada";
    invitation.answerer = "Ben";
    const auto first = inviting(invitation, draw());
    post::PostGame game(*first, hashOf(*first));
    std::string text = blockText(*first);
    while (game.count() < blocks && !game.end()) {
        post::Reply reply;
        const post::GameRules* rules = &game.rules();
        std::optional<post::PostGame::Opening> opening;
        if (game.count() > 1) {
            reply.opened = fresh[game.count() - 2].secret;
            opening = game.opening(*reply.opened);
            rules = opening->rules.get();
        }
        const auto& now = static_cast<const post::ImperioPostGame&>(*rules);
        reply.plan = turns == Turns::Ended && now.isPlaying()
                         ? "end"
                         : planFor(now, post::writerOf(game.count() + 1), random);
        const auto block = std::get<post::Block>(replying(game, reply, draw()));
        game.add(block, hashOf(block));
        text += "Your turn!\n" + blockText(block);
    }
    return text;
}

/// Milliseconds from the pasted text to a checked position.
double checkingTime(const std::string& text, std::size_t blocks) {
    std::size_t checked = 0;
    const double time = calmest([&] {
        return medianTime(postRuns, [&] {
            const post::ReadText read = post::readBlocks(text);
            std::vector<post::PostedBlock> posted;
            for (const post::ReadBlock& block : read.blocks)
                posted.push_back({block, 0});
            const auto games = post::checkGames(posted);
            checked = games.size() == 1 && games.front().problems.empty() ? games.front().chain.size() : 0;
        });
    });
    require(checked == blocks);
    return time;
}

Result checkedGame() {
    return {checkingTime(gameText(100, Turns::Random), 100), {}, 100};
}

/// Four times as many blocks should take about four times as long.
Result checkedLongGame() {
    constexpr std::size_t blocks = 4000;
    return {checkingTime(gameText(blocks, Turns::Ended), blocks),
            checkingTime(gameText(blocks / 4, Turns::Ended), blocks / 4), 4.4};
}

} // namespace

void addPostRows(Bench& bench) {
    bench.add(QStringLiteral("post: 100 blocks from pasted text to a checked position"), QStringLiteral("ms"),
              checkedGame);
    bench.add(QStringLiteral("post: 4,000 blocks checked, against 1,000"), QStringLiteral("ms"),
              checkedLongGame);
}

} // namespace sf::bench
