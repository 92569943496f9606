// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/play.h"
#include "core/rules/smm/fight/luck.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/pattern.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::text {
namespace {

/// %1 the stack, %2 the target or the unit, %3 and %n the amount, %4 what was needed, %5 the hex, %6 all
/// stacks, %7 the factors of a strike, %8 a side, %9 the Conflict,
/// the posture or the edge.
constexpr std::array battleEventPatterns{
    QT_TRANSLATE_NOOP("sf::text", "A Conflict forms: %6"),
    QT_TRANSLATE_NOOP("sf::text", "Two Conflicts become one: %6"),
    QT_TRANSLATE_NOOP("sf::text", "%1 joins the Conflict of %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 re-forms"),
    QT_TRANSLATE_N_NOOP("sf::text", "%1 rotates right by %n hex side(s)"),
    QT_TRANSLATE_NOOP("sf::text", "%1 hits %2 for %3 damage (needs %4 or more)"),
    QT_TRANSLATE_NOOP("sf::text", "%1 misses %2 (needs %4 or more)"),
    QT_TRANSLATE_NOOP("sf::text", "The Warlord of %1, %2, joins the edge (needs %4 or more)"),
    QT_TRANSLATE_NOOP("sf::text", "The Warlord of %1, %2, stays out of it (needs %4 or more)"),
    QT_TRANSLATE_N_NOOP("sf::text", "%2 of %1 loses %n hit(s)"),
    QT_TRANSLATE_NOOP("sf::text", "%2 of %1 has croaked"),
    QT_TRANSLATE_NOOP("sf::text", "%1 forfeits its attack on %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 can't act"),
    QT_TRANSLATE_NOOP("sf::text", "%1 holds"),
    QT_TRANSLATE_NOOP("sf::text", "%1 flees to %5"),
    QT_TRANSLATE_NOOP("sf::text", "%1 can't flee to %5"),
    QT_TRANSLATE_NOOP("sf::text", "%1 can't disengage"),
    QT_TRANSLATE_NOOP("sf::text", "%1 disengages"),
    QT_TRANSLATE_NOOP("sf::text", "%1 moves to %5"),
    QT_TRANSLATE_NOOP("sf::text", "A Conflict ends: %6"),
    QT_TRANSLATE_NOOP("sf::text", "The pending changes to %2 of %1 take effect"),
    QT_TRANSLATE_NOOP("sf::text", "%1 attacks %2"),
    QT_TRANSLATE_NOOP("sf::text", "The attack aims at %2 of %1"),
    QT_TRANSLATE_NOOP("sf::text", "%1 strikes %2: %7 = %3 hits"),
    QT_TRANSLATE_NOOP("sf::text", "%1 leaves for %5 before the answer"),
    QT_TRANSLATE_NOOP("sf::text", "%1 wipes out %2, so it counts as having fought none"),
    QT_TRANSLATE_NOOP("sf::text", "The turn of %8 begins"),
    QT_TRANSLATE_NOOP("sf::text", "Battle round %3 begins"),
    QT_TRANSLATE_NOOP("sf::text", "%9 fights: %6"),
    QT_TRANSLATE_NOOP("sf::text", "The stacks outside Conflicts act"),
    QT_TRANSLATE_NOOP("sf::text", "%1 takes the posture %9"),
    QT_TRANSLATE_NOOP("sf::text", "%1 is ordered to attack %2 on the %9"),
    QT_TRANSLATE_NOOP("sf::text", "%1 waits to join the Conflict of %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 keeps its order for the next round"),
    QT_TRANSLATE_NOOP("sf::text", "%1 drops its order"),
    QT_TRANSLATE_NOOP("sf::text", "%1 has %2 in reach"),
    QT_TRANSLATE_NOOP("sf::text", "%1 leaves the map: nobody is alive"),
    QT_TRANSLATE_NOOP("sf::text", "%1 arrives at %5"),
    QT_TRANSLATE_NOOP("sf::text", "%8 wins: %9"),
    QT_TRANSLATE_NOOP("sf::text", "The battle ends in a draw: %9"),
    QT_TRANSLATE_NOOP("sf::text", "%8 concedes"),
    QT_TRANSLATE_NOOP("sf::text", "Play begins"),
    QT_TRANSLATE_NOOP("sf::text", "Play ends: back to the board"),
    QT_TRANSLATE_NOOP("sf::text", "Referee mode is on"),
    QT_TRANSLATE_NOOP("sf::text", "The referee edits the battle"),
    QT_TRANSLATE_NOOP("sf::text", "%8 is ready"),
    QT_TRANSLATE_NOOP("sf::text", "%1 merges into %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 splits off %2"),
};
static_assert(battleEventPatterns.size() == static_cast<std::size_t>(battle::lastEventKind) + 1);

QString nameOf(const battle::StackId& id, const battle::Battle& battle) {
    const battle::StackPointer stack = battle.stacks.find(id);
    return stack ? stackName(*stack) : displayName(id.text);
}

/// The unit that the event is about, or its target.
QString other(const smm::Event& event, const battle::Battle& battle) {
    const battle::StackPointer stack = battle.stacks.find(event.stack);
    const battle::Unit* unit = stack ? stack->find(event.unit) : nullptr;
    if (!unit && !event.unit.text.empty()) // it may have left the stack since
        for (const battle::StackPointer& there : battle.stacks)
            unit = unit ? unit : there->find(event.unit);
    return unit ? unitName(*unit) : nameOf(event.target, battle);
}

/// The product of MUL-2 with the event's figures.
QString product(const battle::Event& event) {
    constexpr std::size_t factors = 7;
    if (event.figures.size() < factors)
        return {};
    QString text = QStringLiteral("%1 × %2 × %3 × %4 × %5 × (8 − %6 − %7) / 8");
    for (const std::string& figure : event.figures)
        text = text.arg(decimal(QString::fromStdString(figure).toDouble()));
    return text;
}

/// The words for a Conflict whose number is known.
const char* wordsWithConflict(const battle::Event& event) {
    switch (event.kind) {
    case battle::EventKind::ConflictForms:
        return QT_TRANSLATE_NOOP("sf::text", "%9 forms: %6");
    case battle::EventKind::ConflictsMerge:
        return QT_TRANSLATE_NOOP("sf::text", "Conflicts merge into %9: %6");
    case battle::EventKind::Joins:
        return QT_TRANSLATE_NOOP("sf::text", "%1 joins %9 by fighting %2");
    case battle::EventKind::ConflictEnds:
        return event.rule == battleRule(7)
                   ? QT_TRANSLATE_NOOP("sf::text", "%9 ends because nobody acted in it: %6")
                   : QT_TRANSLATE_NOOP("sf::text", "%9 ends: %6");
    default:
        return nullptr;
    }
}

/// The pattern in the right plural form.
QString patternOf(const battle::Event& event) {
    const char* words = battleEventPatterns.at(static_cast<std::size_t>(event.kind));
    if (event.kind == battle::EventKind::Rotates && event.amount < 0)
        words = QT_TRANSLATE_N_NOOP("sf::text", "%1 rotates left by %n hex side(s)");
    if (event.kind == battle::EventKind::RefereeMode && event.amount == 0)
        words = QT_TRANSLATE_NOOP("sf::text", "Referee mode is off");
    if (event.kind == battle::EventKind::ConflictEnds && event.others.empty()) // from an older document's log
        words = QT_TRANSLATE_NOOP("sf::text", "A Conflict ends");
    else if (event.kind == battle::EventKind::ConflictEnds && event.rule == battleRule(7))
        words = QT_TRANSLATE_NOOP("sf::text", "A Conflict ends because nobody acted in it: %6");
    if (const char* named = wordsWithConflict(event); named && event.conflict > 0)
        words = named;
    constexpr std::int64_t most = 1'000'000'000;
    return QCoreApplication::translate("sf::text", words, nullptr,
                                       static_cast<int>(std::min(most, std::abs(event.amount))));
}

} // namespace

