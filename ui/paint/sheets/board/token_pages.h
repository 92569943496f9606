// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/sheets/paper/pages.h"

#include <memory>

namespace sf::paint {

struct TokenOrder {
    bool stacks = true;
    bool units = true;
    bool backs = true;         ///< a page of backs behind each page of fronts
    double side = 25;          ///< of a token, in millimetres
    std::optional<int> ofSide; ///< nothing: of all sides
};
inline constexpr double smallestToken = 15;
inline constexpr double largestToken = 60;

/// Tokens to cut out: of each stack its name and size, with the Front marked if it has one, turned over when
/// it has acted; of each living unit its mark with name and figures, turned over when it has croaked.
std::unique_ptr<Pages> tokenPages(battle::Battle battle, const TokenOrder& order, PageSetup setup);

} // namespace sf::paint
