// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/action.h"
#include "core/rules/encounter/change.h"
#include "core/rules/encounter/event.h"
#include "core/rules/encounter/refusal.h"

#include <functional>

/// The rules' single entry point: the result of an action.
namespace sf::encounter {

struct Applied {
    Changes changes;
    std::vector<Event> events;
    std::vector<std::size_t> changesMade; ///< by event: how many of the changes were made right after it
    std::string announcement;             ///< the new comments, one per line; empty if there is none
};

using Outcome = std::variant<Applied, Refusal>;

/// Takes dice from the source in the order of ENC-9.
Outcome apply(const Dungeon& dungeon, const Action& action, dice::Source& source);
/// Carries out an action that throws no dice. If it is refused, nothing changes.
void edit(Dungeon& dungeon, const Action& action);
/// Returns why the action isn't allowed, which never depends on dice.
std::optional<Refusal> check(const Dungeon& dungeon, const Action& action);

/// Returns whether the action can throw dice, so that undoing it would undo a roll.
bool throwsDice(const Action& action);

/// Checks a piece against the ranges and the item library: for a Person what it wields and wears (ENC-1,
/// ENC-4), for a Monster its ranges (ENC-3). Used by edits and by the loader.
std::optional<Refusal> refusalOf(const Dungeon& dungeon, const Person& person);
std::optional<Refusal> refusalOf(const Dungeon& dungeon, const Monster& monster);
/// The same with a faster item lookup, for checking many pieces.
using ItemFinder = std::function<const Item*(std::string_view id)>; ///< returns null if there is none
std::optional<Refusal> refusalOf(const ItemFinder& find, const Person& person);
std::optional<Refusal> refusalOf(const ItemFinder& find, const Monster& monster);
std::optional<Refusal> refusalOf(const Item& item);
std::optional<Refusal> refusalOfLevels(const Encounter& encounter);

inline constexpr std::int64_t largestNumber = 1'000'000'000; ///< of hit points, AC, levels; also negative
inline constexpr std::int64_t lastHour = 1'000'000'000'000;  ///< of the clock

} // namespace sf::encounter
