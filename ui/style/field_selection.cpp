// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/field_selection.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFocusEvent>
#include <QLineEdit>

namespace sf::ui {
namespace {

QLineEdit* lineOf(QObject* field) {
    if (const auto* list = qobject_cast<QComboBox*>(field))
        return list->lineEdit();
    return qobject_cast<QAbstractSpinBox*>(field) ? field->findChild<QLineEdit*>()
                                                  : qobject_cast<QLineEdit*>(field);
}

void selectAll(QLineEdit& line) {
    if (auto* box = qobject_cast<QAbstractSpinBox*>(line.parent()))
        box->selectAll(); // without what stands before and after the number
    else
        line.selectAll();
}

bool hasSpecialValue(const QLineEdit& line) {
    const auto* box = qobject_cast<const QAbstractSpinBox*>(line.parent());
    return box && !box->specialValueText().isEmpty() && box->text() == box->specialValueText();
}

} // namespace

bool FieldSelection::eventFilter(QObject* watched, QEvent* event) {
    QLineEdit* line = event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonRelease
                          ? lineOf(watched)
                          : nullptr;
    if (!line)
        return false;
    if (event->type() == QEvent::MouseButtonRelease) {
        const bool isFirst = m_clicked == line && !line->hasSelectedText();
        m_clicked.clear();
        if (isFirst || hasSpecialValue(*line))
            selectAll(*line);
        return false;
    }
    switch (static_cast<QFocusEvent*>(event)->reason()) {
    case Qt::MouseFocusReason: // the press will place the cursor
        m_clicked = line;
        break;
    case Qt::ActiveWindowFocusReason:
    case Qt::PopupFocusReason:
    case Qt::MenuBarFocusReason: // it has been there before
        break;
    default:
        selectAll(*line);
    }
    return false;
}

} // namespace sf::ui
