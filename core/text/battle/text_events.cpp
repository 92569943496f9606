// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/text/battle_text.h.
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/pattern.h"
#include "core/text/systems/system_text.h"
#include "core/text/word_table.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::text {
namespace {

/// %1 the stack, %2 the target or the unit, %3 and %n the amount, %4 what was needed, %5 the hex, %6 all
/// stacks, %7 the factors of a strike, %8 a side, %9 the Conflict,
/// the posture or the edge.
constexpr std::array battleEventPatterns{
    QT_TRANSLATE_NOOP("sf::text", "A Conflict formed: %6"),
    QT_TRANSLATE_NOOP("sf::text", "Two Conflicts became one: %6"),
    QT_TRANSLATE_NOOP("sf::text", "%1 joined the Conflict of %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 re-formed"),
    QT_TRANSLATE_N_NOOP("sf::text", "%1 rotated right by %n hex side(s)"),
    QT_TRANSLATE_NOOP("sf::text", "%1 hit %2 for %3 damage (%4 or more needed)"),
    QT_TRANSLATE_NOOP("sf::text", "%1 missed %2 (%4 or more needed)"),
    QT_TRANSLATE_NOOP("sf::text", "The Warlord of %1, %2, joined the edge (%4 or more needed)"),
    QT_TRANSLATE_NOOP("sf::text", "The Warlord of %1, %2, stayed out of it (%4 or more needed)"),
    QT_TRANSLATE_N_NOOP("sf::text", "%2 of %1 lost %n hit(s)"),
    QT_TRANSLATE_NOOP("sf::text", "%2 of %1 has croaked"),
    QT_TRANSLATE_NOOP("sf::text", "%1 forfeited the attack on %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 can't act"),
    QT_TRANSLATE_NOOP("sf::text", "%1 held"),
    QT_TRANSLATE_NOOP("sf::text", "%1 fled to %5"),
    QT_TRANSLATE_NOOP("sf::text", "%1 can't flee to %5"),
    QT_TRANSLATE_NOOP("sf::text", "%1 can't disengage"),
    QT_TRANSLATE_NOOP("sf::text", "%1 disengaged"),
    QT_TRANSLATE_NOOP("sf::text", "%1 moved to %5"),
    QT_TRANSLATE_NOOP("sf::text", "A Conflict ended: %6"),
    QT_TRANSLATE_NOOP("sf::text", "The pending changes to %2 of %1 take effect"),
    QT_TRANSLATE_NOOP("sf::text", "%1 attacked %2"),
    QT_TRANSLATE_NOOP("sf::text", "The attack aims at %2 of %1"),
    QT_TRANSLATE_NOOP("sf::text", "%1 struck %2: %7 = %3 hits"),
    QT_TRANSLATE_NOOP("sf::text", "%1 left for %5 before the answer"),
    QT_TRANSLATE_NOOP("sf::text", "%1 wiped out %2, which doesn't count as a fight"),
    QT_TRANSLATE_NOOP("sf::text", "The turn of %8 begins"),
    QT_TRANSLATE_NOOP("sf::text", "Battle round %3 begins"),
    QT_TRANSLATE_NOOP("sf::text", "%9 fights: %6"),
    QT_TRANSLATE_NOOP("sf::text", "The stacks outside Conflicts act"),
    QT_TRANSLATE_NOOP("sf::text", "%1 took the posture %9"),
    QT_TRANSLATE_NOOP("sf::text", "Ordered for %1: attack %2 on the %9"),
    QT_TRANSLATE_NOOP("sf::text", "%1 waited to join the Conflict of %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 kept the order for the next round"),
    QT_TRANSLATE_NOOP("sf::text", "%1 dropped the order"),
    QT_TRANSLATE_NOOP("sf::text", "%1 had %2 in reach"),
    QT_TRANSLATE_NOOP("sf::text", "%1 left the map: no unit is alive"),
    QT_TRANSLATE_NOOP("sf::text", "%1 arrived at %5"),
    QT_TRANSLATE_NOOP("sf::text", "Victory for %8: %9"),
    QT_TRANSLATE_NOOP("sf::text", "The battle ends in a draw: %9"),
    QT_TRANSLATE_NOOP("sf::text", "%8 conceded"),
    QT_TRANSLATE_NOOP("sf::text", "Play begins"),
    QT_TRANSLATE_NOOP("sf::text", "Play ends: back to the board"),
    QT_TRANSLATE_NOOP("sf::text", "Referee mode is on"),
    QT_TRANSLATE_NOOP("sf::text", "The referee edits the battle"),
    QT_TRANSLATE_NOOP("sf::text", "Ready: %8"),
    QT_TRANSLATE_NOOP("sf::text", "%1 merged into %2"),
    QT_TRANSLATE_NOOP("sf::text", "%1 split off %2"),
};
static_assert(battleEventPatterns.size() == static_cast<std::size_t>(battle::lastSharedEvent) + 1);

const battle::Unit* unitOf(const battle::Battle& battle, const battle::UnitId& id) {
    const battle::Unit* unit = nullptr;
    for (const battle::StackPointer& stack : battle.stacks)
        unit = unit ? unit : stack->find(id);
    return unit;
}

/// The unit that the event is about, or its target.
QString other(const battle::Event& event, const battle::Battle& battle) {
    const battle::StackPointer stack = battle.stacks.find(event.stack);
    const battle::Unit* unit = stack ? stack->find(event.unit) : nullptr;
    if (!unit && !event.unit.text.empty()) // it may have left the stack since
        unit = unitOf(battle, event.unit);
    return unit ? unitName(*unit) : stackName(battle, event.target);
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
        return QT_TRANSLATE_NOOP("sf::text", "%9 formed: %6");
    case battle::EventKind::ConflictsMerge:
        return QT_TRANSLATE_NOOP("sf::text", "Conflicts merged into %9: %6");
    case battle::EventKind::Joins:
        return QT_TRANSLATE_NOOP("sf::text", "%1 joined %9 by fighting %2");
    case battle::EventKind::ConflictEnds:
        return event.rule == battleRule(7)
                   ? QT_TRANSLATE_NOOP("sf::text", "%9 ended because nobody acted in it: %6")
                   : QT_TRANSLATE_NOOP("sf::text", "%9 ended: %6");
    default:
        return nullptr;
    }
}

