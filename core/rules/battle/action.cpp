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
    return std::visit(
        []<class Kind>(const Kind&) {
            return !std::is_same_v<Kind, StartPlay> && !std::is_same_v<Kind, EndPlay> &&
                   !std::is_same_v<Kind, SetReferee> && !std::is_same_v<Kind, SayReady> &&
                   !std::is_same_v<Kind, Concede> && !std::is_same_v<Kind, PlaceArrival>;
        },
        action);
}

} // namespace sf::battle