QString endingText(battle::Ending ending) {
    constexpr std::array words{
        QT_TRANSLATE_NOOP("sf::text", "no opposing side is left"),
        QT_TRANSLATE_NOOP("sf::text", "the objective is held"),
        QT_TRANSLATE_NOOP("sf::text", "the unit that counts has croaked"),
        QT_TRANSLATE_NOOP("sf::text", "the last round is over"),
        QT_TRANSLATE_NOOP("sf::text", "the opponents have conceded"),
    };
    return QCoreApplication::translate("sf::text", words.at(static_cast<std::size_t>(ending)));
}

namespace {

bool isOfSide(battle::EventKind kind) {
    using battle::EventKind;
    return kind == EventKind::TurnBegins || kind == EventKind::SideWins || kind == EventKind::Concedes ||
           kind == EventKind::SaysReady;
}

QString ninthWord(const battle::Event& event) {
    if (event.kind == battle::EventKind::SideWins || event.kind == battle::EventKind::PlayDrawn)
        return endingText(static_cast<battle::Ending>(event.needed));
    if (event.kind == battle::EventKind::TakesPosture)
        return posture(static_cast<battle::Posture>(event.amount));
    if (event.kind == battle::EventKind::NamesEdge)
        return edge(static_cast<battle::Edge>(event.amount));
    return conflictName(event.conflict);
}

} // namespace

