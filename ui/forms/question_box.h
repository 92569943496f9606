// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/display_text.h"

#include <QMessageBox>
#include <QPushButton>

namespace sf::ui {

/// A message box that asks a question and can be cancelled. Its text is always plain, because it may contain
/// names from documents.
class QuestionBox final : public QMessageBox {
public:
    QuestionBox(const QString& title, const QString& text, QWidget* parent, Icon icon = Question)
        : QMessageBox(parent) {
        setTextFormat(Qt::PlainText); // must precede the text, which would otherwise be parsed as HTML
        setIcon(icon);
        setWindowTitle(title);
        setText(text::displayText(text));
        setStandardButtons(Cancel);
        setDefaultButton(Cancel);
    }

    /// Asks. Returns whether the user chose this button.
    bool confirms(const QString& button, ButtonRole role = AcceptRole) {
        QPushButton* yes = addButton(button, role);
        yes->setObjectName(QStringLiteral("confirm"));
        exec();
        return clickedButton() == yes;
    }
};

} // namespace sf::ui
