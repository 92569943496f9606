// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "core/rules/imperio/board/refusal.h"

#include <string>

namespace sf::imperio {

/// What is wrong with a record. core/text puts it into words.
enum class Fault : std::uint8_t {
    // No line of a record: `found` is what stands there instead
    NoHeader,          ///< expected "Imperio Bellum 1"
    NewerVersion,      ///< found: the version
    NoName,            ///< expected: "attacker:" or "defender:"
    NoSection,         ///< expected: the line or lines that may come here
    BadRules,          ///< expected name=value
    UnknownOption,     ///< found: the name
    BadOption,         ///< found: name=value
    RowLength,         ///< nine letters; IMP-1
    RowCount,          ///< of a text board: nine rows, or one side's two; found: how many; IMP-1
    BadReinforcements, ///< expected such as "Kx6; Ax10"
    BadAlteration,
    NoTurn,   ///< expected such as "1a"
    NoAction, ///< expected a spawn, steps, an attack, a shot, end, resign or time
    NoSquare, ///< a square from R1C1 to R9C9; IMP-1
    BadDice,  ///< expected such as "(6,4|5)"
    Surplus,  ///< more than the line should have
    LineTooLong,
    TooMuch, ///< more actions or alterations than a record may have; expected: how many
    CutOff,  ///< the record ends before "play"; expected: the line that is missing
    // A line that breaks a rule
    WrongLetter,    ///< found: the letter; IMP-2
    OutsideRows,    ///< of a text board: found: a piece that stands on nobody's rows; IMP-5
    NoFighter,      ///< only fighting kinds are reinforcements; IMP-5
    Refused,        ///< see `refusal`
    WrongTurn,      ///< expected, found: such as "2d"; IMP-10
    NotToMove,      ///< only the side to move resigns or is out of time; expected, found: turns; IMP-23
    NoSuchFace,     ///< found: the number; IMP-11
    WrongDiceCount, ///< expected, found: numbers of dice; IMP-13
    WrongSplash,    ///< expected, found: squares; IMP-18
    // Dice that a line leaves to others
    NoDice,     ///< the line has none, and there is no seed and no script
    DiceRanOut, ///< the script has none left
    BadScript,  ///< found: the script's number that no die shows
};

/// The first thing wrong in a record.
struct RecordError {
    Fault fault = Fault::NoHeader;
    int line = 0;         ///< from 1
    std::string expected; ///< in the record's own notation
    std::string found;    ///< cut off when it is long
    std::optional<Refusal> refusal;
    Side side = Side::Attacker; ///< whose letters `refusal` speaks of
    /// The rule that is broken; none for what is no line of a record.
    Rule rule() const;
    bool operator==(const RecordError&) const = default;
};

} // namespace sf::imperio
