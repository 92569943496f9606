// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/commit_edit.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTextEdit>

namespace sf::ui {
namespace {

bool isEditor(const QWidget* widget) {
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           qobject_cast<const QPlainTextEdit*>(widget) || qobject_cast<const QTextEdit*>(widget);
}

/// The table whose cell the editor edits, or null.
QAbstractItemView* tableOf(QWidget* editor) {
    QWidget* ancestor = editor->parentWidget();
    while (ancestor && !qobject_cast<QAbstractItemView*>(ancestor))
        ancestor = ancestor->parentWidget();
    return qobject_cast<QAbstractItemView*>(ancestor);
}

} // namespace

bool isTyping() {
    return isEditor(QApplication::focusWidget());
}

void commitEdit() {
    const QPointer<QWidget> editor = QApplication::focusWidget();
    if (!isEditor(editor))
        return;
    const QPointer<QWidget> table = tableOf(editor);
    editor->clearFocus();
    if (editor && editor->isVisible())
        editor->setFocus();
    else if (table)
        table->setFocus();
}

} // namespace sf::ui