QString neededFace(const smm::Event& event) {
    if (event.dice.empty() || event.dice.front().sides < 2)
        return figure(event.needed);
    const bool isAttack = event.kind == battle::EventKind::Hits || event.kind == battle::EventKind::Misses;
    return figure(smm::Question{event.dice.front().sides, event.needed, isAttack}.leastFace());
}

QString attackSum(const battle::Event& event) {
    if (event.figures.size() != 2 || event.dice.empty())
        return {};
    const std::int64_t power = QString::fromStdString(event.figures[0]).toInt();
    const std::int64_t defense = QString::fromStdString(event.figures[1]).toInt();
    const std::int64_t sum = event.dice.front().value + power;
    const std::int64_t against = event.needed + power;
    const bool hits = event.kind == battle::EventKind::Hits;
    const char* words = QT_TRANSLATE_NOOP("sf::text", "%1 + AP %2 = %3 against %4 + DP %5 = %6");
    if (hits && sum < against)
        words = QT_TRANSLATE_NOOP("sf::text",
                                  "%1 + AP %2 = %3 against %4 + DP %5 = %6; the highest face always hits");
    else if (!hits && sum >= against)
        words = QT_TRANSLATE_NOOP("sf::text", "%1 + AP %2 = %3 against %4 + DP %5 = %6; a 1 always misses");
    const std::array figures{figure(event.dice.front().value), figure(power),   figure(sum),
                             figure(against - defense),        figure(defense), figure(against)};
    return filled(QCoreApplication::translate("sf::text", words), figures);
}

QString roundAction(const smm::RoundAction& action, const battle::Battle& battle) {
    if (const auto* given = std::get_if<smm::GiveOrders>(&action)) {
        if (battle::isSealed(battle))
            return QCoreApplication::translate("sf::text", "Give orders in secret");
        if (given->orders.size() != 1)
            return QCoreApplication::translate("sf::text", "Give %n order(s)", nullptr,
                                               int(given->orders.size()));
        const auto& [id, order] = *given->orders.begin();
        const QString text = order ? QCoreApplication::translate("sf::text", "Give %1 an order")
                                   : QCoreApplication::translate("sf::text", "Cancel the order of %1");
        return text.arg(nameOf(id, battle));
    }
    if (std::holds_alternative<smm::BeginRound>(action))
        return QCoreApplication::translate("sf::text", "Begin the round");
    const auto* resolve = std::get_if<smm::Resolve>(&action);
    if (!resolve || resolve->extent == smm::Extent::Round)
        return QCoreApplication::translate("sf::text", "Resolve the round");
    return resolve->extent == smm::Extent::Step
               ? QCoreApplication::translate("sf::text", "Resolve a step")
               : QCoreApplication::translate("sf::text", "Resolve a Conflict");
}

QString conflictName(int number) {
    constexpr int letters = 26;
    QString name;
    for (int left = number; left > 0; left = (left - 1) / letters)
        name.prepend(QChar(u'A' + (left - 1) % letters));
    return QCoreApplication::translate("sf::text", "Conflict %1").arg(name);
}

QString event(const smm::Event& event, const battle::Battle& battle) {
    QStringList names;
    for (const battle::StackId& id : event.others)
        names.push_back(nameOf(id, battle));
    const QString pattern = patternOf(event);
    const bool isNamed = !event.name.empty() && !battle.stacks.find(event.stack);
    const std::array words{isNamed ? displayName(event.name) : nameOf(event.stack, battle),
                           other(event, battle),
                           figure(event.amount),
                           neededFace(event),
                           event.hex ? hexName(*event.hex) : QString(),
                           listed(names),
                           product(event),
                           isOfSide(event.kind) ? sideName(battle, static_cast<int>(event.amount))
                                                : QString(),
                           ninthWord(event)};
    return filled(pattern, words);
}

} // namespace sf::text
