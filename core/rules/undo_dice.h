// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sf {

/// A house rule of every kind of document: whether an undo may take back dice that were seen. No rule of the
/// source's.
enum class UndoDice : std::uint8_t { Allow, Ask, Never };

} // namespace sf
