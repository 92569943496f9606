// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/start_page.h"

namespace sf::app {

/// The bundled examples, the tutorial first.
QList<ui::StartPage::Example> examples();

} // namespace sf::app
