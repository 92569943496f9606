// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_log.h"

#include <QStringList>

namespace sf::document {

/// What the other sides have done since the last turn of this side, in a battle in turns: who moved, merged,
/// arrived and fought, and who lost how many units. One line for each, with headings if several sides had
/// turns. Empty for battles in rounds, and if nothing is known.
QStringList turnReport(const BattleLog& log, const battle::Battle& battle, int side);

} // namespace sf::document