/// The pattern in the right plural form.
QString patternOf(const battle::Event& event) {
    const char* words = event.kind == battle::EventKind::Own
                            ? eventWords(event.word)
                            : battleEventPatterns.at(static_cast<std::size_t>(event.kind));
    if (event.kind == battle::EventKind::Rotates && event.amount < 0)
        words = QT_TRANSLATE_N_NOOP("sf::text", "%1 rotated left by %n hex side(s)");
    if (event.kind == battle::EventKind::Splits && !event.name.empty())
        words = QT_TRANSLATE_NOOP("sf::text",
                                  "%1 split off %2 with the id %6, because another side had taken %7");
    if (event.kind == battle::EventKind::RefereeMode && event.amount == 0)
        words = QT_TRANSLATE_NOOP("sf::text", "Referee mode is off");
    if (event.kind == battle::EventKind::ConflictEnds && event.others.empty()) // from an older document's log
        words = QT_TRANSLATE_NOOP("sf::text", "A Conflict ended");
    else if (event.kind == battle::EventKind::ConflictEnds && event.rule == battleRule(7))
        words = QT_TRANSLATE_NOOP("sf::text", "A Conflict ended because nobody acted in it: %6");
    if (const char* named = wordsWithConflict(event); named && event.conflict > 0)
        words = named;
    constexpr std::int64_t most = 1'000'000'000;
    return QCoreApplication::translate("sf::text", words, nullptr,
                                       static_cast<int>(std::min(most, std::abs(event.amount))));
}

} // namespace

