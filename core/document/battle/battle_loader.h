// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/document/io/load_error.h"
#include "core/rules/battle/battle.h"

#include <QByteArray>

#include <optional>
#include <variant>

namespace sf::document {

struct LoadedBattle {
    battle::Battle battle;
    Journal journal;
    /// How many entries of the journal anybody may read; nothing unless a sealed phase hides the others.
    std::optional<std::size_t> openEntries;
};

/// Loads a battle from the bytes of its file, UTF-8. All format checks apply; the first error is reported
/// with its place, and nothing is loaded.
std::variant<LoadedBattle, LoadError> loadBattle(const QByteArray& bytes);

/// Checks what needs the whole battle (ids, hexes, sides, kinds and hits), and fills in units' profiles and
/// hits left that the file omits.
std::optional<LoadError> completeBattle(battle::Battle& battle, std::vector<battle::Stack> stacks);

} // namespace sf::document
