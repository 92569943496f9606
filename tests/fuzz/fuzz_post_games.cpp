// SPDX-License-Identifier: GPL-3.0-or-later
// Settles a game by post whose blocks were changed, left out and handed in in another order, with checks that
// fit. What holds is a game that its record replays.
#include "core/post/block/base32.h"
#include "core/rules/imperio/record/record_reader.h"
#include "tests/core/post/post_players.h"
#include "tests/fuzz/fuzz_input.h"

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

/// A text of the input for a field: plans get letters that plans have.
std::string textFrom(fuzz::Choices& choices, Field field) {
    constexpr std::string_view letters = "R1C2R3x-s,bKAPFCRMSTEHO+qendif1wonlosttiedand0987654321";
    std::string text;
    for (std::size_t size = choices.below(40); size > 0; --size)
        text += letters[choices.below(letters.size())];
    return canonicalPiece(field, text);
}

void change(fuzz::Choices& choices, std::vector<Block>& blocks) {
    Block& block = blocks[choices.below(blocks.size())];
    const auto field = static_cast<Field>(choices.below(fieldCount));
    const Block& from = blocks[choices.below(blocks.size())];
    switch (choices.below(3)) {
    case 0:
        block.values[post::indexOf(field)] = from.values[post::indexOf(field)];
        break;
    case 1:
        block.set(field, textFrom(choices, field));
        break;
    default:
        block = from;
    }
}

/// Only what the reader would have accepted comes to be settled.
bool isReadable(const Block& block) {
    for (std::size_t index = 0; index < fieldCount; ++index)
        if (const auto field = static_cast<Field>(index);
            block.has(field) && !isWellFormed(field, block.value(field)))
            return false;
    return !formFault(block);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(fuzz::textOf(data, size));
    std::vector<Block> blocks = honestBlocks();
    for (int changes = 0; changes < 20 && !choices.atEnd(); ++changes)
        change(choices, blocks);
    std::erase_if(blocks, [](const Block& block) { return !isReadable(block); });
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
