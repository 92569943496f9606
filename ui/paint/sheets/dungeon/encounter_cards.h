// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"
#include "ui/paint/sheets/dungeon/being_cards.h"

/// The text of a dungeon's cards, on paper and in pictures.
namespace sf::paint {

BeingCard cardOf(const encounter::Dungeon& dungeon, const encounter::Person& person);
BeingCard cardOf(const encounter::Dungeon& dungeon, const encounter::Encounter& encounter,
                 const encounter::Monster& monster);
/// "Cap, Short bow"; "none".
QString itemNames(const encounter::Dungeon& dungeon, const std::vector<std::string>& ids);

} // namespace sf::paint
