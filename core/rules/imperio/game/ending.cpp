// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/rules/imperio/board/position.h.
#include "core/rules/imperio/board/position.h"

namespace sf::imperio {

namespace {

struct Criterion {
    Ending ending;
    bool (*holds)(const Position&, Side);
};

template<class Count>
bool isLess(const Count& counts, Side side) {
    return counts[indexOf(side)] < counts[indexOf(enemyOf(side))];
}

bool controlsHeadquarters(const Position& position, Side side) {
    const Board& board = position.board;
    return !(board.of(side, Kind::Headquarters) - board.captured()).isEmpty();
}

/// IMP-22, in order. A criterion decides if it is true of only one side.
constexpr std::array<Criterion, 6> tiebreakers{{
    {Ending::FewerInitialPieces,
     [](const Position& position, Side side) { return isLess(position.initialPieces, side); }},
    {Ending::FewerInitialReinforcements,
     [](const Position& position, Side side) { return isLess(position.initialReinforcements, side); }},
    {Ending::MoreReinforcements,
     [](const Position& position, Side side) {
         return position.reinforcements[indexOf(side)].total() >
                position.reinforcements[indexOf(enemyOf(side))].total();
     }},
    {Ending::MoreBases,
     [](const Position& position, Side side) {
         return position.board.bases(side).count() > position.board.bases(enemyOf(side)).count();
     }},
    {Ending::ControlsHeadquarters, controlsHeadquarters},
    {Ending::NeverLostHeadquarters,
     [](const Position& position, Side side) { return !position.lostHeadquarters[indexOf(side)]; }},
}};

Result tiebreak(const Position& position) {
    for (const Criterion& criterion : tiebreakers) {
        const bool attacker = criterion.holds(position, Side::Attacker);
        if (attacker != criterion.holds(position, Side::Defender))
            return {attacker ? Side::Attacker : Side::Defender, criterion.ending};
    }
    return {Side::Defender, Ending::DefenderWinsTies};
}

bool hasBase(const Position& position, Side side) {
    const Squares bases = position.board.bases(side);
    return !(position.options.capturedBaseCounts ? bases : bases - position.board.captured()).isEmpty();
}

} // namespace

Rule Result::rule() const {
    if (ending <= Ending::NoBases)
        return imperioRule(21);
    return imperioRule(ending <= Ending::DefenderWinsTies ? 22 : 23);
}

std::optional<Result> resultOn(const Position& position) {
    const bool attackerFights = !position.board.fighting(Side::Attacker).isEmpty();
    const bool defenderFights = !position.board.fighting(Side::Defender).isEmpty();
    if (!attackerFights && !defenderFights)
        return tiebreak(position);
    if (attackerFights != defenderFights)
        return Result{attackerFights ? Side::Attacker : Side::Defender, Ending::NoFightingPieces};
    for (const Side side : sides)
        if (!hasBase(position, side))
            return Result{enemyOf(side), Ending::NoBases};
    return std::nullopt;
}

} // namespace sf::imperio
