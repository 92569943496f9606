// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"

#include <QRandomGenerator>

namespace sf::ui {

/// Unpredictable dice for what is rolled before a game has its seed: roles and formations.
class SystemDice final : public dice::Source {
public:
    int roll(int sides) override { return 1 + QRandomGenerator::system()->bounded(sides); }
};

} // namespace sf::ui
