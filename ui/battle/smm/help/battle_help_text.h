// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the help on Stack Management Mechanics, as BattleHelpText::tr("...").
#pragma once

#include <QCoreApplication>

namespace sf::ui {

struct BattleHelpText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::BattleHelpText)
};

} // namespace sf::ui
