// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/help_page.h"

namespace sf::ui {

/// The page that teaches games by post.
QList<HelpPage> postHelp();

} // namespace sf::ui
