// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/edit_commands.h"

#include "ui/page/command_registry.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <algorithm>

namespace sf::ui {
namespace {

struct EditCommands {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::EditCommands)
};

constexpr auto editProperty = "edit";

/// The line of a combo box or spin box, too, which has the focus instead of it.
QLineEdit* lineOf(QWidget& widget) {
    if (qobject_cast<QComboBox*>(&widget) || qobject_cast<QAbstractSpinBox*>(&widget))
        return widget.findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
    return qobject_cast<QLineEdit*>(&widget);
}

/// What a text field says of itself, whichever of Qt's classes it is. The clipboard, which may be slow, is
/// asked only for Paste.
struct TextState {
    bool hasSelection, isEmpty, isReadOnly, mayPaste;
    bool isShown = true; ///< a password isn't
};

template<class Text>
TextState stateOf(const Text& text, Edit edit) {
    return {text.textCursor().hasSelection(), text.document()->isEmpty(), text.isReadOnly(),
            edit == Edit::Paste && text.canPaste()};
}

TextState stateOf(const QLineEdit& line, Edit edit) {
    return {line.hasSelectedText(), line.text().isEmpty(), line.isReadOnly(),
            edit == Edit::Paste && !QGuiApplication::clipboard()->text().isEmpty(),
            line.echoMode() == QLineEdit::Normal};
}

} // namespace

EditFace editFace(Edit edit) {
    switch (edit) {
    case Edit::Cut:
        return {EditCommands::tr("Cu&t"), {}, EditCommands::tr("Ctrl+X")};
    case Edit::Copy:
        return {EditCommands::tr("&Copy"), {}, EditCommands::tr("Ctrl+C")};
    case Edit::Paste:
        return {EditCommands::tr("&Paste"), QStringLiteral("paste"), EditCommands::tr("Ctrl+V")};
    case Edit::Duplicate:
        return {EditCommands::tr("&Duplicate"), QStringLiteral("duplicate"), EditCommands::tr("Ctrl+D")};
    case Edit::Delete:
        return {EditCommands::tr("De&lete"), QStringLiteral("trash"), Qt::Key_Delete};
    case Edit::SelectAll:
        break;
    }
    return {EditCommands::tr("Select &all"), {}, EditCommands::tr("Ctrl+A")};
}

Command editCommand(Edit edit, const QString& id, std::function<void()> run,
                    std::function<bool()> isEnabled) {
    const EditFace face = editFace(edit);
    return {.id = id,
            .text = face.text,
            .icon = face.icon,
            .shortcuts = {face.key},
            .scope = Command::Scope::Board,
            .edit = edit,
            .looks = edit == Edit::Copy || edit == Edit::SelectAll,
            .run = std::move(run),
            .isEnabled = std::move(isEnabled)};
}

QList<QAction*> addEditCommands(CommandRegistry& commands, const QString& what, const EditPlace& place) {
    const struct {
        Edit edit;
        const char* verb;
        const std::function<void()>& run;
        const std::function<bool()>& isEnabled;
    } rows[] = {{Edit::Cut, "cut", place.cut, place.hasChosen},
                {Edit::Copy, "copy", place.copy, place.hasChosen},
                {Edit::Paste, "paste", place.paste, {}},
                {Edit::Duplicate, "duplicate", place.duplicate, place.hasChosen},
                {Edit::Delete, "delete", place.remove, place.hasChosen},
                {Edit::SelectAll, "selectAll", place.selectAll, {}}};
    QList<QAction*> actions;
    for (const auto& row : rows)
        if (row.run)
            actions << commands.add(
                editCommand(row.edit, QLatin1String(row.verb) + what, row.run, row.isEnabled));
    commands.refresh();
    return actions;
}

QWidget* editPlaceOf(QWidget* widget) {
    const auto hasEdits = [](const QWidget* each) {
        return std::ranges::any_of(
            each->actions(), [](const QAction* action) { return action->property(editProperty).isValid(); });
    };
    while (widget && !hasEdits(widget))
        widget = widget->isWindow() ? nullptr : widget->parentWidget();
    return widget;
}

QAction* editAction(const QWidget& place, Edit edit) {
    const QList<QAction*> actions = place.actions();
    const auto found = std::ranges::find_if(actions, [edit](const QAction* action) {
        const QVariant mine = action->property(editProperty);
        return mine.isValid() && mine.toInt() == static_cast<int>(edit) && action->isVisible();
    });
    return found == actions.end() ? nullptr : *found;
}

bool isTextField(QWidget& widget) {
    return lineOf(widget) || qobject_cast<QTextEdit*>(&widget) || qobject_cast<QPlainTextEdit*>(&widget);
}

bool mayEditText(QWidget& field, Edit edit) {
    TextState state{};
    if (const QLineEdit* line = lineOf(field))
        state = stateOf(*line, edit);
    else if (const auto* text = qobject_cast<QTextEdit*>(&field))
        state = stateOf(*text, edit);
    else if (const auto* plain = qobject_cast<QPlainTextEdit*>(&field))
        state = stateOf(*plain, edit);
    else
        return false;
    switch (edit) {
    case Edit::Cut:
        return state.hasSelection && state.isShown && !state.isReadOnly;
    case Edit::Copy:
        return state.hasSelection && state.isShown;
    case Edit::Paste:
        return state.mayPaste && !state.isReadOnly;
    case Edit::Delete:
        return state.hasSelection && !state.isReadOnly;
    case Edit::SelectAll:
        return !state.isEmpty;
    case Edit::Duplicate:
        break;
    }
    return false;
}

/// By the slots that these classes have in common.
void editTextIn(QWidget& field, Edit edit) {
    QWidget* text = lineOf(field) ? lineOf(field) : &field;
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier);
    switch (edit) {
    case Edit::Cut:
        QMetaObject::invokeMethod(text, "cut");
        break;
    case Edit::Copy:
        QMetaObject::invokeMethod(text, "copy");
        break;
    case Edit::Paste:
        QMetaObject::invokeMethod(text, "paste");
        break;
    case Edit::Delete:
        QCoreApplication::sendEvent(text, &press);
        break;
    case Edit::SelectAll:
        QMetaObject::invokeMethod(text, "selectAll");
        break;
    case Edit::Duplicate:
        break;
    }
}

} // namespace sf::ui
