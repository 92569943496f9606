// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/event.h"

#include <string>

namespace sf::imperio {

/// The dice of one fight as they fell.
struct FightDice {
    Square target;
    std::vector<int> attacker;
    std::vector<int> defender;
    bool operator==(const FightDice&) const = default;
};

/// One action as it was played.
struct Entry {
    std::uint32_t turn = 1;
    Side side = Side::Attacker;
    Action action;
    std::vector<FightDice> dice;
    std::string comment; ///< written behind the line; such as that the dice were typed in
    bool operator==(const Entry&) const = default;
};

/// A game from its first line to its last: what a record file holds.
struct Record {
    std::array<std::string, 2> names;
    std::string roles; ///< how it was settled who attacks (IMP-3); written behind the attacker's name
    Options options;
    std::array<Deployment, 2> deployments; ///< as first set out
    std::vector<Alteration> alterations;   ///< of the defender
    std::vector<Entry> entries;
    bool operator==(const Record&) const = default;
};

/// The dice of the fights among an action's events.
std::vector<FightDice> diceOf(const std::vector<Event>& events);

/// "R4C5", "KR3C2@R2C2", "R2C4-R3C4", "R7C5xR8C5=capture", "R2C3*R4C5", "end": an action in the record's
/// notation, without dice. The side's letters are used.
std::string actionText(const Action& action, Side side);
/// The same with its dice, and for a shot every splashed square: "R2C3*R4C5 (4,4,2|6,1,2) R3C6(3|1,5,2)".
std::string actionText(const Action& action, Side side, const std::vector<FightDice>& dice);
/// "2a": the turn and the side.
std::string turnText(std::uint32_t turn, Side side);
/// A whole line of play, without comment: "2a  R2C3*R4C5 (4,4,2|6,1,2)".
std::string entryText(const Entry& entry);
/// "R9C1 M-S", "R8C2-R9C3", "+S R9C1", "-R9C1", "+S", "-S", "S-R".
std::string alterationText(const Alteration& alteration);
/// "Kx6; Ax10; Px14; Fx20"; empty when there are none.
std::string reinforcementsText(const Reinforcements& reinforcements, Side side);
/// The two rows of a deployment in its side's letters.
std::array<std::string, 2> rowsText(const Deployment& deployment, Side side);

/// House rules, deployments and alterations as the record writes them. The names are left out: players may
/// change them at any time, and dice are keyed by this.
std::string setupText(const Record& record);

/// A name or a comment as a record can hold it: without line ends, other control characters, `#` and spaces
/// around it, and cut off after 4,000 bytes at the end of a character. Reader and writer both keep to it.
std::string oneLine(std::string_view words);

/// The whole record; a knight's steps that follow each other are written as one line.
std::string recordText(const Record& record);

} // namespace sf::imperio
