// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace sf::battle {

/// Compares pointees: both null, or equal values.
template<class T>
bool deepEqual(const std::shared_ptr<const T>& a, const std::shared_ptr<const T>& b) {
    return a == b || (a && b && *a == *b);
}

} // namespace sf::battle
