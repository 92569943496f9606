// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/battle/battle.h"
#include "core/rules/battle/event.h"
#include "core/rules/battle/events.h"
#include "core/text/caption.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace sf::document {

/// A line of a battle's log.
struct LogLine {
    enum class Kind : std::uint8_t {
        Event,
        Undone, ///< journal entry `entry`, whose dice had been seen, was undone
        Redone, ///< that entry was redone with the same dice
    };
    Kind kind = Kind::Event;
    std::uint32_t entry = 0; ///< the journal entry that it belongs to
    int round = 0;
    battle::Event event;                        ///< of Kind::Event
    std::shared_ptr<const battle::Action> edit; ///< of battle::events::refereeEdits, where it is known
    bool typedDice = false;                     ///< dice typed in, not thrown
    bool isUndone = false;                      ///< its entry has been undone
};

/// The events of a battle's rounds, in order, taken from its journal. It only grows; undone lines stay and
/// are marked.
class BattleLog {
public:
    const std::vector<LogLine>& lines() const { return m_lines; }
    /// Returns the first and last line of an entry, from 0. The entry must have events.
    std::pair<std::size_t, std::size_t> linesOf(std::uint32_t entry) const;

    /// Adds the events of a new entry.
    void add(std::uint32_t entry, int round, const std::vector<battle::Event>& events, bool typedDice,
             const std::vector<battle::Action>& actions = {});
    /// Returns true if the log changed, which it does only for entries that have events.
    bool undo(std::uint32_t entry);
    bool redo(std::uint32_t entry);
    /// Adds an entry of a loaded journal.
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

/// For undo and redo lines: says which log lines, counted from 1, were undone or redone.
QString undoRedoText(const LogLine& line, const BattleLog& log);
/// The sentence of a line of Kind::Event.
QString eventText(const LogLine& line, const battle::Battle& battle);
/// The same with its rule, dice and terms.
text::Caption captionOf(const LogLine& line, const battle::Battle& battle);
/// Returns one line as text, with its round, dice and rule.
QString logLineText(const LogLine& line, const BattleLog& log, const battle::Battle& battle);
/// Returns the attacks of the last entry with dice, each with its dice: "Ford Watch hits Mirel: dice 4, 2".
/// Of several Conflicts, the last one's; empty before the first dice.
QString lastDiceText(const BattleLog& log, const battle::Battle& battle);
/// The log as text for forum posts: one line per event with round, dice and rule. UTF-8.
QByteArray logText(const BattleLog& log, const battle::Battle& battle);
/// One JSON object, {"log": [{"round": 1, "event": "hits", "rule": "SMM-27", ..., "text": "..."}]}.
QByteArray logJson(const BattleLog& log, const battle::Battle& battle);

} // namespace sf::document
