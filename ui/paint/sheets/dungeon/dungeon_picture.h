// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/theme.h"

#include <memory>
#include <QSizeF>

class QPainter;

namespace sf::encounter {
struct Dungeon;
}

namespace sf::paint {

/// A dungeon as one picture, floor by floor: its @s, its Encounters with their Monsters, each on a card, and
/// its Loot. Keeps no reference to the dungeon.
class DungeonPicture {
public:
    explicit DungeonPicture(const encounter::Dungeon& dungeon);
    ~DungeonPicture();

    /// Its proportions.
    QSizeF shape() const;
    void paint(QPainter& painter, const Theme& theme, QSizeF size) const;

private:
    struct Parts;
    std::unique_ptr<Parts> m;
};

} // namespace sf::paint
