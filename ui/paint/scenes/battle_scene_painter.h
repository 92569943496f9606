// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/battle_film.h"
#include "ui/paint/base/hex_layout.h"

class QPainter;

namespace sf::paint {

struct Theme;

/// A scene of a battle with what the board was before and is after it.
struct BattleScenePicture {
    battle::Battle before;
    battle::Battle after;
    document::BattleScene scene;

    /// The last of so many scenes of the film, 0 to count(); the beginning if there are none.
    static BattleScenePicture of(const document::BattleFilm& film, int scenes);

    // `progress`: how far the scene has got, 0 to 1

    /// What stands on the board while the scene moves over it, or after that.
    const battle::Battle& board(double progress) const;
    /// The stacks that move meanwhile, which stand on that board where they came from.
    std::vector<battle::StackId> moving(double progress) const;
    /// The stack with what it has lost so far.
    battle::Stack hurt(const battle::Stack& stack, double progress) const;
    /// The hexes where it happens.
    std::vector<hex::Hex> hexes() const;
};

/// What happens in the scene, over its board: stacks glide along their paths and turn, attacker and target
/// light up with their names, units fall one after the other and the loss floats up. Its dice are on the card
/// (fight_card.h).
void paintBattleScene(QPainter& painter, const HexLayout& layout, const BattleScenePicture& picture,
                      double progress, const Theme& theme);

} // namespace sf::paint
