// SPDX-License-Identifier: GPL-3.0-or-later
// Reads pasted text as a board of Imperio Bellum. What is accepted is written and read as the same; what is
// not has errors in the order of their lines.
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/text/imperio_text.h"
#include "tests/fuzz/fuzz_input.h"

#include <algorithm>

using namespace sf;
using namespace sf::imperio;

namespace {

void requireThatItReadsBack(const Deployment& deployment, Side side) {
    const PastedBoard again = readBoard(formationText(deployment, side));
    fuzz::require(again.errors.empty(), "a formation that was written is read");
    fuzz::require(again.deployments[indexOf(side)] == deployment, "a formation is read as it was written");
    (void)problems(deployment, Options());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const PastedBoard board = readBoard(fuzz::textOf(data, size));
    fuzz::require(std::ranges::is_sorted(board.errors, {}, &RecordError::line), "errors are in order");
    for (const RecordError& error : board.errors)
        fuzz::require(!text::recordError(error).contains(u'\n'), "an error is one line");
    for (const Side side : sides)
        if (const auto& deployment = board.deployments[indexOf(side)]; deployment && board.errors.empty())
            requireThatItReadsBack(*deployment, side);
    return 0;
}
