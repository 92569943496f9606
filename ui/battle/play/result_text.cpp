// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/result_text.h"

#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/imperio_text.h"
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

QString endingText(const battle::Battle& battle, const battle::PlayResult& result) {
    const QString why = text::capitalised(text::endingText(battle, result.ending, result.winners));
    return text::Caption(text::asSentence(why),
                         battleRule(result.ending == battle::Ending::Conceded ? 11 : 10))
        .text();
}

} // namespace sf::ui
