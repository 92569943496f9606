// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sf {

/// A house rule for every kind of document: whether Undo may revert dice that somebody has seen. Not
/// from the source's rules.
enum class UndoDice : std::uint8_t { Allow, Ask, Never };

} // namespace sf
