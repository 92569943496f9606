// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/state/take_back.h"

#include "core/document/battle/battle_document.h"
#include "ui/page/page.h"
#include "ui/page/take_back_question.h"
#include "ui/widgets/window_request.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

struct TakeBackText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::TakeBackText)
};

} // namespace

void takeBack(document::BattleDocument& document, Page& page) {
    if (!document.canUndo())
        return;
    if (const QString refusal = document.goToRefusal(document.stepsDone() - 1); !refusal.isEmpty())
        return showMessage(page, refusal);
    const bool asks = document.undoTakesDiceBack() && document.undoDice() == UndoDice::Ask;
    if (asks && !isTakingDiceBackAgreed(page))
        return showMessage(page, TakeBackText::tr("Nothing was undone"));
    document.undo(); // the page reports it, whatever caused it
}

} // namespace sf::ui
