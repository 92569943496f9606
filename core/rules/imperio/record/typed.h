// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/play_line.h"

namespace sf::imperio {

/// What a player typed in the record's notation, to be played as it stands.
struct TypedPlay {
    std::vector<Action> actions;          ///< one, or a knight's steps one after the other
    std::optional<std::vector<int>> dice; ///< in the order in which they are thrown; absent: to be thrown
};

/// Reads "R2C4-R3C4", with or without the turn, in upper or lower case, with dice or without. All of it is
/// legal in this position; otherwise says what is not and by which rule.
std::variant<TypedPlay, RecordError> readTyped(std::string_view text, const Position& position);

/// The same for the set-up, in the letters of the side that sets out: alterations as the record writes them
/// ("+S R9C1", "R8C2-R9C3", "-R9C1", "R9C1 M-S", "+S", "-S", "S-R"; also while deploying, where they do not
/// count), reinforcements ("Cx5; Rx20"), and "end" when the side is ready.
std::variant<SetupEdit, RecordError> readTypedSetup(std::string_view text, const Game& game);

} // namespace sf::imperio
