// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <functional>

namespace sf::ui {

class BoardContext;

/// Opens a menu of several stacks at the hex of the first one, which Enter chooses.
void showStackMenu(const BoardContext& context, const std::vector<battle::StackPointer>& stacks,
                   const std::function<void(const battle::StackId&)>& choose);

} // namespace sf::ui
