// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_record_text.h"

#include "core/rules/imperio/game/tally.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace sf::text {
namespace {

using imperio::Event;
using imperio::Happened;

const Event* find(const std::vector<Event>& events, Happened what) {
    const auto found = std::ranges::find(events, what, &Event::what);
    return found == events.end() ? nullptr : &*found;
}

/// The number of pieces eliminated outside the target square.
int splashedPieces(const std::vector<Event>& events, imperio::Square target) {
    return static_cast<int>(std::ranges::count_if(events, [target](const Event& event) {
        return event.what == Happened::Eliminated && event.to != target;
    }));
}

QString meleeOutcome(const Event& fight, const std::vector<Event>& events) {
    if (find(events, Happened::Captured))
        return QCoreApplication::translate("sf::text", "captured");
    if (find(events, Happened::Destroyed))
        return QCoreApplication::translate("sf::text", "destroyed");
    const imperio::Fate fate = imperio::fate(fight.fight.matchup, fight.sums);
    if (fate.attackerLives)
        return QCoreApplication::translate("sf::text", "won");
    return fate.defenderLives ? QCoreApplication::translate("sf::text", "lost")
                              : QCoreApplication::translate("sf::text", "tie, both gone");
}

QString shotOutcome(const Event& fight, const std::vector<Event>& events) {
    const QString shot = imperio::fate(fight.fight.matchup, fight.sums).defenderLives
                             ? QCoreApplication::translate("sf::text", "missed")
                             : QCoreApplication::translate("sf::text", "hit");
    const int splashed = splashedPieces(events, fight.fight.target);
    return splashed == 0
               ? shot
               : QCoreApplication::translate("sf::text", "%1, %n by splash", nullptr, splashed).arg(shot);
}

QString quietOutcome(const imperio::Action& action, const std::vector<Event>& events) {
    if (action.act == imperio::Act::Spawn)
        return QCoreApplication::translate("sf::text", "spawn");
    if (action.act == imperio::Act::Resign || action.act == imperio::Act::Time)
        return {};
    return find(events, Happened::Stopped) ? QCoreApplication::translate("sf::text", "stopped") : QString();
}

} // namespace

QString fightSums(const std::vector<Event>& events) {
    const Event* fight = find(events, Happened::Fought);
    return fight ? QStringLiteral("%1 : %2")
                       .arg(imperio::sumOf(fight->attackerDice))
                       .arg(imperio::sumOf(fight->defenderDice))
                 : QString();
}

QString actionOutcome(const imperio::Action& action, const std::vector<Event>& events) {
    QStringList parts;
    if (const Event* fight = find(events, Happened::Fought))
        parts << (action.act == imperio::Act::Shot ? shotOutcome(*fight, events)
                                                   : meleeOutcome(*fight, events));
    else
        parts << quietOutcome(action, events);
    if (find(events, Happened::TurnEndedByItself))
        parts << QCoreApplication::translate("sf::text", "turn over");
    if (find(events, Happened::GameOver))
        parts << QCoreApplication::translate("sf::text", "game over");
    parts.removeAll(QString());
    return listed(parts);
}

std::string signWords() {
    //: Words of a typed action, each with its sign in the record if it has one: “knight R6C5 to R7C5”.
    return QCoreApplication::translate(
               "sf::text", "knight= archer= pikeman= footsoldier= the= moves= to=- attacks=x shoots=* at=")
        .toStdString();
}

QString eventSentences(const std::vector<Event>& events) {
    QStringList sentences;
    for (const Event& event : events)
        sentences << asSentence(capitalised(text::event(event)));
    return inSentences(sentences);
}

} // namespace sf::text
