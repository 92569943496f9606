// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/choices.h"
#include "core/text/caption.h"
#include "ui/battle/mode/order_section.h"
#include "ui/battle/smm/rounds/order_row.h"

class QComboBox;
class QFrame;
class QLabel;
class QVBoxLayout;

namespace sf::ui {

class LinkButton;
class RefusalLine;
class RotationChooser;
class RoundController;

/// The selected stack's order as a card and, unfolded, its orders for the round: target, flight and rotation
/// with its cost. Only legal choices are enabled; the rest say why not, with the rule.
class OrdersPanel final : public OrderSection {
    Q_OBJECT

public:
    explicit OrdersPanel(RoundController& controller, QWidget* parent = nullptr);

    void goTo() override;

private:
    QFrame* makeCard();
    QWidget* makeActions();
    void refresh();
    void refreshCard(const battle::Stack& stack);
    std::optional<text::Caption> remark() const;
    void refreshState();
    void refreshChoices();
    void refreshActions();
    void refreshFlights();
    void refreshEdges();
    void placeEdges(std::size_t below);
    QStringList details(const battle::Stack& stack, bool hasOrder) const;
    std::vector<OrderRow::Content> actions();
    OrderRow::Content attack(const smm::TargetChoice& choice);
    OrderRow::Content flight();
    OrderRow* row(std::size_t index);

    RoundController& m_controller;
    QFrame* m_card = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_details = nullptr;
    LinkButton* m_change = nullptr; ///< unfolds the choices
    LinkButton* m_cancel = nullptr;
    RefusalLine* m_state = nullptr; ///< why it takes no order, or can do nothing with one
    QWidget* m_choices = nullptr;
    QVBoxLayout* m_actionRows = nullptr;
    QWidget* m_actionArea = nullptr;
    std::vector<OrderRow*> m_rows;
    QComboBox* m_flights = nullptr;
    QWidget* m_edgeRow = nullptr;
    QComboBox* m_edges = nullptr;
    RotationChooser* m_turns = nullptr;
    RefusalLine* m_refusal = nullptr;
};

} // namespace sf::ui
