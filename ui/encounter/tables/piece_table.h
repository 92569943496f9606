// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

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
    /// For docks, whose tab says the same.
    void hideTitle();
    /// The column that takes what the others leave of the width.
    void setElastic(std::string_view column);
    int rows() const { return m_rows; } ///< shown
    /// How high it is with so many rows in sight.
    int heightFor(int rows) const;
    QTableView& view() const { return *m_view; }
    PieceModel& model() const { return m_model; }
    /// The id in the current row; empty: none.
    std::string currentId() const;
    int currentRow() const; ///< of the model; -1: none
    void setCurrent(const std::string& id);
    /// Opens the editor of a cell.
    void edit(const std::string& id, std::string_view column);
    /// What was refused elsewhere, about these pieces.
    void refuse(const QString& text, Rule rule);

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
