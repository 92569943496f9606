// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"

#include <QString>

namespace sf::ui {

/// Every @ in a paragraph, by floor: HP, kills and XP, weapon, armor, items and statuses; to be pasted into a
/// post.
QString partyText(const encounter::Dungeon& dungeon);

} // namespace sf::ui
