// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/plan.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/game/record.h"

#include <variant>

namespace sf::post {

/// What became of one action of a plan.
enum class ItemFate : std::uint8_t {
    Done,
    Partly,   ///< a path that ran to its first illegal step
    Refused,  ///< illegal when its time came
    Unmet,    ///< its condition did not hold
    TurnOver, ///< the turn or the game had ended before
};

struct ItemReport {
    ItemFate fate = ItemFate::Done;
    std::optional<imperio::Refusal> refusal; ///< of Refused and Partly
    bool operator==(const ItemReport&) const = default;
};

/// A plan carried out, with its turn's end.
struct CarriedOut {
    imperio::Position position;
    std::vector<imperio::Entry> entries;
    std::vector<std::vector<imperio::Event>> events; ///< of each entry
    std::vector<ItemReport> items;                   ///< of each action of the plan
};

/// A block writes `s` for `*`, `b` for `@` and `q` for `=`; this is the notation of records.
std::string recordNotation(std::string_view action);
std::string blockNotation(std::string_view action);

/// The first action of a plan that is none of Imperio Bellum's, from 0.
std::optional<std::size_t> firstUnknownAction(const Plan& plan);

/// Carries a plan out in the turn: in order; what is illegal or whose condition does not hold is skipped, a
/// path of steps runs to its first illegal step, and what the plan leaves unsaid is `end`.
CarriedOut carryOut(const imperio::Position& position, std::uint32_t turn, imperio::Side side,
                    const Plan& plan, dice::Source& dice);

} // namespace sf::post
