// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/mode/stack_section.h"

namespace sf::ui {

StackSection::~StackSection() = default;

} // namespace sf::ui
