// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/display_text.h"

#include <QMessageBox>

namespace sf::ui {

/// A message box that asks something and can be cancelled. Its text may hold names from documents and is
/// plain in every style.
class QuestionBox final : public QMessageBox {
public:
    QuestionBox(const QString& title, const QString& text, QWidget* parent, Icon icon = Question)
        : QMessageBox(parent) {
        setTextFormat(Qt::PlainText); // before the text, which would be read as HTML at once
        setIcon(icon);
        setWindowTitle(title);
        setText(text::displayText(text));
        setStandardButtons(Cancel);
        setDefaultButton(Cancel);
    }
};

} // namespace sf::ui
