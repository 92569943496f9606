// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sf::ui {

class LookBack;

/// The bar to look back through a game: that of its film, with bookmarks.
QWidget* makeRecordBar(LookBack& lookBack, QWidget* parent);

} // namespace sf::ui
