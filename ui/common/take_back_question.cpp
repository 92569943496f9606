// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/take_back_question.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace sf::ui {

bool isTakingDiceBackAgreed(QWidget& parent) {
    const auto words = [](const char* text) { return QCoreApplication::translate("sf::ui::TakeBack", text); };
    QMessageBox box(
        QMessageBox::Question, words(QT_TRANSLATE_NOOP("sf::ui::TakeBack", "Undo dice")),
        words(QT_TRANSLATE_NOOP("sf::ui::TakeBack", "This undoes dice that were rolled. The house rule "
                                                    "undoDice says to ask the others first. Undo them?")),
        QMessageBox::Cancel, &parent);
    auto* yes = box.addButton(words(QT_TRANSLATE_NOOP("sf::ui::TakeBack", "&Undo")), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == yes;
}

} // namespace sf::ui
