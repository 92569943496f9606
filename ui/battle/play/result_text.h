// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/play/play.h"

#include <QString>

/// How a played battle ended, in words (BAT-10 to BAT-12).
namespace sf::ui {

/// "Reds win", "Reds and Greens win", "A draw".
QString outcomeText(const battle::Battle& battle, const battle::PlayResult& result);
/// The condition that decided, in one sentence with its rule.
QString endingText(const battle::Battle& battle, const battle::PlayResult& result);

} // namespace sf::ui
