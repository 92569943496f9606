// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/setup.h"
#include "core/rules/imperio/record/record_error.h"

#include <variant>
#include <vector>

namespace sf::imperio {

/// What a pasted text sets out, and everything that is wrong with it, so that all of it can be mended at
/// once.
struct PastedBoard {
    /// Of the sides that the text holds; meant only when nothing is wrong.
    std::array<std::optional<Deployment>, 2> deployments;
    std::vector<RecordError> errors; ///< in the order of their lines
};

/// Reads a text board (IMP-2): all nine rows or one side's two, and lines of reinforcements. Spaces, empty
/// lines, comments, headings and the forum's colour tags are passed over; in the coloured form, which has one
/// set of letters, the rows tell the sides and a base of another colour than its pieces is the headquarters.
/// A whole record gives its deployments, the defender's with the alterations. Whether they satisfy IMP-5 is
/// not asked here.
PastedBoard readBoard(std::string_view text);

/// The deployments of the source's example, the attacker's first.
std::array<Deployment, 2> sourceExample();

/// Reinforcements such as "Kx6; Ax10" in the letters of the side; `reserve` is what they come to.
std::optional<RecordError> readReinforcementsOf(std::string_view text, Side side, Reinforcements& reserve);

/// One alteration such as "R9C1 M-S" in the letters of the side (IMP-6).
std::variant<Alteration, RecordError> readAlterationOf(std::string_view text, Side side);

/// Two rows in the side's letters and, when there are any, a line of reinforcements.
std::string formationText(const Deployment& deployment, Side side);

} // namespace sf::imperio
