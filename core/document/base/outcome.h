// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"

#include <optional>
#include <vector>

namespace sf::document {

/// What became of an action that a document was asked to perform: what happened, or why nothing did. A
/// planner that took the action leaves all of it empty.
template<class Event, class Refusal>
struct Outcome {
    std::vector<Event> events;
    std::optional<Refusal> refusal;
    std::optional<dice::Exhausted> dice; ///< typed dice that are missing or out of range
    bool isDone() const { return !refusal && !dice; }
};

} // namespace sf::document
