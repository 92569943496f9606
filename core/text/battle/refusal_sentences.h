// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/refusal.h"

#include <array>

namespace sf::text {

/// What replaces a place marker; each takes the refusal's next name or number.
enum class Argument : std::uint8_t {
    None,
    Name,
    UnitName,
    StackName,
    TerrainName,
    NumberName,
    Figure,
    SideName,
    Count
};

/// What a refusal says, in the context "sf::text".
struct Sentence {
    battle::Reason reason;
    const char* full;
    const char* bare; ///< if a refusal has no names and numbers; null if the full sentence needs none
    std::array<Argument, 4> arguments{};
};
const Sentence& sentenceOf(battle::Reason reason);

} // namespace sf::text
