// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace sf::smm {

/// Does the work on `count` threads including this one. Rethrows an exception of any of them, such as
/// bad_alloc, once all have finished.
void onThreads(int count, const std::function<void()>& work);

} // namespace sf::smm
