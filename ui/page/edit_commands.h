// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

#include <array>
#include <functional>
#include <optional>

class QAction;
class QWidget;

/// Cut, Copy, Paste, Duplicate, Delete and Select all: the same text and keys everywhere. Each board, table
/// and list registers what they do there, and the Edit menu passes them on to whatever has the focus.
namespace sf::ui {

class CommandRegistry;
struct Command;

enum class Edit : std::uint8_t { Cut, Copy, Paste, Duplicate, Delete, SelectAll };
inline constexpr std::array allEdits{Edit::Cut,       Edit::Copy,   Edit::Paste,
                                     Edit::Duplicate, Edit::Delete, Edit::SelectAll};

struct EditFace {
    QString text; ///< "Cu&t"
    QString icon; ///< may be empty
    QKeySequence key;
};
EditFace editFace(Edit edit);

/// A command with the usual text, icon and keys, for the place of its registry. Copying and selecting change
/// nothing that is played.
Command editCommand(Edit edit, const QString& id, std::function<void()> run,
                    std::function<bool()> isEnabled = {});

/// What one place does. Empty functions aren't offered there.
struct EditPlace {
    std::function<void()> cut, copy, paste, duplicate, remove, selectAll;
    std::function<bool()> hasChosen; ///< anything to cut, copy, duplicate or delete
};
/// Adds them to the registry, in the order of the menu: "cutUnits", "copyUnits" ... if they are `what`
/// "Units".
QList<QAction*> addEditCommands(CommandRegistry& commands, const QString& what, const EditPlace& place);

/// The widget around this one, or itself, that has such actions; null if there is none.
QWidget* editPlaceOf(QWidget* widget);
/// The place's action; null if it has none.
QAction* editAction(const QWidget& place, Edit edit);

/// Whether the widget takes text, or shows text that can be selected.
bool isTextField(QWidget& widget);
/// Whether the field can do it now. A field does what Qt's own menu for it does.
bool mayEditText(QWidget& field, Edit edit);
void editTextIn(QWidget& field, Edit edit);

} // namespace sf::ui
