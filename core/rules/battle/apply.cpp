// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply.h"

#include "core/rules/battle/apply_parts.h"
#include "core/rules/battle/movement.h"

namespace sf::battle {
namespace {

/// What is possible while a round is resolved: words, and what waits for its end anyway (SMM-29).
template<class Kind>
constexpr bool leavesStacksAlone =
    std::is_same_v<Kind, SetTitle> || std::is_same_v<Kind, RenameStack> || std::is_same_v<Kind, EditUnit>;

} // namespace

std::optional<Refusal> System::mayStack(std::span<const Unit> /*units*/) const {
    return std::nullopt;
}

int System::moveOf(const Stack& stack) const {
    return stackMove(stack);
}

bool System::flies(const Stack& stack) const {
    return fliesAsOne(stack);
}

std::optional<Refusal> System::mayMove(const Battle& /*battle*/, const Stack& /*stack*/) const {
    return std::nullopt;
}

void System::spend(Stack& /*stack*/, int /*cost*/) const {}

void System::join(const Stack& /*from*/, Stack& /*into*/) const {}

std::optional<Refusal> System::mayOrder(const Stack& /*stack*/) const {
    return Refusal{Reason::NotInTheseRules, {}, {}, {}};
}

std::optional<Refusal> System::mayHaveBonus(std::string_view /*bonus*/) const {
    return Refusal{Reason::NotInTheseRules, {}, {}, {}};
}

Outcome apply(const Battle& battle, const Action& action, const System& system) {
    const parts::Context context{battle, system};
    Outcome outcome = std::visit(
        [&]<class Kind>(const Kind& kind) -> Outcome {
            if (battle.running && !leavesStacksAlone<Kind>)
                return Refusal{Reason::RoundRunning, smmRule(19), {}, {}};
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
