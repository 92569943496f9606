// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "core/rules/imperio/board/square.h"

namespace sf::imperio {

enum class Act : std::uint8_t { Spawn, Step, Attack, Shot, End, Resign, Time };

/// What to do with a beaten base (IMP-20); None for attacks on fighting pieces.
enum class Intention : std::uint8_t { None, Capture, Destroy };

/// One action of the side to move, made by the functions below. Unused members have their default values.
struct Action {
    Act act = Act::End;
    Square from;              ///< the acting piece; the base of a spawn
    Square to;                ///< where it goes, attacks or shoots; the square of a spawned piece
    Square via;               ///< the first square of an archer's move of two, otherwise nowhere
    Kind kind = Kind::Knight; ///< the spawned kind
    Intention intention = Intention::None;

    constexpr auto operator<=>(const Action&) const = default;
};

constexpr Action spawn(Kind kind, Square to, Square base) {
    return {Act::Spawn, base, to, nowhere, kind, Intention::None};
}
constexpr Action step(Square from, Square to) {
    return {Act::Step, from, to, nowhere, Kind::Knight, Intention::None};
}
constexpr Action stepTwice(Square from, Square via, Square to) {
    return {Act::Step, from, to, via, Kind::Knight, Intention::None};
}
constexpr Action attack(Square from, Square to, Intention intention = Intention::None) {
    return {Act::Attack, from, to, nowhere, Kind::Knight, intention};
}
constexpr Action shot(Square from, Square to) {
    return {Act::Shot, from, to, nowhere, Kind::Knight, Intention::None};
}
constexpr Action endTurn() {
    return {};
}
constexpr Action resign() {
    return {Act::Resign, nowhere, nowhere, nowhere, Kind::Knight, Intention::None};
}
constexpr Action outOfTime() {
    return {Act::Time, nowhere, nowhere, nowhere, Kind::Knight, Intention::None};
}

} // namespace sf::imperio
