// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"

#include <QSizeF>

class QPainter;

namespace sf::paint {
struct Theme;
}

namespace sf::ui {

/// A small picture of a dungeon for lists: its floors below each other, a disc an @, a diamond a Monster.
void paintDungeonPreview(const encounter::Dungeon& dungeon, QPainter& painter, QSizeF size,
                         const paint::Theme& theme);

} // namespace sf::ui
