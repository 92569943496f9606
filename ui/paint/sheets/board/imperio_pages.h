// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"
#include "ui/paint/sheets/paper/pages.h"

#include <QString>

#include <memory>

/// Imperio Bellum on paper.
namespace sf::paint {

/// What a game's pages show.
struct ImperioSheet {
    imperio::Board board;
    imperio::Squares entrenched;
    std::array<QString, 2> players;
    QString state;                                         ///< "turn 3, the defender to move"
    std::array<imperio::Reinforcements, 2> reinforcements; ///< waiting
    std::array<imperio::Deployment, 2> deployments;        ///< as set out: what pieces a set needs
    std::optional<imperio::Position> begun;                ///< instead of deployments
    imperio::Options options;
    QString record; ///< the text record, empty before play
};

/// The board as large as the page lets it be, with the position or empty to play on.
std::unique_ptr<Pages> imperioBoardPages(const ImperioSheet& sheet, bool empty, PageSetup setup);
/// The pieces of both sides to cut out, for a board whose squares are `square` millimetres: those of the
/// deployments with their reinforcements; of sides that have set out nothing a full set.
std::unique_ptr<Pages> imperioPiecePages(const ImperioSheet& sheet, double square, PageSetup setup);
/// The side of a square of the board that imperioBoardPages prints, in millimetres.
double imperioSquare(const PageSetup& setup);
/// The game record, line by line.
std::unique_ptr<Pages> imperioRecordPages(const ImperioSheet& sheet, PageSetup setup);
/// A score sheet, empty on both sides of a leaf or filled with the game; no pages if a game to fill in hasn't
/// begun.
std::unique_ptr<Pages> imperioScorePages(const ImperioSheet& sheet, bool blank, PageSetup setup);
/// The rules with the table of dice on one page, whatever its size, and which house rules differ.
std::unique_ptr<Pages> imperioRulesPage(const imperio::Options& options, PageSetup setup);
/// All fights with their dice and chances.
std::unique_ptr<Pages> imperioOddsPages(PageSetup setup);

} // namespace sf::paint
