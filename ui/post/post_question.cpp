// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_question.h"

#include "ui/widgets/question_box.h"

#include <QPushButton>

namespace sf::ui {

bool confirmed(QWidget& window, const QString& title, const QString& text, const QString& button) {
    QuestionBox box(title, text, &window);
    auto* yes = box.addButton(button, QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("confirm"));
    box.exec();
    return box.clickedButton() == yes;
}

} // namespace sf::ui
