// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/undo_question.h"

#include "core/document/base/document.h"
#include "ui/forms/question_box.h"
#include "ui/widgets/window_request.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

struct UndoQuestion {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::UndoQuestion)
};

bool isUndoingDiceAgreed(QWidget& parent) {
    return QuestionBox(
               UndoQuestion::tr("Undo dice"),
               UndoQuestion::tr("This undoes dice that were rolled. By the house rule “Undoing dice”, "
                                "everybody who plays should agree. Undo them?"),
               &parent)
        .confirms(UndoQuestion::tr("&Undo"));
}

} // namespace

bool mayGoTo(const document::Document& document, int done, QWidget& teller) {
    text::Caption refusal = document.goToRefusal(done);
    const bool asks = document.wouldUndoDice(done) && document.undoDice() == UndoDice::Ask;
    if (refusal.isEmpty() && asks && !isUndoingDiceAgreed(teller))
        refusal = UndoQuestion::tr("Nothing was undone");
    if (!refusal.isEmpty())
        showMessage(teller, refusal);
    return refusal.isEmpty();
}

} // namespace sf::ui
