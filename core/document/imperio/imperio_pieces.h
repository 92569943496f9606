// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"
#include "core/document/io/alternatives.h"

/// The pieces of a game of Imperio in documents and journals.
namespace sf::document {

/// The member `setup`: what a record would hold, as JSON until there is a whole record.
const Description<imperio::Game>& setupDescription();
/// Reads it. The alterations must be legal (IMP-6).
imperio::Game readSetup(JsonReader& json);

/// What a line of the journal records.
struct SetupLine {
    std::optional<imperio::Game> game; ///< nothing: the set-up is over, or players were renamed later
    std::array<std::string, 2> names;  ///< without a game
    bool begins = false;               ///< as read: there was no game
};
struct PlayedLine {
    std::string play; ///< imperio::entryText()
    bool typed = false;
    qint64 took = 0; ///< seconds on the clock
};
struct CommentLine {
    std::size_t after = 0; ///< entries before it
    std::string text;
};
/// A new branch has no number, a removed one no text.
struct BranchLine {
    std::optional<std::size_t> number; ///< of a branch that was kept before
    std::optional<std::size_t> after;  ///< entries before a new one
    std::string text;                  ///< imperio::branchText()
};
using GameLine = std::variant<SetupLine, PlayedLine, CommentLine, BranchLine>;
const Alternatives<GameLine>& gameLines();

const Description<GameClock>& clockDescription();
/// Who plays each side.
const Description<ImperioDocument::Contents>& playersDescription();

} // namespace sf::document
