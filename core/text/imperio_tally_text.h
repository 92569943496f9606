// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/tally.h"

#include <QString>

/// Texts for luck and losses, for side cards, the end of a game and records.
namespace sf::text {

/// "+3.5 pips": the dice compared with their expected value.
QString luckInPips(const imperio::Luck& luck);
/// "+0.84 pieces": the same weighted by what was at stake.
QString luckInPieces(const imperio::Luck& luck);
/// One sentence: "25 dice showed 91 pips, 87.5 were to be expected: +3.5 pips; weighed by what was at stake:
/// +0.84 pieces." Says so if there were no dice.
QString luckSentence(const imperio::Luck& luck);
/// "2 knights, 1 footsoldier; 1 base destroyed"; "nothing".
QString losses(const imperio::Losses& losses);
/// "3 knights", "1 base".
QString countOf(imperio::Kind kind, int count);

} // namespace sf::text
