// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace sf::battle {
struct Battle;
}

namespace sf::paint {

/// "after battle round 2, 21 November 2026": the line below a printed document's title.
QString printedWhen(std::optional<int> round, QDate date);
/// "Reds (disc)": a side, and the shape of its tokens.
QString printedSide(const battle::Battle& battle, int side);

} // namespace sf::paint
