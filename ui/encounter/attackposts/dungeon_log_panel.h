// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace sf::ui {

class DungeonDesk;
class DungeonLogModel;

/// The log of a dungeon, with a filter, and ways to take it along.
class DungeonLogPanel final : public QWidget {
    Q_OBJECT

public:
    explicit DungeonLogPanel(DungeonDesk& desk, QWidget* parent = nullptr);

    /// The lines that the filter lets through.
    QString shownText() const;

Q_SIGNALS:
    void ruleActivated(sf::Rule rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeTools();
    void makeTable();
    void fitRows();
    void filter(const QString& words);
    void copy();
    void save();
    void openRule(const QModelIndex& index);

    DungeonDesk& m_desk;
    DungeonLogModel* m_model;
    QSortFilterProxyModel* m_filtered;
    QLineEdit* m_search;
    QLabel* m_count;
    QTableView* m_table;
};

} // namespace sf::ui