QString endingText(const battle::Battle& battle, battle::Ending ending, const std::vector<int>& winners) {
    constexpr std::array words{
        QT_TRANSLATE_NOOP("sf::text", "no opposing side is left"),
        QT_TRANSLATE_NOOP("sf::text", "the objective is held"),
        QT_TRANSLATE_NOOP("sf::text", "the unit that counts has croaked"),
        QT_TRANSLATE_NOOP("sf::text", "the last round is over"),
        QT_TRANSLATE_NOOP("sf::text", "the opponents have conceded"),
    };
    const auto hasWon = [&](int side) { return std::ranges::find(winners, side) != winners.end(); };
    for (const battle::VictoryCondition& condition : battle.scenario->victory) {
        const auto* croak = std::get_if<battle::CroakUnit>(&condition.what);
        const battle::Unit* unit = croak && hasWon(croak->side) ? unitOf(battle, croak->unit) : nullptr;
        if (ending == battle::Ending::Croaked && unit && !unit->isAlive())
            return QCoreApplication::translate("sf::text", "%1 has croaked").arg(unitName(*unit));
        const auto* hold = std::get_if<battle::HoldStructure>(&condition.what);
        if (ending == battle::Ending::Held && hold && hasWon(hold->side))
            return QCoreApplication::translate("sf::text", "%1 is held")
                .arg(structureName(battle, hold->structure));
    }
    return wordOf(words, ending);
}

namespace {

bool isOfSide(battle::EventKind kind) {
    using battle::EventKind;
    return kind == EventKind::TurnBegins || kind == EventKind::SideWins || kind == EventKind::Concedes ||
           kind == EventKind::SaysReady;
}

QString ninthWord(const battle::Event& event, const battle::Battle& battle) {
    const auto ending = static_cast<battle::Ending>(event.needed);
    if (event.kind == battle::EventKind::SideWins)
        return endingText(battle, ending, {static_cast<int>(event.amount)});
    if (event.kind == battle::EventKind::PlayDrawn)
        return endingText(battle, ending, {});
    if (event.kind == battle::EventKind::TakesPosture)
        return posture(static_cast<battle::Posture>(event.amount));
    if (event.kind == battle::EventKind::NamesEdge)
        return edge(static_cast<battle::Edge>(event.amount));
    return conflictName(event.conflict);
}

} // namespace

QString neededFace(const battle::Event& event) {
    if (event.dice.empty() || event.dice.front().sides < 2)
        return figure(event.needed);
    const bool isAttack = event.kind == battle::EventKind::Hits || event.kind == battle::EventKind::Misses;
    // An attack misses with a 1, and the highest face always means yes.
    return figure(std::clamp<std::int64_t>(event.needed, isAttack ? 2 : 1, event.dice.front().sides));
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

QString conflictName(int number) {
    constexpr int letters = 26;
    QString name;
    for (int left = number; left > 0; left = (left - 1) / letters)
        name.prepend(QChar(u'A' + (left - 1) % letters));
    return QCoreApplication::translate("sf::text", "Conflict %1").arg(name);
}

QString event(const battle::Event& event, const battle::Battle& battle) {
    if (event.kind == battle::EventKind::Own && !eventWords(event.word))
        return QCoreApplication::translate("sf::text", "This version doesn't know the event “%1”")
            .arg(displayName(event.word));
    QStringList names;
    for (const battle::StackId& id : event.others)
        names.push_back(stackName(battle, id));
    const QString pattern = patternOf(event);
    const bool isRenamed = event.kind == battle::EventKind::Splits && !event.name.empty();
    const bool isNamed = !event.name.empty() && !isRenamed && !battle.stacks.find(event.stack);
    const std::array words{isNamed ? displayName(event.name) : stackName(battle, event.stack),
                           other(event, battle),
                           figure(event.amount),
                           neededFace(event),
                           event.hex ? hexName(*event.hex) : QString(),
                           isRenamed ? displayName(event.stack.text) : listed(names),
                           isRenamed ? displayName(event.name) : product(event),
                           isOfSide(event.kind) ? sideName(battle, static_cast<int>(event.amount))
                                                : QString(),
                           ninthWord(event, battle)};
    return filled(pattern, words);
}

} // namespace sf::text
