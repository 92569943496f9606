// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/play/play.h"
#include "core/rules/battle/recording.h"

/// How play ends (BAT-8, BAT-10 to BAT-12).
namespace sf::battle {

/// When the conditions are checked. `round` and `rounds` count only at the end of a round (BAT-13).
enum class CheckTime : std::uint8_t { TurnEnd, RoundEnd };
/// Returns the result of the first condition that is met. `battle.round` doesn't yet include this round.
std::optional<PlayResult> resultOf(const Battle& battle, CheckTime time);
/// Returns the result if at most one alliance still takes part (BAT-10, BAT-11).
std::optional<PlayResult> lastAlliance(const Battle& battle, Ending ending);

/// The points of a side and its allies (BAT-10).
std::int64_t pointsOf(const Battle& battle, int side);

/// A side's figures for one kind of unit, by the kind's name, or by the unit's name if it has no kind
/// (BAT-12).
struct KindFigures {
    std::string kind;
    int began = 0;
    int lost = 0;
    int left = 0;
    bool operator==(const KindFigures&) const = default;
};
/// In the order of first appearance in the document.
std::vector<KindFigures> kindFigures(const Battle& battle, int side);

/// The number of the side's living units, on or off the map.
int livingUnits(const Battle& battle, int side);
/// The number of the side's units when play began.
int unitsAtFirst(const Battle& battle, int side);
/// The figures of each finished round, and of the one in which play ended, by side.
std::vector<std::vector<SideFigures>> roundFigures(const Battle& battle);

// The end of a round or turn. Each function tells `sink` what happens unless it is null
// ---------------------------------------------------------------------------------------------------------

/// BAT-8: removes stacks with nobody alive from the map.
void removeCasualties(Battle& battle, EventSink* sink);
/// Ends play.
void endPlay(Battle& battle, const PlayResult& result, EventSink* sink);
/// Tells who has won, once play is over.
void tellResult(const Battle& battle, EventSink& sink);
/// Checks the conditions, and ends play if one is met.
void checkVictory(Battle& battle, CheckTime time, EventSink* sink);
/// Starts a new entry in Play::rounds with the figures of the round that ends.
void closeFigures(Battle& battle);
/// Adds hits, and expected hits in millionths, to a side's figures.
void countHits(Battle& battle, int side, std::int64_t hits, std::int64_t expected);

} // namespace sf::battle
