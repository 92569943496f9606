// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/action.h"

namespace sf::encounter {

Action::Action(const Action& other) = default;
Action::Action(Action&& other) noexcept = default;
Action::~Action() = default;
Action& Action::operator=(const Action& other) = default;
Action& Action::operator=(Action&& other) noexcept = default;

} // namespace sf::encounter
