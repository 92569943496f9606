// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply.h"

#include "core/rules/battle/apply/apply_steps.h"

namespace sf::battle {
namespace {

/// What is possible while a round is resolved: words, and what waits for its end anyway.
template<class Kind>
constexpr bool leavesStacksAlone =
    std::is_same_v<Kind, SetTitle> || std::is_same_v<Kind, RenameStack> || std::is_same_v<Kind, EditUnit>;

} // namespace

Outcome apply(const Battle& battle, const Action& action, const System& system) {
    const parts::Context context{battle, system};
    Outcome outcome = std::visit(
        [&]<class Kind>(const Kind& kind) -> Outcome {
            if (battle.running && !leavesStacksAlone<Kind>)
                return Refusal{Reason::RoundRunning, system.rule(Topic::Stacks), {}, {}};
            return parts::outcome(context, kind);
        },
        action);
    if (auto* changes = std::get_if<Changes>(&outcome)) {
        parts::releaseScreens(battle, *changes);
        parts::keepConflicts(battle, *changes);
    }
    return outcome;
}

} // namespace sf::battle
