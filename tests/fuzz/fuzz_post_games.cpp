// SPDX-License-Identifier: GPL-3.0-or-later
// Settles a game by post whose blocks were changed, left out and handed in in another order, with checks that
// fit. What holds is a game that its record replays.
#include "core/rules/imperio/record/record_reader.h"
#include "tests/core/post/post_players.h"
#include "tests/fuzz/changed_posts.h"

using namespace sf;
using namespace sf::post;

namespace {

const std::vector<Block>& honestBlocks() {
    static const std::vector<Block> blocks = [] {
        test::Players players(3);
        players.play(24);
        return players.blocks();
    }();
    return blocks;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(fuzz::textOf(data, size));
    const std::vector<Block> blocks = fuzz::changed(choices, honestBlocks());
    for (const CheckedGame& checked : checkGames(test::posted(blocks))) {
        if (!checked.game)
            continue;
        const auto& rules = static_cast<const ImperioPostGame&>(checked.game->rules());
        if (rules.isPlaying())
            fuzz::require(std::holds_alternative<imperio::Replay>(imperio::readRecord(rules.record())),
                          "the record of a game that holds replays");
        fuzz::require(checked.chain.size() == checked.game->count(), "the chain is the game");
    }
    return 0;
}
