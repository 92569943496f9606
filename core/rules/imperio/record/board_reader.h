// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/setup.h"
#include "core/rules/imperio/record/record_error.h"

#include <variant>
#include <vector>

namespace sf::imperio {

/// The deployments in a pasted text, and all its errors, so that they can be fixed together.
struct PastedBoard {
    /// One per side in the text; valid only if there are no errors.
    std::array<std::optional<Deployment>, 2> deployments;
    std::vector<RecordError> errors; ///< by line
};

/// Reads a text board (IMP-2): all nine rows or one side's two, and lines of reinforcements. Spaces, empty
/// lines, comments, headings, the forum's colour tags and the lines of positionText() are skipped. In the
/// coloured form, which has one set of letters, the rows determine the side, and a base that differs in
/// colour from its side's pieces is the headquarters. From a whole record it reads the deployments, the
/// defender's with its alterations. It doesn't check IMP-5.
PastedBoard readBoard(std::string_view text);

/// The deployments in the source's example, the attacker's first.
std::array<Deployment, 2> sourceExample();

/// Reads reinforcements such as "Kx6; Ax10" in the side's letters into `reserve`.
std::optional<RecordError> readReinforcementsOf(std::string_view text, Side side, Reinforcements& reserve);

/// Reads one alteration such as "R9C1 M-S" in the side's letters (IMP-6).
std::variant<Alteration, RecordError> readAlterationOf(std::string_view text, Side side);

/// Returns two rows in the side's letters and, if there are any, a line of reinforcements.
std::string formationText(const Deployment& deployment, Side side);

} // namespace sf::imperio
