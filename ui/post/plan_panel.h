// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/post/plan_board.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sf::ui {

/// The plan of a turn as a tree: each fight has its three results with their odds, and below each what
/// follows. Choosing a result shows the board after it, to plan for that case.
class PlanPanel final : public QWidget {
    Q_OBJECT

public:
    explicit PlanPanel(QWidget* parent = nullptr);
    /// Shows the plan of this board, which lives until another one is set; null for none.
    void setBoard(PlanBoard* board);
    /// Shows the present plan; call it when the plan has changed.
    void refresh();

Q_SIGNALS:
    void sendRequested();

private:
    QWidget* makeButtons();
    void addPlanItem(std::size_t action);
    void addBranches(QTreeWidgetItem& fight, std::size_t action);
    QTreeWidgetItem* parentOf(std::size_t action) const;
    void choose(const QTreeWidgetItem* item);

    PlanBoard* m_board = nullptr;
    QTreeWidget* m_tree;
    QLabel* m_trial;
    QPushButton* m_undo = nullptr;
    QPushButton* m_end = nullptr;
    std::vector<QTreeWidgetItem*> m_items; ///< by action
};

} // namespace sf::ui
