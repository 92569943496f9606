// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/start_page.h"

namespace sf::app {

/// The examples that come with the program, the teaching one first.
QList<ui::StartPage::Example> examples();

} // namespace sf::app
