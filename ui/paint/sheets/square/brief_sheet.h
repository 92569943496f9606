// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/square/sheet_rules.h"

namespace sf::paint {

class Paper;

/// Whether everything about the stack fits legibly into this part of a page.
bool fitsBriefSheet(const QRectF& area, const SheetStack& sheet);
/// A whole sheet without its reminders in a part of a page: name, posture, grid, damage orders, figures.
void paintBriefSheet(Paper& paper, const QRectF& area, const SheetStack& sheet);

} // namespace sf::paint
