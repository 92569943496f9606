// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"

#include <QWidget>

#include <optional>

class QAction;
class QHBoxLayout;
class QLabel;
class QTableView;

namespace sf::ui {

class DungeonController;
class ElidedLabel;
class PieceDelegate;
class PieceModel;
class RefusalLine;
class RowFilter;

/// A table of pieces with its heading, its commands, and the line that explains refused edits. Shows the rows
/// of the controller's floor.
class PieceTable final : public QWidget {
    Q_OBJECT

public:
    PieceTable(DungeonController& controller, PieceModel& model, const QString& title,
               QWidget* parent = nullptr);

    /// A button in the heading for the action.
    void addAction(QAction* action);
    using QWidget::addAction;
    /// Hides the heading, for docks whose tab shows it.
    void hideTitle();
    /// Sets the column that stretches.
    void setElastic(std::string_view column);
    int rows() const { return m_rows; } ///< shown
    /// The table's height with this many rows visible.
    int heightFor(int rows) const;
    QTableView& view() const { return *m_view; }
    PieceModel& model() const { return m_model; }
    /// The id in the current row; empty: none.
    std::string currentId() const;
    int currentRow() const; ///< of the model; -1: none
    void setCurrent(const std::string& id);
    /// Of the selected rows, and of all that are shown, from top to bottom.
    std::vector<std::string> selectedIds() const;
    std::vector<std::string> ids() const;
    /// Selects these, and makes the last one current.
    void select(const std::vector<std::string>& ids);
    /// Selects the current row if none is selected, as after a removal.
    void selectCurrent();
    /// The selected rows with the headings, for a spreadsheet.
    QString selectedText() const;
    /// Opens the editor of a cell.
    void edit(const std::string& id, std::string_view column);
    /// What was refused elsewhere, about these pieces.
    void refuse(const text::Caption& caption);

Q_SIGNALS:
    void currentChanged(const QString& id);
    void rowsChanged();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeView();
    void filterFloor();
    void fitRows();
    void fitColumns();
    int widest() const;
    void widen(int first, int last);
    void fitElastic();
    void followCurrent(const QModelIndex& current);
    std::string idIn(int row) const;
    QList<int> chosenRows() const;
    void makeCurrent(const QModelIndex& index);
    void count();

    DungeonController& m_controller;
    PieceModel& m_model;
    RowFilter* m_filtered; ///< the rows of the floor, in the order asked for
    PieceDelegate* m_delegate;
    ElidedLabel* m_title;
    QLabel* m_count;
    QHBoxLayout* m_head;
    QTableView* m_view;
    RefusalLine* m_refusal;
    int m_rows = 0;
    int m_elastic = -1;
};

} // namespace sf::ui
