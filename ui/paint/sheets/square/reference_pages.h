// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/sheets/paper/pages.h"

#include <memory>

namespace sf::paint {

/// Stack Management Mechanics on one page under the house rules of a battle: sizes and multipliers, edges,
/// damage orders, chances to hit, terrain. Every figure comes out of the rules themselves.
std::unique_ptr<Pages> referencePages(const battle::Battle& battle, PageSetup setup);

} // namespace sf::paint
