// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/event.h"
#include "core/rules/battle/play/play.h"

/// How play ends (BAT-8, BAT-10 to BAT-12).
namespace sf::battle {

/// When the conditions are looked at. `round` and `rounds` count only at a round's end (BAT-13).
enum class Look : std::uint8_t { TurnEnd, RoundEnd };
/// The first condition that is met, looked at while `battle.round` still counts the rounds before this one.
std::optional<PlayResult> resultOf(const Battle& battle, Look look);
/// At most one alliance takes part: it wins by that (BAT-10, BAT-11).
std::optional<PlayResult> lastAlliance(const Battle& battle, Ending ending);

/// Points of a side and its allies (BAT-10).
std::int64_t pointsOf(const Battle& battle, int side);

/// What a side has of one kind of unit: by the kind's name, or the unit's where it has none (BAT-12).
struct KindFigures {
    std::string kind;
    int began = 0;
    int lost = 0;
    int left = 0;
    bool operator==(const KindFigures&) const = default;
};
/// In the order in which the document first has them.
std::vector<KindFigures> kindFigures(const Battle& battle, int side);

/// Units of the side that live, wherever they are.
int livingUnits(const Battle& battle, int side);

// What ends a round or a turn; each appends its events where there is a list
// ---------------------------------------------------------------------------------------------------------

/// BAT-8: stacks with nobody alive leave the map.
void removeCasualties(Battle& battle, std::vector<Event>* events);
/// Play is over.
void endPlay(Battle& battle, const PlayResult& result, std::vector<Event>* events);
/// Looks at the conditions, and ends play when one is met.
void judge(Battle& battle, Look look, std::vector<Event>* events);
/// The figures of the round that ends are those of a new entry in Play::rounds.
void closeFigures(Battle& battle);
/// Counts hits, and what was to be expected in millionths, for a side.
void countHits(Battle& battle, int side, std::int64_t hits, std::int64_t expected);

} // namespace sf::battle
