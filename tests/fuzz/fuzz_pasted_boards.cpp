// SPDX-License-Identifier: GPL-3.0-or-later
// Reads pasted text as a board of Imperio Bellum, of the set-up and from the middle of a game. What is
// accepted is written and read as the same; what is not has errors in the order of their lines.
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/setup/any_position.h"
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

void requireAPosition(const PastedPosition& pasted) {
    fuzz::require(std::ranges::is_sorted(pasted.errors, {}, &RecordError::line), "errors are in order");
    fuzz::require(pasted.errors.empty() == pasted.position.has_value(), "a position or what is wrong");
    for (const RecordError& error : pasted.errors)
        fuzz::require(!text::recordError(error).contains(u'\n'), "an error is one line");
    if (!pasted.position)
        return;
    fuzz::require(problemsOf(*pasted.position).empty(), "the rules allow a position that is accepted");
    const PastedPosition again = readPosition(positionText(*pasted.position), pasted.position->options);
    fuzz::require(again.position == pasted.position, "a position is read as it was written");
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
    requireAPosition(readPosition(fuzz::textOf(data, size), Options()));
    return 0;
}
