// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/choices.h"
#include "ui/battle/smm/rounds/order_row.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sf::ui {

class PostureOrder;
class RefusalLine;
class RotationChooser;
class RoundController;

/// The selected stack's orders for the round: target, flight, rotation with its cost, posture and screening.
/// Only legal choices are enabled; the rest say why not, with the rule.
class OrdersPanel final : public Restyled<QWidget> {
    Q_OBJECT

public:
    explicit OrdersPanel(RoundController& controller, QWidget* parent = nullptr);

protected:
    void restyle() override { refresh(); }

private:
    QWidget* makeHead();
    QWidget* makeActions();
    QWidget* makeFoot();
    QLabel* makeTitle(const QString& text, QWidget* parent);
    void refresh();
    void refreshHead();
    void refreshState();
    void refreshActions();
    void refreshFlights();
    void refreshEdges();
    void placeEdges(std::size_t below);
    std::vector<OrderRow::Content> actions();
    OrderRow::Content attack(const smm::TargetChoice& choice);
    OrderRow::Content flight();
    OrderRow* row(std::size_t index);

    RoundController& m_controller;
    QLabel* m_none = nullptr;
    QWidget* m_content = nullptr;
    QLabel* m_token = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_turn = nullptr;
    RefusalLine* m_state = nullptr; ///< why it takes no order, or can do nothing with one
    QVBoxLayout* m_actionRows = nullptr;
    QWidget* m_actionArea = nullptr;
    std::vector<OrderRow*> m_rows;
    QComboBox* m_flights = nullptr;
    QWidget* m_edgeRow = nullptr;
    QComboBox* m_edges = nullptr;
    RotationChooser* m_turns = nullptr;
    PostureOrder* m_postures = nullptr;
    QPushButton* m_cancel = nullptr;
    RefusalLine* m_refusal = nullptr;
};

} // namespace sf::ui
