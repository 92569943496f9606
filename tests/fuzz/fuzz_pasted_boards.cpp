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
    const PastedBoard again = readSetup(formationText(deployment, side));
    fuzz::require(again.errors.empty(), "a formation that was written is read");
    fuzz::require(again.deployments[indexOf(side)] == deployment, "a formation is read as it was written");
    (void)problems(deployment, Options());
}

void requireErrorsInOrder(const PastedBoard& board) {
    fuzz::require(std::ranges::is_sorted(board.errors, {}, &RecordError::line), "errors are in order");
    for (const RecordError& error : board.errors)
        fuzz::require(!text::recordError(error).contains(u'\n'), "an error is one line");
    for (const Side side : sides)
        if (const auto& deployment = board.deployments[indexOf(side)]; deployment && board.errors.empty())
            requireThatItReadsBack(*deployment, side);
}

void requireAPosition(const Position& position) {
    fuzz::require(problemsOf(position).empty(), "the rules allow a position that is accepted");
    const PastedBoard again = readBoard(positionText(position), position.options);
    fuzz::require(again.position == position, "a position is read as it was written");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    requireErrorsInOrder(readSetup(fuzz::textOf(data, size)));
    const PastedBoard board = readBoard(fuzz::textOf(data, size));
    requireErrorsInOrder(board);
    const auto& [attacker, defender] = board.deployments;
    fuzz::require(!board.errors.empty() || board.position || attacker || defender,
                  "a board or what is wrong");
    if (board.errors.empty() && board.position)
        requireAPosition(*board.position);
    return 0;
}
