// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_log.h"

#include <QString>

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

/// Whether the line is a loss from the strike of an earlier line, which mentions it too.
bool isLossOfStrike(const document::BattleLog& log, std::size_t line);
/// The losses from the strike of this line, "Stabber 1 croaks, Stabber 2 loses 2 hits"; empty for other
/// lines.
QString lossesOfStrike(const document::BattleLog& log, std::size_t line, const battle::Battle& battle);

/// What the line tells, a strike with its losses. Empty for those losses' own lines and for lines that tell
/// of undo.
QString lineSentence(const document::BattleLog& log, std::size_t line, const battle::Battle& battle);

} // namespace sf::ui
