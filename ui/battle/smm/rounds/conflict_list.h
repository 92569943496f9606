// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/agenda.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace sf::ui {

class RoundController;

/// The Conflicts in the order they fight, each with its stacks by Initiative, their orders, who has acted and
/// who is next. Selecting a row selects the stack and shows it on the map.
class ConflictList final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit ConflictList(RoundController& controller, QWidget* parent = nullptr);

Q_SIGNALS:
    void stackChosen(const sf::battle::StackId& stack);
    void stackCentred(const sf::battle::StackId& stack);
    void forecastWanted(const sf::battle::StackId& stack);

protected:
    void restyle() override { refreshStyle(); }
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Column { Name, Initiative, State, columns };
    void refreshStyle();
    /// A row as it is shown; a Conflict's own has no stack.
    struct Row {
        battle::StackId stack;
        QString name;
        QString initiative;
        QString state;
        int side = 0;
        bool isNext = false;
        bool operator==(const Row&) const = default;
    };
    std::vector<Row> rows() const;
    Row head(const QString& name, const QString& state) const;
    Row turnRow(const smm::Turn& turn, bool isOutside) const;
    void refresh();
    void fill();
    void fitColumns();
    void fitHeights();
    void followSelection();
    void emitChosen(const QTreeWidgetItem* item);
    static QString idOf(const QTreeWidgetItem* item);
    static battle::StackId stackOf(const QTreeWidgetItem& item);

    RoundController& m_controller;
    QLabel* m_none;
    QTreeWidget* m_tree;
    std::vector<Row> m_rows;
    bool m_following = false;
};

} // namespace sf::ui
