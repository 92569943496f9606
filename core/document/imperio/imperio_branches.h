// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"

namespace sf::document {

/// A game that begins like `game` up to `entries` entries, to try something else from there. Its dice have a
/// seed of their own, so that they say nothing about those of the game. `game` must have begun.
std::unique_ptr<ImperioDocument> tryFrom(ImperioDocument& game, std::size_t entries);
/// A branch of the game as a game of its own, in which people play both sides.
std::unique_ptr<ImperioDocument> openBranch(ImperioDocument& game, std::size_t number);

/// What `tried` has from where it differs from `game`, or nothing if it doesn't. Both have the same set-up.
std::optional<imperio::Branch> branchOf(const ImperioDocument& tried, const ImperioDocument& game);
/// Whether keepBranch() would change anything.
bool canKeepBranch(const ImperioDocument& tried);
/// Keeps `tried` as a branch of its origin, in place of what was kept of it before. Then it has no unsaved
/// changes.
bool keepBranch(ImperioDocument& tried);
/// Where a branch leaves the game, such as "2a".
QString turnOf(const imperio::Branch& branch);

} // namespace sf::document
