// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/turn_report.h"

#include "core/document/battle/system_codecs.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/scene.h"
#include "core/text/battle_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>

namespace sf::document {
namespace {

QString inWords(const char* words, int count = -1) {
    return QCoreApplication::translate("sf::document", words, nullptr, count);
}

/// What has been undone isn't among them.
std::vector<LogLine> effectiveEvents(std::span<const LogLine> lines) {
    std::vector<LogLine> found;
    std::ranges::copy_if(lines, std::back_inserter(found), [](const LogLine& line) {
        return line.kind == LogLine::Kind::Event && !line.isUndone;
    });
    return found;
}

/// The lines since the side last said that it was ready.
std::vector<LogLine> linesSinceReady(const std::vector<LogLine>& log, int side) {
    const auto ready = std::find_if(log.rbegin(), log.rend(), [&](const LogLine& line) {
        return line.event.kind == battle::events::saysReady && line.event.side() == side;
    });
    return {ready.base(), log.end()};
}

} // namespace

std::vector<SideLosses> lossesIn(std::span<const LogLine> lines, const battle::Battle& battle) {
    std::vector<SideLosses> losses(battle.sides.size());
    for (int side = 0; side < static_cast<int>(losses.size()); ++side)
        losses[static_cast<std::size_t>(side)].all.name = text::sideName(battle, side);
    std::map<battle::StackId, Losses> byStack;
    for (const LogLine& line : effectiveEvents(lines)) {
        const battle::StackPointer stack = battle.stacks.find(line.event.stack);
        if (!stack || !battle::isLoss(line.event.kind))
            continue;
        for (Losses* lost : {&losses.at(static_cast<std::size_t>(stack->side)).all, &byStack[stack->id]})
            if (line.event.kind == battle::events::croaks)
                ++lost->units;
            else
                lost->hits += line.event.amount;
    }
    for (auto& [id, lost] : byStack) {
        const battle::StackPointer stack = battle.stacks.find(id);
        lost.name = text::stackName(*stack);
        losses[static_cast<std::size_t>(stack->side)].stacks.push_back(lost);
    }
    for (SideLosses& side : losses)
        std::ranges::stable_sort(side.stacks, std::ranges::greater(),
                                 [](const Losses& lost) { return std::pair(lost.units, lost.hits); });
    return losses;
}

bool isAnybodyHurt(const std::vector<SideLosses>& losses) {
    return std::ranges::any_of(losses, [](const SideLosses& side) { return !side.stacks.empty(); });
}

QString lossLine(const Losses& losses) {
    return inWords(QT_TRANSLATE_N_NOOP("sf::document", "%1: %2 croaked, %n hit(s) lost"),
                   static_cast<int>(losses.hits))
        .arg(losses.name, text::figure(losses.units));
}

QStringList lossLines(const std::vector<SideLosses>& losses) {
    if (!isAnybodyHurt(losses))
        return {inWords(QT_TRANSLATE_NOOP("sf::document", "Nobody was hurt."))};
    QStringList lines;
    for (const SideLosses& side : losses)
        lines << lossLine(side.all);
    return lines;
}

std::vector<SideLosses> lossesSince(const BattleLog& log, const battle::Battle& battle, int side) {
    const std::vector<LogLine> events = effectiveEvents(log.lines());
    const TurnReporting* turns = turnReporting(battle.rules);
    const std::vector<LogLine> lines =
        turns ? turns->linesSinceTurn(events, battle, side) : linesSinceReady(events, side);
    const bool isNew = std::ranges::any_of(lines, [](const LogLine& line) {
        return line.event.kind == battle::events::turnBegins ||
               line.event.kind == battle::events::roundBegins;
    });
    return isNew ? lossesIn(lines, battle) : std::vector<SideLosses>();
}

QStringList turnReport(const BattleLog& log, const battle::Battle& battle, int side) {
    const TurnReporting* turns = turnReporting(battle.rules);
    return turns ? turns->report(effectiveEvents(log.lines()), battle, side) : QStringList();
}

} // namespace sf::document
