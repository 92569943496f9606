// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>

namespace sf::ui {

/// A stack's name as it is saved, or its id: what an editor of the name begins with.
inline QString savedName(const battle::Stack& stack) {
    return QString::fromStdString(stack.name.empty() ? stack.id.text : stack.name);
}
/// "Hill Company 2": the stack's name with the next free number.
std::string nameAfter(const battle::Battle& battle, const std::string& name);

} // namespace sf::ui
