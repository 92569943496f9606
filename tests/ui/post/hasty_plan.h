// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"

#include <string>

namespace sf::ui::test {

/// A turn as a hasty player plans it: the best by itself, whatever the fights bring. In the notation of
/// plans.
std::string hastyPlan(const imperio::Position& position);

} // namespace sf::ui::test
