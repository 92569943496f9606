// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/round.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace sf::document {

/// A line of a battle's log.
struct LogLine {
    enum class Kind : std::uint8_t {
        Event,
        TakenBack, ///< entry `entry` of the journal, whose dice had been seen, was taken back
        DoneAgain, ///< and done again, with the same dice
    };
    Kind kind = Kind::Event;
    std::uint32_t entry = 0; ///< of the journal, which it belongs to
    int round = 0;
    smm::Event event;         ///< of Kind::Event
    bool typedDice = false;   ///< its dice were typed in, not thrown
    bool isTakenBack = false; ///< it no longer holds
};

/// What happened in the rounds of a battle, in order, from its journal. It only grows; what was taken back
/// stays, marked.
class BattleLog {
public:
    const std::vector<LogLine>& lines() const { return m_lines; }
    /// The first and the last of the lines that tell an entry, from 0; of an entry that has events.
    std::pair<std::size_t, std::size_t> linesOf(std::uint32_t entry) const;

    /// The events of an entry that has just been made.
    void add(std::uint32_t entry, int round, const std::vector<smm::Event>& events, bool typedDice);
    /// Whether anything became another for it: only for entries that have events.
    bool takeBack(std::uint32_t entry);
    bool doAgain(std::uint32_t entry);
    /// An entry of a journal that was loaded.
    void restore(std::string_view line);

private:
    struct Entry {
        std::size_t first = 0;
        std::size_t count = 0;
        bool hasDice = false;
    };
    bool mark(std::uint32_t entry, LogLine::Kind kind);

    std::vector<LogLine> m_lines;
    std::map<std::uint32_t, Entry> m_entries;
};

/// Of a line that is no event: which lines of the log, counted from 1, no longer hold or hold again.
QString returnText(const LogLine& line, const BattleLog& log);
/// One line of the log in words, with its round, dice and rule.
QString logLineText(const LogLine& line, const BattleLog& log, const battle::Battle& battle);
/// The log for posts: a line an event, with round, dice and rule. UTF-8.
QByteArray logText(const BattleLog& log, const battle::Battle& battle);
/// One JSON object, {"log": [{"round": 1, "event": "hits", "rule": "SMM-27", ..., "text": "..."}]}.
QByteArray logJson(const BattleLog& log, const battle::Battle& battle);

} // namespace sf::document
