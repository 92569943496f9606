// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/square/sheet_rules.h"

namespace sf::paint {

class Paper;

/// Up to how many units a stack can have to be shown on a part of a page, of which there are `perPage` (2 or
/// 4).
int mostBriefUnits(int perPage);
/// A whole sheet without its reminders in a part of a page: name, posture, grid, damage orders, figures.
void paintBriefSheet(Paper& paper, const QRectF& area, const SheetStack& sheet);

} // namespace sf::paint
