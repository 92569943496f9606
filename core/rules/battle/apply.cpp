// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply.h"

#include "core/rules/battle/apply_parts.h"

namespace sf::battle {

std::optional<Refusal> System::mayStack(std::span<const Unit> /*units*/) const {
    return std::nullopt;
}

Outcome apply(const Battle& battle, const Action& action, const System& system) {
    const parts::Context context{battle, system};
    Outcome outcome = std::visit([&](const auto& kind) { return parts::outcome(context, kind); }, action);
    if (auto* changes = std::get_if<Changes>(&outcome))
        parts::releaseScreens(battle, *changes);
    return outcome;
}

} // namespace sf::battle
