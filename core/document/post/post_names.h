// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/post_game.h"
#include "core/rules/battle/play/play.h"

#include <QString>

/// The names that new games by post may have. Readers accept more, so that older games stay readable.
namespace sf::document {

/// Returns what is wrong with a name, or an empty text: it must have 1 to 60 characters in normalization form
/// C, none of which controls or formats text (U+200C and U+200D inside words aside), no blanks other than
/// single spaces inside it, and no word that mixes Latin, Greek and Cyrillic letters.
QString nameProblem(const QString& name);
/// The same for a player's name, which can't have a # or an @.
QString playerNameProblem(const QString& name);
/// Whether two players' names differ at most in capitals.
bool areAlike(const QString& one, const QString& other);
/// The first problem of any name in a battle: of sides, stacks, units, their kinds and structures.
QString namesProblem(const battle::Battle& battle);
/// The first problem of the names in a game that begins: those of the players, who must be called
/// differently, and of its battle.
QString namesProblem(const post::PostGame& game);
/// The names that orders give to stacks.
QString namesProblem(const battle::SealedPlan& orders);

} // namespace sf::document
