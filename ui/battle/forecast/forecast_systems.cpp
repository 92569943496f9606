// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/forecast/forecast_systems.h"

#include "ui/battle/forecast/forecast_smm_view.h"
#include "ui/battle/turns/forecast_multiplier_view.h"

namespace sf::ui {

ForecastView* makeForecastView(RuleSystem system, QWidget* parent) {
    switch (system) {
    case RuleSystem::Smm:
        return new ForecastSmmView(parent);
    case RuleSystem::Multiplier:
        return new ForecastMultiplierView(parent);
    default:
        return nullptr;
    }
}

} // namespace sf::ui
