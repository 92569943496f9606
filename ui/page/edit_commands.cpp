// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/edit_commands.h"

#include "ui/page/command_registry.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QGuiApplication>
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

bool hasTextToPaste() {
    return !QGuiApplication::clipboard()->text().isEmpty();
}

bool mayEditLine(const QLineEdit& line, Edit edit) {
    const bool isShown = line.echoMode() == QLineEdit::Normal;
    switch (edit) {
    case Edit::Cut:
        return line.hasSelectedText() && isShown && !line.isReadOnly();
    case Edit::Copy:
        return line.hasSelectedText() && isShown;
    case Edit::Paste:
        return hasTextToPaste() && !line.isReadOnly();
    case Edit::Delete:
        return line.hasSelectedText() && !line.isReadOnly();
    case Edit::SelectAll:
        return !line.text().isEmpty();
    case Edit::Duplicate:
        break;
    }
    return false;
}

void editLine(QLineEdit& line, Edit edit) {
    switch (edit) {
    case Edit::Cut:
        return line.cut();
    case Edit::Copy:
        return line.copy();
    case Edit::Paste:
        return line.paste();
    case Edit::Delete:
        return line.del();
    case Edit::SelectAll:
        return line.selectAll();
    case Edit::Duplicate:
        break;
    }
}

template<class Text>
bool mayEditLines(const Text& text, Edit edit) {
    const bool hasSelection = text.textCursor().hasSelection();
    switch (edit) {
    case Edit::Copy:
        return hasSelection;
    case Edit::Cut:
    case Edit::Delete:
        return hasSelection && !text.isReadOnly();
    case Edit::Paste:
        return text.canPaste() && !text.isReadOnly();
    case Edit::SelectAll:
        return !text.document()->isEmpty();
    case Edit::Duplicate:
        break;
    }
    return false;
}

template<class Text>
void editLines(Text& text, Edit edit) {
    switch (edit) {
    case Edit::Cut:
        return text.cut();
    case Edit::Copy:
        return text.copy();
    case Edit::Paste:
        return text.paste();
    case Edit::Delete:
        return text.textCursor().removeSelectedText();
    case Edit::SelectAll:
        return text.selectAll();
    case Edit::Duplicate:
        break;
    }
}

} // namespace

QString editText(Edit edit) {
    switch (edit) {
    case Edit::Cut:
        return EditCommands::tr("Cu&t");
    case Edit::Copy:
        return EditCommands::tr("&Copy");
    case Edit::Paste:
        return EditCommands::tr("&Paste");
    case Edit::Duplicate:
        return EditCommands::tr("&Duplicate");
    case Edit::Delete:
        return EditCommands::tr("De&lete");
    case Edit::SelectAll:
        break;
    }
    return EditCommands::tr("Select &all");
}

QString editIcon(Edit edit) {
    switch (edit) {
    case Edit::Paste:
        return QStringLiteral("paste");
    case Edit::Duplicate:
        return QStringLiteral("duplicate");
    case Edit::Delete:
        return QStringLiteral("trash");
    default:
        return {};
    }
}

QList<QKeySequence> editKeys(Edit edit) {
    switch (edit) {
    case Edit::Cut:
        return {EditCommands::tr("Ctrl+X")};
    case Edit::Copy:
        return {EditCommands::tr("Ctrl+C")};
    case Edit::Paste:
        return {EditCommands::tr("Ctrl+V")};
    case Edit::Duplicate:
        return {EditCommands::tr("Ctrl+D")};
    case Edit::Delete:
        return {Qt::Key_Delete};
    case Edit::SelectAll:
        break;
    }
    return {EditCommands::tr("Ctrl+A")};
}

Command editCommand(Edit edit, const QString& id, std::function<void()> run,
                    std::function<bool()> isEnabled) {
    return {.id = id,
            .text = editText(edit),
            .icon = editIcon(edit),
            .shortcuts = editKeys(edit),
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
    if (const QLineEdit* line = lineOf(field))
        return mayEditLine(*line, edit);
    if (const auto* text = qobject_cast<QTextEdit*>(&field))
        return mayEditLines(*text, edit);
    const auto* plain = qobject_cast<QPlainTextEdit*>(&field);
    return plain && mayEditLines(*plain, edit);
}

void editTextIn(QWidget& field, Edit edit) {
    if (QLineEdit* line = lineOf(field))
        editLine(*line, edit);
    else if (auto* text = qobject_cast<QTextEdit*>(&field))
        editLines(*text, edit);
    else if (auto* plain = qobject_cast<QPlainTextEdit*>(&field))
        editLines(*plain, edit);
}

} // namespace sf::ui
