// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"

#include <array>
#include <string_view>

namespace sf::players {

/// What a side intends to do. A player carries out a plan stack by stack, with rules of thumb, and
/// reconsiders it in every round or turn.
enum class PlanKind : std::uint8_t {
    Press,  ///< advance on the opponents and fight them
    Focus,  ///< the same, all against one stack
    Gather, ///< join forces before advancing
    Hold,   ///< stay, and fight who comes near
};
inline constexpr std::array planKinds{PlanKind::Press, PlanKind::Focus, PlanKind::Gather, PlanKind::Hold};
/// "press", "focus" ...: the words of JSON output.
std::string_view key(PlanKind kind);

struct Plan {
    PlanKind kind = PlanKind::Press;
    battle::StackId focus{}; ///< of PlanKind::Focus
    bool operator==(const Plan&) const = default;
};

} // namespace sf::players
