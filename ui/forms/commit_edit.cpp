// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/commit_edit.h"

#include "ui/forms/question_box.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTextEdit>
#include <QVariant>

#include <algorithm>

Q_DECLARE_METATYPE(sf::ui::FieldCheck)

namespace sf::ui {
namespace {

struct CommitEditText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::CommitEdit)
};

/// Whether text can be typed in the widget.
bool isEditor(const QWidget* widget) {
    return widget && !widget->property("readOnly").toBool() &&
           (qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
            qobject_cast<const QPlainTextEdit*>(widget) || qobject_cast<const QTextEdit*>(widget));
}

/// The table whose cell the editor edits, or null.
QAbstractItemView* tableOf(QWidget* editor) {
    QWidget* ancestor = editor->parentWidget();
    while (ancestor && !qobject_cast<QAbstractItemView*>(ancestor))
        ancestor = ancestor->parentWidget();
    return qobject_cast<QAbstractItemView*>(ancestor);
}

constexpr const char* checkName = "fieldCheck";

/// Whose fields are looked through: the dialog that has the focus, otherwise the window with its docks.
QWidget* formOf(QWidget* focused) {
    QWidget* window = focused ? focused->window() : QApplication::activeWindow();
    while (window && !qobject_cast<QDialog*>(window) && window->parentWidget())
        window = window->parentWidget()->window();
    return window;
}

QWidget* refusedField(const QWidget& form) {
    const QList<QWidget*> fields = form.findChildren<QWidget*>();
    const auto found =
        std::ranges::find_if(fields, [](const QWidget* field) { return !problemOf(*field).isEmpty(); });
    return found == fields.end() ? nullptr : *found;
}

void selectText(QWidget& field) {
    field.setFocus(Qt::OtherFocusReason);
    if (auto* line = qobject_cast<QLineEdit*>(&field))
        line->selectAll();
}

/// Returns whether to go on without the text.
bool askAbout(QWidget& field, QWidget& form) {
    QuestionBox box(CommitEditText::tr("Not accepted"), problemOf(field), &form, QMessageBox::Warning);
    box.setObjectName(QStringLiteral("refusedText"));
    box.setInformativeText(CommitEditText::tr("Correct what you typed, or discard it and go on."));
    QPushButton* correct = box.addButton(CommitEditText::tr("C&orrect"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(CommitEditText::tr("&Discard"), QMessageBox::DestructiveRole);
    correct->setObjectName(QStringLiteral("correct"));
    discard->setObjectName(QStringLiteral("discard"));
    box.setDefaultButton(correct);
    const QPointer<QWidget> asked = &field;
    box.exec();
    if (asked && box.clickedButton() == correct)
        selectText(*asked);
    return box.clickedButton() == discard;
}

/// As Escape does. A field that keeps its text all the same isn't asked again.
bool discard(QWidget& field) {
    const QPointer<QWidget> left = &field;
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(&field, &escape);
    return !left || problemOf(*left).isEmpty();
}

} // namespace

bool isTyping() {
    return isEditor(QApplication::focusWidget());
}

void setCheck(QWidget& field, const FieldCheck& check) {
    field.setProperty(checkName, QVariant::fromValue(check));
}

QString problemOf(const QWidget& field) {
    const QVariant check = field.property(checkName);
    return check.isValid() && field.isVisible() ? check.value<FieldCheck>()().text() : QString();
}

bool commitEdit(QWidget* window) {
    const QPointer<QWidget> editor = QApplication::focusWidget();
    const QPointer<QWidget> form = window ? window : formOf(editor);
    if (isEditor(editor)) {
        const QPointer<QWidget> table = tableOf(editor);
        editor->clearFocus();
        if (editor && editor->isVisible())
            editor->setFocus();
        else if (table)
            table->setFocus();
    }
    while (QWidget* field = form ? refusedField(*form) : nullptr)
        if (!askAbout(*field, *form) || !discard(*field))
            return false;
    return true;
}

} // namespace sf::ui
