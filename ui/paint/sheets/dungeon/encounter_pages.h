// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"
#include "ui/paint/sheets/paper/pages.h"

#include <memory>

/// A dungeon on paper.
namespace sf::paint {

/// A card for each @, with its hit points to cross out.
std::unique_ptr<Pages> partyPages(const encounter::Dungeon& dungeon, PageSetup setup);
/// A card for each Monster, Encounter by Encounter.
std::unique_ptr<Pages> monsterPages(const encounter::Dungeon& dungeon, PageSetup setup);
/// Every post with its comments, as text.
std::unique_ptr<Pages> postPages(const encounter::Dungeon& dungeon, PageSetup setup);

} // namespace sf::paint
