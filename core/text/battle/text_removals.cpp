// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/text/removal_text.h.
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/lists.h"
#include "core/text/pattern.h"
#include "core/text/removal_text.h"
#include "core/text/systems/system_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::text {
namespace {

constexpr std::size_t mostRemovals = 12; ///< that are listed

/// What all battles have: %1 the stack, the side or the condition, %2 and %n the count.
constexpr RemovalText sharedRemovals[] = {
    {battle::Removal::Kind::Terrain,
     {},
     QT_TRANSLATE_N_NOOP("sf::text", "The terrain of %n hex(es) is cut off.")},
    {battle::Removal::Kind::Zone, battleRule(3),
     QT_TRANSLATE_NOOP("sf::text", "The deployment zone of %1 is gone.")},
    {battle::Removal::Kind::ZoneHexes, battleRule(3),
     QT_TRANSLATE_N_NOOP("sf::text", "The deployment zone of %1 loses %n hex(es).")},
    {battle::Removal::Kind::Condition, battleRule(10),
     QT_TRANSLATE_NOOP("sf::text", "This victory condition is removed: %1")},
    {battle::Removal::Kind::Arrival, battleRule(9),
     QT_TRANSLATE_NOOP("sf::text", "Instead of arriving in round %2, %1 will be there from the beginning.")},
    {battle::Removal::Kind::ArrivalHexes, battleRule(9),
     QT_TRANSLATE_N_NOOP("sf::text", "The hexes where %1 can arrive will be fewer by %n.")},
    {battle::Removal::Kind::Progress,
     {},
     QT_TRANSLATE_NOOP("sf::text",
                       "The round and whose turn it is start again, with full Move for everybody.")},
};

const RemovalText& textOf(const battle::Removal& removal) {
    const auto* found = std::ranges::find(sharedRemovals, removal.kind, &RemovalText::kind);
    return found == std::end(sharedRemovals) ? *removalText(removal) : *found;
}

QString removalSubject(const battle::Removal& removal, const battle::Battle& battle) {
    using Kind = battle::Removal::Kind;
    if (removal.kind == Kind::Condition)
        return victoryCondition(battle, removal.condition);
    if (removal.kind == Kind::Zone || removal.kind == Kind::ZoneHexes)
        return sideName(battle, removal.side);
    return stackName(battle, removal.stack);
}

QString lastRound(const battle::Battle& battle, const battle::LastRound& last) {
    const QString round = figure(last.round);
    switch (last.award) {
    case battle::Award::Points:
        return QCoreApplication::translate("sf::text", "After round %1 the side with more points wins.")
            .arg(round);
    case battle::Award::Draw:
        return QCoreApplication::translate("sf::text", "After round %1 the battle is a draw.").arg(round);
    case battle::Award::Side:
        return QCoreApplication::translate("sf::text", "After round %1, victory for %2.")
            .arg(round, sideName(battle, last.side));
    }
    return {};
}

} // namespace

QString victoryCondition(const battle::Battle& battle, const battle::VictoryCondition& condition) {
    if (const auto* hold = std::get_if<battle::HoldStructure>(&condition.what))
        return QCoreApplication::translate(
                   "sf::text", "Victory for %1: %2 is held alone at the end of round %3 or later.")
            .arg(sideName(battle, hold->side), structureName(battle, hold->structure), figure(hold->round));
    if (const auto* croak = std::get_if<battle::CroakUnit>(&condition.what))
        return QCoreApplication::translate("sf::text", "Victory for %1: %2 croaks.")
            .arg(sideName(battle, croak->side), unitName(battle, croak->unit));
    if (const auto* last = std::get_if<battle::LastRound>(&condition.what))
        return lastRound(battle, *last);
    return QCoreApplication::translate("sf::text", "The last side with a living unit wins.");
}

QString stepText(const QString& action, const QStringList& removals) {
    if (removals.isEmpty())
        return action;
    return inSentences(QStringList(action) + removals) + u'\n' + action;
}

QStringList removals(const std::vector<battle::Removal>& removals, const battle::Battle& battle) {
    QStringList lines;
    for (const battle::Removal& removal : removals) {
        const std::array words{removalSubject(removal, battle), figure(removal.count)};
        const RemovalText& told = textOf(removal);
        lines << Caption(filled(QCoreApplication::translate("sf::text", told.words, nullptr, removal.count),
                                words),
                         told.rule)
                     .text();
        if (lines.size() == mostRemovals && removals.size() > mostRemovals + 1) {
            const auto more = static_cast<int>(removals.size() - mostRemovals);
            return lines << QCoreApplication::translate("sf::text", "%n more thing(s) will be removed.",
                                                        nullptr, more);
        }
    }
    return lines;
}

} // namespace sf::text
