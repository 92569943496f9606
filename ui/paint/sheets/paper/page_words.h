// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace sf::paint {

/// "after battle round 2, 21 November 2026": what stands below the title of a printed document.
QString printedWhen(std::optional<int> round, QDate date);

} // namespace sf::paint
