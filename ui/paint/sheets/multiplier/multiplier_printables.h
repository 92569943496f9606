// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/printables.h"

namespace sf::paint {

/// What is printed for multiplier combat: stack sheets, blank ones, the rules reference.
std::vector<Printable> multiplierPrintables(const battle::Battle& battle, const BattleFocus& focus);

} // namespace sf::paint
