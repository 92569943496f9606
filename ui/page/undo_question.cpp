// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/undo_question.h"

#include "core/document/base/document.h"
#include "ui/widgets/question_box.h"
#include "ui/widgets/window_request.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

QString words(const char* text) {
    return QCoreApplication::translate("sf::ui::UndoQuestion", text);
}

bool isUndoingDiceAgreed(QWidget& parent) {
    return QuestionBox(words(QT_TRANSLATE_NOOP("sf::ui::UndoQuestion", "Undo dice")),
                       words(QT_TRANSLATE_NOOP("sf::ui::UndoQuestion",
                                               "This undoes dice that were rolled. The house rule “Undoing "
                                               "dice” says to ask the other players first. Undo them?")),
                       &parent)
        .confirms(words(QT_TRANSLATE_NOOP("sf::ui::UndoQuestion", "&Undo")));
}

} // namespace

bool mayGoTo(const document::Document& document, int done, QWidget& teller) {
    QString refusal = document.goToRefusal(done);
    const bool asks = document.takesDiceBack(done) && document.undoDice() == UndoDice::Ask;
    if (refusal.isEmpty() && asks && !isUndoingDiceAgreed(teller))
        refusal = words(QT_TRANSLATE_NOOP("sf::ui::UndoQuestion", "Nothing was undone"));
    if (!refusal.isEmpty())
        showMessage(teller, refusal);
    return refusal.isEmpty();
}

} // namespace sf::ui
