// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/play_line.h"

namespace sf::imperio {

/// What a player typed in the record's notation, ready to play.
struct TypedPlay {
    std::vector<Action> actions;          ///< one, or a knight's consecutive steps
    std::optional<std::vector<int>> dice; ///< in throwing order; if absent, they are to be thrown
};

/// The action in the record's signs where it was written in words, as players of English forums do: "knight
/// R6C5 to R7C5" is "R6C5-R7C5". `own` are the words of the player's language with their signs, if they have
/// any: "to=- attacks=x the=".
std::string withSigns(std::string_view text, std::string_view own = {});

/// Reads "R2C4-R3C4", ignoring case, in signs or in words, with or without turn and dice. All of it must be
/// legal in this position; otherwise returns an error with its rule.
std::variant<TypedPlay, RecordError> readTyped(std::string_view text, const Position& position,
                                               std::string_view own = {});

/// The same for the set-up, in the letters of the side that is setting up: alterations as in a record ("+S
/// R9C1", "R8C2-R9C3", "-R9C1", "R9C1 M-S", "+S", "-S", "S-R"; allowed but not counted while deploying),
/// reinforcements ("Cx5; Rx20"), and "end" when the side is ready.
std::variant<SetupEdit, RecordError> readTypedSetup(std::string_view text, const Game& game);

} // namespace sf::imperio
