// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/document/io/load_error.h"
#include "core/rules/battle/battle.h"

#include <QByteArray>

#include <variant>

namespace sf::document {

struct LoadedBattle {
    battle::Battle battle;
    Journal journal;
};

/// A battle from the bytes of its file, UTF-8. All or nothing: every check of the format is made, and the
/// first thing that is wrong is named with its place.
std::variant<LoadedBattle, LoadError> loadBattle(const QByteArray& bytes);

/// The checks that need the whole battle: ids, hexes, sides, kinds and hits; also gives the units their
/// profiles and the hits left that the file did not say.
std::optional<LoadError> completeBattle(battle::Battle& battle, std::vector<battle::Stack> stacks);

} // namespace sf::document
