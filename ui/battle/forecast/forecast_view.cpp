// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/forecast/forecast_view.h"

namespace sf::ui {

ForecastView::~ForecastView() = default;

} // namespace sf::ui
