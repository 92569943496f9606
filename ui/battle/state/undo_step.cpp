// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/state/undo_step.h"

#include "core/document/battle/battle_document.h"
#include "ui/page/page.h"
#include "ui/page/undo_question.h"
#include "ui/widgets/window_request.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

struct UndoText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::UndoText)
};

} // namespace

void undoStep(document::BattleDocument& document, Page& page) {
    if (!document.canUndo())
        return;
    if (const QString refusal = document.goToRefusal(document.stepsDone() - 1); !refusal.isEmpty())
        return showMessage(page, refusal);
    const bool asks = document.undoTakesDiceBack() && document.undoDice() == UndoDice::Ask;
    if (asks && !isUndoingDiceAgreed(page))
        return showMessage(page, UndoText::tr("Nothing was undone"));
    document.undo(); // the page reports it, whatever caused it
}

} // namespace sf::ui
