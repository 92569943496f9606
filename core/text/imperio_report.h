// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/analysis.h"

#include <QString>

namespace sf::text {

/// The markup of a report: for Markdown or for forums.
enum class Markup : std::uint8_t { Markdown, BBCode };

/// A chance: "62.4 %".
QString chancePercent(const imperio::Exact& value);
/// A difference of chances: "+3.1 %".
QString signedChance(const imperio::Exact& value);
/// The attacker's chance at the end with luck taken out; marked when it is clipped to 0 or 100 %.
QString resultWithoutLuck(const imperio::Analysis& analysis);

/// A game's report: V at the start and the end, luck and skill of each side, the result without luck, and
/// each side's three costliest decisions.
QString imperioReport(const imperio::Record& record, const imperio::Analysis& analysis, Markup markup);

} // namespace sf::text
