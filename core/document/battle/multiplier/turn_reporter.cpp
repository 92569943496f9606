// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/multiplier/turn_reporter.h"

#include "core/rules/battle/events.h"
#include "core/rules/multiplier/events.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace sf::document {
namespace {

using battle::Event;

QString reported(const char* words, int count = -1) {
    return QCoreApplication::translate("sf::document", words, nullptr, count);
}

bool beginsTurn(const LogLine& line) {
    return line.event.kind == battle::events::turnBegins;
}

/// The lines since the side's last turn ended, without its own turn that has begun. The first is the turn
/// that followed, if the log goes back that far.
std::vector<LogLine> linesSinceTurn(const std::vector<LogLine>& log, const battle::Battle& battle, int side) {
    const auto isOwnTurn = [&](const LogLine& line) { return beginsTurn(line) && line.event.amount == side; };
    const auto isOwn = [&](const LogLine& line) {
        const battle::StackPointer stack = battle.stacks.find(line.event.stack);
        return stack && stack->side == side;
    };
    const auto end = std::find_if(log.rbegin(), log.rend(), isOwnTurn);
    const auto before = end == log.rend() ? end : std::find_if(end + 1, log.rend(), isOwnTurn);
    std::vector<LogLine> lines(before.base(), end == log.rend() ? log.begin() : (end + 1).base());
    // Nothing announces the first turn of all.
    const auto first = std::ranges::find_if(lines, beginsTurn);
    if (before != log.rend() || (first != lines.end() && std::any_of(lines.begin(), first, isOwn)))
        lines.erase(lines.begin(), first);
    return lines;
}

class TurnReporter {
public:
    TurnReporter(const battle::Battle& battle, const std::vector<LogLine>& lines) : m_battle(battle) {
        for (const LogLine& line : lines)
            m_events.push_back(line.event);
        // Stacks that have merged are no longer there to be asked for their names.
        for (const Event& merger : m_events)
            for (Event& event : m_events)
                if (merger.kind == battle::events::merges && event.stack == merger.stack)
                    event.name = merger.name;
    }

    QStringList lines() {
        const auto turns = std::ranges::count(m_events, battle::events::turnBegins, &Event::kind);
        for (std::size_t i = 0; i < m_events.size(); ++i)
            if (m_events[i].kind != battle::events::turnBegins)
                tell(i);
            else if (turns > 1)
                m_lines << text::event(m_events[i], m_battle);
        tellLosses();
        return m_lines;
    }

private:
    void tell(std::size_t i) {
        const Event& event = m_events[i];
        static const std::set<battle::EventKind> told{battle::events::moves,      battle::events::merges,
                                                      battle::events::splits,     battle::events::arrives,
                                                      multiplier::events::leaves, battle::events::leavesMap,
                                                      battle::events::concedes};
        if (event.kind == multiplier::events::attacks)
            m_lines << attack(i);
        else if (told.contains(event.kind) && !(event.kind == battle::events::moves && movesAgain(i)))
            m_lines << text::event(event, m_battle);
    }
    bool movesAgain(std::size_t i) const {
        return std::any_of(m_events.begin() + static_cast<std::ptrdiff_t>(i) + 1, m_events.end(),
                           [&](const Event& later) {
                               return later.kind == battle::events::moves && later.stack == m_events[i].stack;
                           });
    }
    /// "Tower Bows attacks Marsh Archers: 9 hits, 3 hits in return".
    QString attack(std::size_t i) const {
        QStringList strikes;
        for (std::size_t next = i + 1;
             next < m_events.size() && m_events[next].kind != multiplier::events::attacks &&
             m_events[next].kind != battle::events::turnBegins;
             ++next)
            if (const Event& strike = m_events[next]; strike.kind == multiplier::events::strikes)
                strikes << reported(strike.stack == m_events[i].stack
                                        ? QT_TRANSLATE_N_NOOP("sf::document", "%n hit(s)")
                                        : QT_TRANSLATE_N_NOOP("sf::document", "%n hit(s) in return"),
                                    static_cast<int>(strike.amount));
        const QString words = text::event(m_events[i], m_battle);
        return strikes.isEmpty()
                   ? words
                   : reported(QT_TRANSLATE_NOOP("sf::document", "%1: %2")).arg(words, text::listed(strikes));
    }
    void tellLosses() {
        std::vector<std::pair<Event, int>> losses;
        for (const Event& event : m_events) {
            if (event.kind != battle::events::croaks)
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
            m_lines << reported(QT_TRANSLATE_N_NOOP("sf::document", "%1: %n unit(s) lost"), count).arg(name);
        }
    }

    const battle::Battle& m_battle;
    std::vector<Event> m_events;
    QStringList m_lines;
};

QStringList reportTurns(const std::vector<LogLine>& events, const battle::Battle& battle, int side) {
    if (std::ranges::none_of(events, beginsTurn))
        return {};
    const QStringList lines = TurnReporter(battle, linesSinceTurn(events, battle, side)).lines();
    return lines.isEmpty()
               ? QStringList(reported(QT_TRANSLATE_NOOP("sf::document", "Nobody has moved or fought.")))
               : lines;
}

} // namespace

const TurnReporting& turnReporter() {
    static constexpr TurnReporting reporting{RuleSystem::Multiplier, linesSinceTurn, reportTurns};
    return reporting;
}

} // namespace sf::document
