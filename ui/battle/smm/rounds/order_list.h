// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QTableWidget;

namespace sf::ui {

class RoundController;

/// All orders that are still to be carried out, one row per stack. A row selects its stack; Enter edits its
/// order, Delete cancels it.
class OrderList final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit OrderList(RoundController& controller, QWidget* parent = nullptr);

Q_SIGNALS:
    void stackChosen(const sf::battle::StackId& stack);
    void stackCentred(const sf::battle::StackId& stack);
    /// The order of the stack is to be changed.
    void editAsked(const sf::battle::StackId& stack);

protected:
    void restyle() override { fill(); }

private:
    enum Column { Name, What, columns };
    struct Row {
        battle::StackId stack;
        int side = 0;
        QString name;
        QString order;
        bool operator==(const Row&) const = default;
    };
    QWidget* makeButtons();
    std::vector<Row> rows() const;
    void refresh();
    void fill();
    void followSelection();
    std::optional<battle::StackId> current() const;
    void emitChosen();
    void edit();
    void cancel();
    void centre();

    RoundController& m_controller;
    QTableWidget* m_table;
    QLabel* m_without;
    QPushButton* m_edit = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_next = nullptr;
    std::vector<Row> m_rows;
    bool m_following = false;
};

} // namespace sf::ui
