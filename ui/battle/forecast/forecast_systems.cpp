// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/forecast/forecast_systems.h"

#include "ui/battle/multiplier/forecast_multiplier_view.h"
#include "ui/battle/smm/forecast/forecast_smm_view.h"

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
