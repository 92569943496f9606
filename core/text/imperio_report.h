// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/analysis.h"

#include <QString>

namespace sf::text {

/// How a report is marked up: for Markdown, or for forums.
enum class Markup : std::uint8_t { Markdown, BBCode };

/// The report of a game: V at the start and the end, luck and skill of each side, the result without luck,
/// and the three costliest decisions of each side.
QString imperioReport(const imperio::Record& record, const imperio::Analysis& analysis, Markup markup);

} // namespace sf::text
