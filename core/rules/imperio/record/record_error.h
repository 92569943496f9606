// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "core/rules/imperio/board/refusal.h"

#include <string>

namespace sf::imperio {

/// Errors in a record. core/text/imperio_record_errors.cpp has the words.
enum class Fault : std::uint8_t {
    // Not a valid line: `found` is what it contains instead
    NoHeader,          ///< expected "Imperio Bellum 1"
    NewerVersion,      ///< found: the version
    NoName,            ///< expected: "attacker:" or "defender:"
    NoSection,         ///< expected: the lines that may come here
    BadRules,          ///< expected name=value
    UnknownOption,     ///< found: the name
    BadOption,         ///< found: name=value
    RowLength,         ///< nine letters; IMP-1
    RowCount,          ///< of a text board: nine rows, or one side's two; found: how many; IMP-1
    BadReinforcements, ///< expected such as "Kx6; Ax10"
    TwoReserves,       ///< of a text board: a second line of one side's reinforcements
    BadAlteration,
    BadMark,  ///< of a position; expected such as "R2C4 R3C5"
    NoTurn,   ///< expected such as "1a"
    NoAction, ///< expected a spawn, steps, an attack, a shot, end, resign or time
    NoSquare, ///< a square from R1C1 to R9C9; IMP-1
    BadDice,  ///< expected such as "(6,4|5)"
    Surplus,  ///< more than the line should have
    LineTooLong,
    BadComment,   ///< too long, or with control characters; expected: the limits
    EmptyBranch,  ///< a branch without actions; found: its name
    NestedBranch, ///< a branch of a branch
    NoBranchDice, ///< an action of a branch without its dice
    TooMuch,      ///< more actions or alterations than allowed; expected: the limit
    CutOff,       ///< the record ends before "play"; expected: the missing line
    // A line that breaks a rule
    WrongLetter,    ///< found: the letter; IMP-2
    OutsideRows,    ///< in a text board; found: a piece on nobody's rows; IMP-5
    NoFighter,      ///< only fighting kinds are reinforcements; IMP-5
    Refused,        ///< see `refusal`
    BadPosition,    ///< see `refusal` and `side`
    WrongTurn,      ///< expected, found: such as "2d"; IMP-10
    NotToMove,      ///< only the side to move can resign or run out of time; expected, found: turns; IMP-23
    NoSuchFace,     ///< found: the number; IMP-11
    WrongDiceCount, ///< expected, found: numbers of dice; IMP-13
    WrongSplash,    ///< expected, found: squares; IMP-18
    // Dice that the line omits
    NoDice,     ///< there is no seed and no script
    DiceRanOut, ///< the script is used up
    BadScript,  ///< found: the script's number that isn't on the die
};

/// The text shortened for an error message, on one line and without cutting a character in two.
std::string quoted(std::string_view text);

/// The first error in a record.
struct RecordError {
    Fault fault = Fault::NoHeader;
    int line = 0;         ///< from 1
    std::string expected; ///< in the record's own notation
    std::string found;    ///< truncated if long
    std::optional<Refusal> refusal;
    Side side = Side::Attacker; ///< whose letters `refusal` uses
    /// The violated rule; none if the line isn't valid at all.
    Rule rule() const;
    bool operator==(const RecordError&) const = default;
};

/// Returns an error without a line.
RecordError problem(Fault fault, std::string expected = {}, std::string found = {});
/// Returns the error for what the rules forbid, without a line. `side` has the refusal's letters.
RecordError refused(const Refusal& refusal, Side side);

} // namespace sf::imperio
