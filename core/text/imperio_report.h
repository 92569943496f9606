// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/analysis.h"

#include <QString>

namespace sf::text {

/// The markup of a report: for Markdown or for forums.
enum class Markup : std::uint8_t { Markdown, BBCode };

/// A game's report: V at the start and the end, luck and skill of each side, the result without luck, and
/// each side's three costliest decisions.
QString imperioReport(const imperio::Record& record, const imperio::Analysis& analysis, Markup markup);

} // namespace sf::text
