// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/plan_items.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/game/record.h"

#include <variant>

namespace sf::post {

struct ItemReport {
    ItemFate fate = ItemFate::Done;
    std::optional<imperio::Refusal> refusal; ///< of Refused and Partly
    bool operator==(const ItemReport&) const = default;
};

/// A plan that was carried out, including the end of the turn.
struct CarriedOut {
    imperio::Position position;
    std::vector<imperio::Entry> entries;
    std::vector<std::vector<imperio::Event>> events; ///< per entry
    std::vector<ItemReport> items;                   ///< per action of the plan
    std::vector<std::optional<FightResult>> fights;  ///< per action; nothing for those that were no fight
};

/// Converts a block's action to the notation of records: blocks write `s` for `*`, `b` for `@` and `q` for
/// `=`.
std::string recordNotation(std::string_view action);
std::string blockNotation(std::string_view action);

/// Returns the index, from 0, of the first action that isn't valid Imperio Bellum notation.
std::optional<std::size_t> firstUnknownAction(const Plan& plan);

/// Carries out a plan in order. Illegal actions and those whose condition isn't met are skipped, a path of
/// steps is followed up to its first illegal step, and a missing `end` is added.
CarriedOut carryOut(const imperio::Position& position, std::uint32_t turn, imperio::Side side,
                    const Plan& plan, dice::Source& dice);
/// The same for a plan that is still being made, by the side to move: its turn isn't ended.
CarriedOut carryOutSoFar(const imperio::Position& position, const Plan& plan, dice::Source& dice);

} // namespace sf::post
