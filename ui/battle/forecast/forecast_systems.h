// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

class QWidget;

namespace sf::ui {

class ForecastView;

/// The registry of forecasts: the view of the system that a battle is played by; null where it has none.
ForecastView* makeForecastView(RuleSystem system, QWidget* parent);

} // namespace sf::ui
