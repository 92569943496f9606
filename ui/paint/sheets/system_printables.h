// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/printables.h"

/// What is printed for each rule system: sheets of its stacks, blank ones, the rules reference.
namespace sf::paint {

std::vector<Printable> squarePrintables(const battle::Battle& battle, const BattleFocus& focus);
std::vector<Printable> multiplierPrintables(const battle::Battle& battle, const BattleFocus& focus);

} // namespace sf::paint
