// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/result_text.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QStringList>

namespace sf::ui {
namespace {

struct ResultText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::ResultText)
};

} // namespace

QString outcomeText(const battle::Battle& battle, const battle::PlayResult& result) {
    QStringList names;
    for (const int side : result.winners)
        names << text::sideName(battle, side);
    if (names.isEmpty())
        return ResultText::tr("The battle is a draw");
    return ResultText::tr("Victory: %1").arg(text::listed(names));
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

} // namespace sf::ui
