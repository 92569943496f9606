// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/result_text.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace sf::ui {
namespace {

struct ResultText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::ResultText)
};

QString unitNameOf(const battle::Battle& battle, const battle::UnitId& id) {
    for (const battle::StackPointer& stack : battle.stacks)
        if (const battle::Unit* unit = stack->find(id))
            return text::unitName(*unit);
    return text::displayName(id.text);
}

QString lastRoundText(const battle::Battle& battle, const battle::LastRound& last) {
    const QString round = text::figure(last.round);
    switch (last.award) {
    case battle::Award::Points:
        return ResultText::tr("After round %1 the side with more points wins.").arg(round);
    case battle::Award::Draw:
        return ResultText::tr("After round %1 the battle is a draw.").arg(round);
    case battle::Award::Side:
        return ResultText::tr("After round %1 %2 wins.").arg(round, text::sideName(battle, last.side));
    }
    return {};
}

} // namespace

QString outcomeText(const battle::Battle& battle, const battle::PlayResult& result) {
    QStringList names;
    for (const int side : result.winners)
        names << text::sideName(battle, side);
    if (names.isEmpty())
        return ResultText::tr("The battle is a draw");
    return ResultText::tr("Victory: %1").arg(names.join(QStringLiteral(", ")));
}

QString endingText(const battle::Battle& /*battle*/, const battle::PlayResult& result) {
    switch (result.ending) {
    case battle::Ending::Eliminated:
        return ResultText::tr("Nobody is left to oppose the winners (BAT-10).");
    case battle::Ending::Held:
        return ResultText::tr("The objective was held (BAT-10).");
    case battle::Ending::Croaked:
        return ResultText::tr("The unit that had to croak has croaked (BAT-10).");
    case battle::Ending::Rounds:
        return ResultText::tr("The last round is over (BAT-10).");
    case battle::Ending::Conceded:
        return ResultText::tr("The other side conceded (BAT-11).");
    }
    return {};
}

QString conditionText(const battle::Battle& battle, const battle::VictoryCondition& condition) {
    if (const auto* hold = std::get_if<battle::HoldStructure>(&condition.what))
        return ResultText::tr("%1 wins by holding %2 alone at the end of round %3 or later.")
            .arg(text::sideName(battle, hold->side), text::structureName(battle, hold->structure),
                 text::figure(hold->round));
    if (const auto* croak = std::get_if<battle::CroakUnit>(&condition.what))
        return ResultText::tr("%1 wins when %2 croaks.")
            .arg(text::sideName(battle, croak->side), unitNameOf(battle, croak->unit));
    if (const auto* last = std::get_if<battle::LastRound>(&condition.what))
        return lastRoundText(battle, *last);
    return ResultText::tr("The last side with a living unit wins.");
}

} // namespace sf::ui
