// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_log.h"

#include <QStringList>

#include <cstdint>
#include <span>
#include <vector>

namespace sf::document {

/// What a side or a stack lost.
struct Losses {
    QString name;
    int units = 0;         ///< that croaked
    std::int64_t hits = 0; ///< of all its units
    bool operator==(const Losses&) const = default;
};
struct SideLosses {
    Losses all;
    std::vector<Losses> stacks; ///< those that lost something, most units first, then most hits
    bool operator==(const SideLosses&) const = default;
};
/// What these lines tell, by side; undone lines don't count. `battle` has all their stacks.
std::vector<SideLosses> lossesIn(std::span<const LogLine> lines, const battle::Battle& battle);
/// What each side has lost since this side last said that it was ready (BAT-4) or ended its turn (BAT-13).
/// Empty if there was no round and no other turn since.
std::vector<SideLosses> lossesSince(const BattleLog& log, const battle::Battle& battle, int side);
bool isAnybodyHurt(const std::vector<SideLosses>& losses);
/// "Vanguard: 3 croaked, 14 hits lost".
QString lossLine(const Losses& losses);
/// A line for each side, or one if nobody was hurt.
QStringList lossLines(const std::vector<SideLosses>& losses);

/// What the other sides have done since the last turn of this side, in a battle in turns: who moved, merged,
/// arrived and fought, and who lost how many units. One line for each, with headings if several sides had
/// turns, or one that nobody has done anything. Empty for battles in rounds, and before the first turn ends.
QStringList turnReport(const BattleLog& log, const battle::Battle& battle, int side);

} // namespace sf::document
