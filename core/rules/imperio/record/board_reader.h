// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"
#include "core/rules/imperio/record/record_error.h"

#include <variant>
#include <vector>

namespace sf::imperio {

/// A board in a pasted text, and all its errors, so that they can be fixed together.
struct PastedBoard {
    /// Of a set-up, one per side in the text. They may violate IMP-5. Valid only if there are no errors.
    std::array<std::optional<Deployment>, 2> deployments;
    /// Of a board from the middle of a game, and the first turn of a set-up that satisfies IMP-5.
    std::optional<Position> position;
    std::vector<RecordError> errors; ///< by line
};

/// Reads a board in any text (IMP-2): a whole record, all nine rows or one side's two, lines of
/// reinforcements and those of positionText(). Words around it are skipped; boardLines() tells what else may
/// be. If both sides have one set of letters, the rows determine the side, and a base that differs in colour
/// from its side's pieces is the headquarters. Pieces between the sides' rows, or a line such as "turn: 12d",
/// make it a position, which the rules must allow; there the coloured form must have this program's colours.
/// A line "rules:" replaces `options`. From a record come the deployments, the defender's with its
/// alterations, and the last position.
PastedBoard readBoard(std::string_view text, const Options& options = {});

/// Reads only what can be set up: pieces elsewhere are errors, and the lines of a position are skipped.
PastedBoard readSetup(std::string_view text);

/// The deployments in the source's example, the attacker's first.
std::array<Deployment, 2> sourceExample();

/// Reads reinforcements such as "Kx6; Ax10" in the side's letters into `reserve`.
std::optional<RecordError> readReinforcementsOf(std::string_view text, Side side, Reinforcements& reserve);

/// Reads one alteration such as "R9C1 M-S" in the side's letters (IMP-6).
std::variant<Alteration, RecordError> readAlterationOf(std::string_view text, Side side);

/// Returns two rows in the side's letters and, if there are any, a line of reinforcements.
std::string formationText(const Deployment& deployment, Side side);

} // namespace sf::imperio
