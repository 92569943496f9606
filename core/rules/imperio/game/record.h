// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/event.h"

#include <compare>
#include <map>
#include <string>
#include <string_view>

namespace sf::imperio {

/// The dice of one fight as they fell.
struct FightDice {
    Square target;
    std::vector<int> attacker;
    std::vector<int> defender;
    bool operator==(const FightDice&) const = default;
};

/// One action that was played.
struct Entry {
    std::uint32_t turn = 1;
    Side side = Side::Attacker;
    Action action;
    std::vector<FightDice> dice;
    std::string comment; ///< written after the line, for example that the dice were typed in
    bool operator==(const Entry&) const = default;
};

/// What people wrote about a game, by the number of entries before it: 0 for the beginning. Lines end in LF.
using Comments = std::map<std::size_t, std::string>;
inline constexpr std::size_t longestComment = 10'000;    ///< in bytes
inline constexpr std::size_t longestCommentLine = 4'000; ///< in bytes
/// Whether a comment can be kept: not empty, not too long, without control characters.
bool isComment(std::string_view text);

/// Adds a line to lines that are kept together.
template<class Place>
void addLine(std::map<Place, std::string>& lines, const Place& place, std::string_view line) {
    const auto [found, isNew] = lines.try_emplace(place);
    found->second.append(isNew ? "" : "\n").append(line);
}

/// A line of a record up to "play", in the order in which the record writes them.
struct SetupLine {
    enum class Part : std::uint8_t {
        Head,
        Attacker,
        Defender,
        Rules,
        DefenderDeploys, ///< lines: the heading, two rows, reinforcements
        AttackerDeploys,
        Heading, ///< "defender alters" or "position"
        Entry,   ///< lines of an alteration or the position
        Play
    };
    Part part = Part::Head;
    int line = 0;
    auto operator<=>(const SetupLine&) const = default;
};

/// `#` comments that mean nothing to the program, as written after the `#`. Lines end in LF.
struct Remarks {
    std::map<SetupLine, std::string> above;  ///< lines of their own
    std::map<SetupLine, std::string> behind; ///< in the line
    Comments below; ///< lines of their own in play, by the number of entries before them
    bool operator==(const Remarks&) const = default;
};

/// What might have been played instead: it leaves the game after `after` entries.
struct Branch {
    std::size_t after = 0;
    std::string name;           ///< one line; may be empty
    std::vector<Entry> entries; ///< at least one
    Comments comments; ///< by the number of entries before it, those of the game up to `after` included
    Comments remarks;  ///< lines that mean nothing to the program, by the same number
    bool operator==(const Branch&) const = default;
};

/// A complete game: the content of a record file.
struct Record {
    std::array<std::string, 2> names;
    std::string roles; ///< how the attacker was chosen (IMP-3); written after the attacker's name
    Options options;
    std::array<Deployment, 2> deployments; ///< before alterations
    std::vector<Alteration> alterations;   ///< the defender's
    std::vector<Entry> entries;
    std::optional<Position> begun; ///< instead of the deployments, for a game from any position
    Comments comments;
    std::vector<Branch> branches; ///< by the entries before them
    Remarks remarks;
    bool operator==(const Record&) const = default;
};

/// Returns the dice of the fights among an action's events.
std::vector<FightDice> diceOf(const std::vector<Event>& events);

/// Returns an action in the record's notation, with the side's letters and without dice: "R4C5",
/// "KR3C2@R2C2", "R2C4-R3C4", "R7C5xR8C5=capture", "R2C3*R4C5", "end".
std::string actionText(const Action& action, Side side);
/// The same with dice and, for a shot, every splashed square: "R2C3*R4C5 (4,4,2
/// 6,1,2) R3C6(3
/// 1,5,2)".
std::string actionText(const Action& action, Side side, const std::vector<FightDice>& dice);
/// Turn and side: "2a".
std::string turnText(std::uint32_t turn, Side side);
/// A complete line of play without comment: "2a  R2C3*R4C5 (4,4,2
/// 6,1,2)".
std::string entryText(const Entry& entry);
/// "R9C1 M-S", "R8C2-R9C3", "+S R9C1", "-R9C1", "+S", "-S", "S-R".
std::string alterationText(const Alteration& alteration);
/// "Kx6; Ax10; Px14; Fx20", or empty if there are none.
std::string reinforcementsText(const Reinforcements& reinforcements, Side side);
/// The two rows of a deployment in its side's letters.
std::array<std::string, 2> rowsText(const Deployment& deployment, Side side);
/// The heading, rows and reinforcements of a deployment, each on its line.
std::string deploymentText(const Deployment& deployment, Side side);

/// House rules, deployments and alterations as the record writes them. Names are omitted, because dice are
/// keyed by this text and players may be renamed at any time.
std::string setupText(const Record& record);

/// Makes a name or comment valid in a record: without line ends, other control characters, `#` and
/// surrounding spaces, and truncated to 4,000 bytes at a character boundary. Reader and writer both apply it.
std::string oneLine(std::string_view words);

/// The lines of a branch as they stand in a record: "#> branch: Hold back", "#> 2a  R2C4-R3C4", "#>:
/// comment".
std::string branchText(const Branch& branch);

/// Moves remarks on lines that the record doesn't write, such as "rules:" without house rules, above the next
/// line. Reader and writer both do.
void settleRemarks(Record& record);

/// The complete record. A knight's consecutive steps are one line.
std::string recordText(const Record& record);
/// Lines of play, as they follow those of other turns in a record.
std::string playText(const std::vector<Entry>& entries);

} // namespace sf::imperio
