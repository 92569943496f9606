// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/tally.h"

#include <QString>

/// Luck and losses in words, for side cards, the end of a game and records.
namespace sf::text {

/// "+3.5 pips": what the dice showed above what could be expected.
QString luckInPips(const imperio::Luck& luck);
/// "+0.84 pieces": the same weighed by what was at stake.
QString luckInPieces(const imperio::Luck& luck);
/// One sentence: "25 dice showed 91 pips, 87.5 were to be expected: +3.5 pips; weighed by what was at stake:
/// +0.84 pieces." Without dice it says so.
QString luckSentence(const imperio::Luck& luck);
/// "2 knights, 1 footsoldier; 1 base destroyed"; "nothing".
QString losses(const imperio::Losses& losses);
/// "3 knights", "1 base".
QString countOf(imperio::Kind kind, int count);

} // namespace sf::text
