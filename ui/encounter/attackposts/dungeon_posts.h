// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/attackposts/posts_panel.h"

namespace sf::ui {

/// The posts of a dungeon: of its Encounters, its Attack Posts, and of ended Encounters.
std::vector<DungeonPost> postsOf(const encounter::Dungeon& dungeon);
/// Whether other posts, or posts with other titles, are there after these changes.
bool changesPostList(const encounter::Changes& changes);
/// Title and text, as they are posted.
QString postText(const encounter::Dungeon& dungeon, const DungeonPost& post);
/// Null when the post is gone.
const encounter::Comments* commentsOf(const encounter::Dungeon& dungeon, const DungeonPost& post);

} // namespace sf::ui
