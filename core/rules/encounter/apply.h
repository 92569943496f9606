// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/action.h"
#include "core/rules/encounter/change.h"
#include "core/rules/encounter/event.h"
#include "core/rules/encounter/refusal.h"

#include <functional>

/// The one door of the rules: what an action comes to.
namespace sf::encounter {

struct Applied {
    Changes changes;
    std::vector<Event> events;
    std::string announcement; ///< the comments that were made, one a line; empty when there was none
};

using Outcome = std::variant<Applied, Refusal>;

/// Dice are taken from the source as ENC-9 orders them.
Outcome apply(const Dungeon& dungeon, const Action& action, dice::Source& source);
/// Why the action is not allowed; whatever the dice show does not matter.
std::optional<Refusal> check(const Dungeon& dungeon, const Action& action);

/// Whether the action can throw dice, so that taking it back takes dice back.
bool throwsDice(const Action& action);

/// What is wrong with a piece by itself and with the library of items: of a Person what it wields and wears
/// (ENC-1, ENC-4), of a Monster its ranges (ENC-3). Used by edits and by the loader.
std::optional<Refusal> refusalOf(const Dungeon& dungeon, const Person& person);
std::optional<Refusal> refusalOf(const Dungeon& dungeon, const Monster& monster);
/// The same for whoever asks about many pieces, and so finds items faster than one by one.
using ItemFinder = std::function<const Item*(std::string_view id)>; ///< null: there is none
std::optional<Refusal> refusalOf(const ItemFinder& find, const Person& person);
std::optional<Refusal> refusalOf(const ItemFinder& find, const Monster& monster);
std::optional<Refusal> refusalOf(const Item& item);
std::optional<Refusal> refusalOfLevels(const Encounter& encounter);

inline constexpr std::int64_t largestNumber = 1'000'000'000; ///< of hit points, AC, levels, either way
inline constexpr std::int64_t lastHour = 1'000'000'000'000;  ///< of the clock
inline constexpr std::size_t longestName = 10'000;           ///< bytes of an id or a name

} // namespace sf::encounter
