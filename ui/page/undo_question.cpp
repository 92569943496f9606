// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/undo_question.h"

#include "ui/widgets/question_box.h"

#include <QCoreApplication>
#include <QPushButton>

namespace sf::ui {

bool isUndoingDiceAgreed(QWidget& parent) {
    const auto words = [](const char* text) {
        return QCoreApplication::translate("sf::ui::UndoQuestion", text);
    };
    QuestionBox box(words(QT_TRANSLATE_NOOP("sf::ui::UndoQuestion", "Undo dice")),
                    words(QT_TRANSLATE_NOOP("sf::ui::UndoQuestion",
                                            "This undoes dice that were rolled. The house rule “Undoing "
                                            "dice” says to ask the other players first. Undo them?")),
                    &parent);
    auto* yes =
        box.addButton(words(QT_TRANSLATE_NOOP("sf::ui::UndoQuestion", "&Undo")), QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == yes;
}

} // namespace sf::ui
