// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_log.h"

#include "core/document/battle/action_json.h"
#include "core/document/battle/event_json.h"
#include "core/rules/battle/events.h"
#include "core/text/battle_text.h"

#include <algorithm>

namespace sf::document {

void BattleLog::add(std::uint32_t entry, int round, const std::vector<battle::Event>& events, bool typedDice,
                    const std::vector<battle::Action>& actions) {
    if (events.empty())
        return;
    Entry place{m_lines.size(), events.size(), false};
    auto edit = std::ranges::find_if(actions, battle::isEdit);
    for (const battle::Event& event : events) {
        const bool hasDice = !event.dice.empty();
        m_lines.push_back({LogLine::Kind::Event, entry, round, event, {}, typedDice && hasDice, false});
        if (event.kind == battle::events::refereeEdits && edit != actions.end()) {
            m_lines.back().edit = std::make_shared<const battle::Action>(*edit);
            edit = std::find_if(std::next(edit), actions.end(), battle::isEdit);
        }
        place.hasDice = place.hasDice || hasDice;
    }
    m_entries.insert_or_assign(entry, place);
}

std::pair<std::size_t, std::size_t> BattleLog::linesOf(std::uint32_t entry) const {
    const Entry& place = m_entries.at(entry);
    return {place.first, place.first + place.count - 1};
}

bool BattleLog::mark(std::uint32_t entry, LogLine::Kind kind) {
    const auto found = m_entries.find(entry);
    if (found == m_entries.end())
        return false;
    const Entry place = found->second;
    for (std::size_t i = place.first; i < place.first + place.count; ++i)
        m_lines[i].isUndone = kind == LogLine::Kind::Undone;
    if (place.hasDice) {
        const int round = m_lines[place.first].round;
        m_lines.push_back({kind, entry, round, {}, {}, false, false});
    }
    return true;
}

bool BattleLog::undo(std::uint32_t entry) {
    return mark(entry, LogLine::Kind::Undone);
}

bool BattleLog::redo(std::uint32_t entry) {
    return mark(entry, LogLine::Kind::Redone);
}

void BattleLog::restore(std::string_view line) {
    const auto says = [&](std::string_view word) { return line.find(word) != std::string_view::npos; };
    if (!says("\"events\"") && !says("\"undo\"") && !says("\"redo\""))
        return;
    const std::optional<JournalEntry> entry = journalEntry(line);
    if (!entry)
        return;
    if (entry->undoes != 0)
        undo(entry->undoes);
    else if (entry->redoes != 0)
        redo(entry->redoes);
    else
        add(entry->number, entry->round, entry->events, entry->typedDice, entry->actions);
}

QByteArray logText(const BattleLog& log, const battle::Battle& battle) {
    QString text;
    for (const LogLine& line : log.lines())
        text += logLineText(line, log, battle) + u'\n';
    return text.toUtf8();
}

QByteArray logJson(const BattleLog& log, const battle::Battle& battle) {
    std::string out;
    JsonWriter json(out);
    json.object().key("log").list();
    for (const LogLine& line : log.lines()) {
        json.line(1).object().member("entry", line.entry).member("round", line.round);
        if (line.kind == LogLine::Kind::Event)
            writeEvent(json, line.event);
        else
            json.member("event", line.kind == LogLine::Kind::Undone ? "takenBack" : "doneAgain");
        if (line.typedDice)
            json.member("typedDice", true);
        if (line.isUndone)
            json.member("isTakenBack", true);
        json.member("text", logLineText(line, log, battle).toStdString()).endObject();
    }
    return json.endList().finish();
}

} // namespace sf::document
