// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/film.h"
#include "core/rules/battle/battle.h"
#include "core/rules/encounter/dungeon.h"
#include "core/rules/imperio/board/position.h"

#include <memory>
#include <optional>
#include <variant>

namespace sf::document {
class Document;
}

namespace sf::cli {

/// A document at some point, as its journal or record tells it.
struct Replayed {
    std::unique_ptr<document::Film> film;
    int all = 0;    ///< how many events of a battle, or actions of a game or a dungeon, there are
    int after = 0;  ///< how many of them have happened
    int scenes = 0; ///< of the film, that are over then
    std::variant<battle::Battle, imperio::Position, encounter::Dungeon> state;
};
/// What a side of a battle, or everybody if there is no viewer, could see after so many events or actions, or
/// at the end. Prints an error line and returns nothing if there are fewer, or no such side. What the film
/// can't show becomes a warning.
std::optional<Replayed> replayed(const document::Document& document, const QString& path,
                                 std::optional<int> after, std::optional<int> viewer = {});

/// Who stands where with how many hits, as one JSON object.
QByteArray replayedAsJson(const Replayed& replayed);
/// What has happened, a scene a line, with its dice and rule.
QByteArray replayedAsText(const Replayed& replayed);

} // namespace sf::cli
