// SPDX-License-Identifier: GPL-3.0-or-later
// Reads pasted text for blocks. What is accepted is written and read as the same; what is not has problems
// with lines of the text.
#include "core/post/block/block_reader.h"
#include "core/post/block/block_writer.h"
#include "tests/fuzz/fuzz_input.h"

#include <algorithm>

using namespace sf;
using namespace sf::post;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const ReadText read = readBlocks(text);
    const auto lines = 1 + std::ranges::count_if(text, [](char c) { return c == '\n' || c == '\r'; });
    for (const ReadProblem& problem : read.problems)
        fuzz::require(problem.line >= 1, "a problem has a line");
    for (const ReadBlock& block : read.blocks) {
        fuzz::require(block.firstLine >= 1 && block.lastLine <= lines, "a block lies within the text");
        const ReadText again = readBlocks(blockText(block.block));
        fuzz::require(again.problems.empty() && again.blocks.size() == 1, "a block that was written is read");
        fuzz::require(again.blocks.front().hash == block.hash, "a block is read as it was written");
    }
    return 0;
}
