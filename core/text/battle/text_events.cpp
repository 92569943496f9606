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

namespace events = battle::events;
using battle::Amount;

constexpr EventText sharedEvents[] = {
    {events::damage, QT_TRANSLATE_N_NOOP("sf::text", "%2 of %1 lost %n hit(s)")},
    {events::croaks, QT_TRANSLATE_NOOP("sf::text", "%2 of %1 has croaked")},
    {events::moves, QT_TRANSLATE_NOOP("sf::text", "%1 moved to %5")},
    {events::turnBegins, QT_TRANSLATE_NOOP("sf::text", "The turn of %8 begins")},
    {events::roundBegins, QT_TRANSLATE_NOOP("sf::text", "Battle round %3 begins")},
    {events::dropsOrder, QT_TRANSLATE_NOOP("sf::text", "%1 dropped the order")},
    {events::leavesMap, QT_TRANSLATE_NOOP("sf::text", "%1 left the map: no unit is alive")},
    {events::arrives, QT_TRANSLATE_NOOP("sf::text", "%1 arrived at %5")},
    {events::merges, QT_TRANSLATE_NOOP("sf::text", "%1 merged into %2")},
    {events::splits, QT_TRANSLATE_NOOP("sf::text", "%1 split off %2"), nullptr,
     [](const battle::Event& event) -> const char* {
         return event.name.empty()
                    ? nullptr
                    : QT_TRANSLATE_NOOP("sf::text",
                                        "%1 split off %2 with the id %6, because another side had taken %7");
     }},
    {events::sideWins, QT_TRANSLATE_NOOP("sf::text", "Victory for %8: %9")},
    {events::playDrawn, QT_TRANSLATE_NOOP("sf::text", "The battle ends in a draw: %9")},
    {events::concedes, QT_TRANSLATE_NOOP("sf::text", "%8 conceded")},
    {events::playBegins, QT_TRANSLATE_NOOP("sf::text", "Play begins")},
    {events::playStops, QT_TRANSLATE_NOOP("sf::text", "Play ends: back to the board")},
    {events::refereeMode, QT_TRANSLATE_NOOP("sf::text", "Referee mode is on"), nullptr,
     [](const battle::Event& event) -> const char* {
         return event.isOn() ? nullptr : QT_TRANSLATE_NOOP("sf::text", "Referee mode is off");
     }},
    {events::refereeEdits, QT_TRANSLATE_NOOP("sf::text", "The referee edits the battle")},
    {events::saysReady, QT_TRANSLATE_NOOP("sf::text", "Ready: %8")},
};
static_assert(areWorded(events::all, sharedEvents));

/// Null for a kind that no rule knows.
const EventText* textOf(battle::EventKind kind) {
    const auto shared = std::ranges::find(sharedEvents, kind, &EventText::kind);
    return shared == std::end(sharedEvents) ? eventText(kind) : shared;
}

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

const char* wordsFor(const EventText& text, const battle::Event& event) {
    const char* other = text.instead ? text.instead(event) : nullptr;
    return other ? other : text.words;
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

QString ninthWord(const battle::Event& event, const battle::Battle& battle) {
    if (event.kind->endsPlay)
        return endingText(battle, event.ending(),
                          event.kind->amount == Amount::Side ? std::vector{event.side()}
                                                             : std::vector<int>());
    if (event.kind->amount == Amount::Posture)
        return posture(event.posture());
    if (event.kind->amount == Amount::Edge)
        return edge(event.orderedEdge());
    return conflictName(event.conflict);
}

} // namespace

QString neededFace(const battle::Event& event) {
    if (event.dice.empty() || event.dice.front().sides < 2)
        return figure(event.needed);
    const bool isAttack = event.kind->attackRoll != battle::AttackRoll::None;
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
    const bool hits = event.kind->attackRoll == battle::AttackRoll::Hit;
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

QString conflictLetter(int number) {
    constexpr int letters = 26;
    QString name;
    for (int left = number; left > 0; left = (left - 1) / letters)
        name.prepend(QChar(u'A' + (left - 1) % letters));
    return name;
}

QString conflictName(int number) {
    return QCoreApplication::translate("sf::text", "Conflict %1").arg(conflictLetter(number));
}

namespace {

/// Fills the pattern in the right plural form.
QString sentence(const char* pattern, const battle::Event& event, const battle::Battle& battle) {
    constexpr std::int64_t most = 1'000'000'000;
    QStringList names;
    for (const battle::StackId& id : event.others)
        names.push_back(stackName(battle, id));
    const bool isRenamed = event.kind == events::splits && !event.name.empty();
    const bool isNamed = !event.name.empty() && !isRenamed && !battle.stacks.find(event.stack);
    const std::array words{isNamed ? displayName(event.name) : stackName(battle, event.stack),
                           other(event, battle),
                           figure(event.amount),
                           neededFace(event),
                           event.hex ? hexName(*event.hex) : QString(),
                           isRenamed ? displayName(event.stack.text) : listed(names),
                           isRenamed ? displayName(event.name) : product(event),
                           event.kind->amount == Amount::Side ? sideName(battle, event.side()) : QString(),
                           ninthWord(event, battle)};
    return filled(QCoreApplication::translate("sf::text", pattern, nullptr,
                                              static_cast<int>(std::min(most, std::abs(event.amount)))),
                  words);
}

} // namespace

QString event(const battle::Event& event, const battle::Battle& battle) {
    const EventText* text = textOf(event.kind);
    return text ? sentence(wordsFor(*text, event), event, battle)
                : QCoreApplication::translate("sf::text", "This version doesn't know the event “%1”")
                      .arg(displayName(event.word));
}

QString attempt(const battle::Event& event, const battle::Battle& battle) {
    const EventText* text = textOf(event.kind);
    return text && text->attempt && !event.dice.empty() ? sentence(text->attempt, event, battle) : QString();
}

QString outcome(const battle::Event& event, const battle::Battle& battle) {
    const EventText* text = textOf(event.kind);
    return text && text->outcome ? sentence(text->outcome, event, battle) : text::event(event, battle);
}

Caption lastStand(const battle::Event& event, const battle::Battle& battle) {
    const EventText* text = textOf(event.kind);
    return text && text->lastStand ? Caption(sentence(text->lastStand, event, battle), text->lastStandRule)
                                   : Caption();
}

QString factors(const battle::Event& event) {
    return battle::isStrike(event.kind) && event.kind->attackRoll == battle::AttackRoll::None
               ? QStringLiteral("%1 = %2").arg(product(event), figure(event.amount))
               : QString();
}

QString dicePurpose(battle::EventKind kind) {
    const EventText* text = textOf(kind);
    return QCoreApplication::translate(
        "sf::text", text && text->dice ? text->dice : QT_TRANSLATE_NOOP("sf::text", "rolled"));
}

} // namespace sf::text
