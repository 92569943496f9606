// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QStringList>

namespace sf::ui {

/// "Ford Watch at south-east meets the Left edge of Hill Company": a sentence per pair of opposing stacks,
/// one of them in the hex.
QStringList describeMeetings(const battle::Battle& battle, hex::Hex hex);

} // namespace sf::ui
