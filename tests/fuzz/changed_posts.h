// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block.h"
#include "core/post/block/field.h"
#include "tests/fuzz/fuzz_input.h"

#include <algorithm>
#include <vector>

namespace sf::fuzz {

using namespace post;

/// A text of the input for a field: plans get letters that plans have.
inline std::string textFrom(Choices& choices, Field field) {
    constexpr std::string_view letters = "R1C2R3x-s,bKAPFCRMSTEHO+qendif1wonlosttiedand0987654321";
    std::string text;
    for (std::size_t size = choices.below(40); size > 0; --size)
        text += letters[choices.below(letters.size())];
    return canonicalPiece(field, text);
}

inline void change(Choices& choices, std::vector<Block>& blocks) {
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
inline bool isReadable(const Block& block) {
    for (std::size_t index = 0; index < fieldCount; ++index)
        if (const auto field = static_cast<Field>(index);
            block.has(field) && !isWellFormed(field, block.value(field)))
            return false;
    return !formFault(block);
}

/// The blocks of a game with up to 20 changes of the input: of fields, or other blocks in their place.
inline std::vector<Block> changed(Choices& choices, std::vector<Block> blocks) {
    for (int changes = 0; changes < 20 && !choices.atEnd(); ++changes)
        change(choices, blocks);
    std::erase_if(blocks, [](const Block& block) { return !isReadable(block); });
    return blocks;
}

} // namespace sf::fuzz
