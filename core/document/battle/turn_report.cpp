// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/turn_report.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::document {
namespace {

using battle::Event;
using battle::EventKind;

QString inWords(const char* words, int count = -1) {
    return QCoreApplication::translate("sf::document", words, nullptr, count);
}

/// The events since the side's last turn ended, oldest first. The first is the turn that followed, if the log
/// goes back that far.
std::vector<Event> eventsSince(const BattleLog& log, int side) {
    std::vector<Event> events;
    bool hasEnded = false; // the turn that begins now was reached
    for (auto place = log.lines().rbegin(); place != log.lines().rend(); ++place) {
        const LogLine& line = *place;
        if (line.kind != LogLine::Kind::Event || line.isTakenBack)
            continue;
        const bool isOwn = line.event.kind == EventKind::TurnBegins && line.event.amount == side;
        if (isOwn && !hasEnded) {
            hasEnded = true;
        } else if (isOwn) { // what follows it is the own turn
            const auto next = std::find_if(events.rbegin(), events.rend(), [](const Event& event) {
                return event.kind == EventKind::TurnBegins;
            });
            if (next == events.rend())
                return {};
            events.erase(next.base(), events.end());
            break;
        } else if (hasEnded) {
            events.push_back(line.event);
        }
    }
    std::ranges::reverse(events);
    return events;
}

/// Without the first turn of all, which nothing announces, if it was the side's own.
std::vector<Event> withoutOwn(std::vector<Event> events, const battle::Battle& battle, int side) {
    const auto first = std::ranges::find(events, EventKind::TurnBegins, &Event::kind);
    const auto isOwn = [&](const Event& event) {
        const battle::StackPointer stack = battle.stacks.find(event.stack);
        return stack && stack->side == side;
    };
    if (first != events.end() && std::any_of(events.begin(), first, isOwn))
        events.erase(events.begin(), first);
    return events;
}

class TurnReporter {
public:
    TurnReporter(const battle::Battle& battle, std::vector<Event> events)
        : m_battle(battle), m_events(std::move(events)) {
        // Stacks that have merged are no longer there to be asked for their names.
        for (const Event& merger : m_events)
            for (Event& event : m_events)
                if (merger.kind == EventKind::Merges && event.stack == merger.stack)
                    event.name = merger.name;
    }

    QStringList lines() {
        const auto turns = std::ranges::count(m_events, EventKind::TurnBegins, &Event::kind);
        for (std::size_t i = 0; i < m_events.size(); ++i)
            if (m_events[i].kind != EventKind::TurnBegins)
                tell(i);
            else if (turns > 1)
                m_lines << text::event(m_events[i], m_battle);
        tellLosses();
        return m_lines;
    }

private:
    void tell(std::size_t i) {
        const Event& event = m_events[i];
        switch (event.kind) {
        case EventKind::Moves:
            if (!movesAgain(i))
                m_lines << text::event(event, m_battle);
            break;
        case EventKind::Merges:
        case EventKind::Splits:
        case EventKind::Arrives:
        case EventKind::Leaves:
        case EventKind::LeavesMap:
        case EventKind::Concedes:
            m_lines << text::event(event, m_battle);
            break;
        case EventKind::Attacks:
            m_lines << attack(i);
            break;
        default:
            break;
        }
    }
    bool movesAgain(std::size_t i) const {
        return std::any_of(m_events.begin() + static_cast<std::ptrdiff_t>(i) + 1, m_events.end(),
                           [&](const Event& later) {
                               return later.kind == EventKind::Moves && later.stack == m_events[i].stack;
                           });
    }
    /// "Tower Bows attacks Marsh Archers: 9 hits, 3 hits in return".
    QString attack(std::size_t i) const {
        QStringList strikes;
        for (std::size_t next = i + 1; next < m_events.size() && m_events[next].kind != EventKind::Attacks &&
                                       m_events[next].kind != EventKind::TurnBegins;
             ++next)
            if (const Event& strike = m_events[next]; strike.kind == EventKind::Strikes)
                strikes << inWords(strike.stack == m_events[i].stack
                                       ? QT_TRANSLATE_N_NOOP("sf::document", "%n hit(s)")
                                       : QT_TRANSLATE_N_NOOP("sf::document", "%n hit(s) in return"),
                                   static_cast<int>(strike.amount));
        const QString words = text::event(m_events[i], m_battle);
        return strikes.isEmpty()
                   ? words
                   : inWords(QT_TRANSLATE_NOOP("sf::document", "%1: %2")).arg(words, text::listed(strikes));
    }
    void tellLosses() {
        std::vector<std::pair<Event, int>> losses;
        for (const Event& event : m_events) {
            if (event.kind != EventKind::Croaks)
                continue;
            const auto known = std::ranges::find_if(
                losses, [&](const auto& loss) { return loss.first.stack == event.stack; });
            if (known == losses.end())
                losses.emplace_back(event, 1);
            else
                ++known->second;
        }
        for (const auto& [event, count] : losses) {
            const battle::StackPointer stack = m_battle.stacks.find(event.stack);
            const QString name =
                stack ? text::stackName(*stack)
                      : QString::fromStdString(event.name.empty() ? event.stack.text : event.name);
            m_lines << inWords(QT_TRANSLATE_N_NOOP("sf::document", "%1: %n unit(s) lost"), count).arg(name);
        }
    }

    const battle::Battle& m_battle;
    std::vector<Event> m_events;
    QStringList m_lines;
};

} // namespace

QStringList turnReport(const BattleLog& log, const battle::Battle& battle, int side) {
    return TurnReporter(battle, withoutOwn(eventsSince(log, side), battle, side)).lines();
}

} // namespace sf::document
