// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/log/strike_losses.h"

#include "core/rules/battle/events.h"
#include "core/rules/battle/scene.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QStringList>

namespace sf::ui {
namespace {

struct StrikeLosses {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::StrikeLosses)
};

bool isLoss(const document::LogLine& line) {
    return line.kind == document::LogLine::Kind::Event && battle::isLoss(line.event.kind);
}

/// Without a roll to hit, so that its losses say all.
bool isStrike(const document::LogLine& line) {
    return line.kind == document::LogLine::Kind::Event && battle::isStrike(line.event.kind) &&
           line.event.kind->attackRoll == battle::AttackRoll::None;
}

QString unitNameIn(const battle::Event& event, const battle::Battle& battle) {
    const battle::StackPointer stack = battle.stacks.find(event.stack);
    const battle::Unit* unit = stack ? stack->find(event.unit) : nullptr;
    return unit ? text::unitName(*unit) : QString::fromStdString(event.unit.text);
}

} // namespace

bool isLossOfStrike(const document::BattleLog& log, std::size_t line) {
    const auto& lines = log.lines();
    if (!isLoss(lines[line]))
        return false;
    std::size_t before = line;
    while (before > 0 && isLoss(lines[before]) && lines[before - 1].entry == lines[line].entry)
        --before;
    return isStrike(lines[before]);
}

QString lossesOfStrike(const document::BattleLog& log, std::size_t line, const battle::Battle& battle) {
    const auto& lines = log.lines();
    if (!isStrike(lines[line]))
        return {};
    constexpr int most = 6; // units listed by name
    QStringList named;
    int croaked = 0;
    for (std::size_t next = line + 1;
         next < lines.size() && lines[next].entry == lines[line].entry && isLoss(lines[next]); ++next) {
        const battle::Event& event = lines[next].event;
        const bool croaks = event.kind == battle::events::croaks;
        croaked += croaks ? 1 : 0;
        if (croaks) // croaking includes the hits lost before
            named.removeLast();
        const QString name = unitNameIn(event, battle);
        named << (croaks ? StrikeLosses::tr("%1 croaks").arg(name)
                         : StrikeLosses::tr("%1: %n hit(s) lost", nullptr, static_cast<int>(event.amount))
                               .arg(name));
    }
    if (named.size() <= most)
        return text::listed(named);
    const QString last = named.back();
    const QString count = StrikeLosses::tr("%n unit(s) croak", nullptr, croaked);
    return croaked == named.size() ? count : StrikeLosses::tr("%1, %2").arg(count, last);
}

QString lineSentence(const document::BattleLog& log, std::size_t line, const battle::Battle& battle) {
    const document::LogLine& told = log.lines()[line];
    if (told.kind != document::LogLine::Kind::Event || isLossOfStrike(log, line))
        return {};
    const QString what = document::eventText(told, battle);
    const QString losses = lossesOfStrike(log, line, battle);
    return losses.isEmpty() ? what : text::clauses({what, losses});
}

} // namespace sf::ui
