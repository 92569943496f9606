// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_accessible.h"

#include "ui/board/board_view.h"

namespace sf::ui {
namespace {

class BoardAccessible final : public CellTable {
public:
    explicit BoardAccessible(BoardView& view) : CellTable(view) {}

    int columnCount() const override { return view().columnCount(); }
    int rowCount() const override { return view().rowCount(); }
    QString columnDescription(int column) const override { return view().columnName(column); }
    QString rowDescription(int row) const override { return view().rowName(row); }
    QString cellName(TableCell cell) const override { return view().cellName(cell); }
    QString cellDescription(TableCell /*cell*/) const override { return view().accessibleDescription(); }
    QRect cellArea(TableCell cell) const override { return view().cellArea(cell); }
    std::optional<TableCell> cellUnder(QPoint point) const override { return view().cellAt(point); }
    std::optional<TableCell> currentCell() const override { return view().cursorCell(); }
    std::vector<TableCell> chosenCells() const override { return view().selectedCells(); }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? view().summary() : CellTable::text(kind);
    }

    QStringList actionNames() const override {
        QStringList names{pressAction(), setFocusAction()};
        if (view().hasContextMenu())
            names << showMenuAction();
        return names;
    }
    void act(TableCell cell, const QString& action) override {
        view().setFocus();
        view().moveCursorTo(cell);
        if (action == pressAction())
            view().activate();
        else if (action == showMenuAction())
            view().openContextMenu();
    }
    QStringList keysFor(const QString& action) const override {
        if (action == pressAction())
            return {QStringLiteral("Return")};
        return action == showMenuAction() ? QStringList{QStringLiteral("Menu")} : QStringList();
    }

private:
    BoardView& view() const { return *static_cast<BoardView*>(widget()); }
};

QAccessibleInterface* boardFactory(const QString& /*key*/, QObject* object) {
    auto* view = qobject_cast<BoardView*>(object);
    return view ? new BoardAccessible(*view) : nullptr;
}

} // namespace

void installBoardAccessibility() {
    static const bool isInstalled = [] {
        QAccessible::installFactory(boardFactory);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace sf::ui
