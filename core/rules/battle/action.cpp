// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/action.h"

namespace sf::battle {

Action::Action(const Action& other) = default;
Action::Action(Action&& other) noexcept = default;
Action::~Action() = default;
Action& Action::operator=(const Action& other) = default;
Action& Action::operator=(Action&& other) noexcept = default;
bool Action::operator==(const Action& other) const = default;

bool isEdit(const Action& action) {
    return !std::holds_alternative<StartPlay>(action) && !std::holds_alternative<EndPlay>(action) &&
           !std::holds_alternative<SetReferee>(action) && !std::holds_alternative<SayReady>(action);
}

} // namespace sf::battle
