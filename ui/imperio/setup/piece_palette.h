// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "ui/style/restyled.h"

#include <QWidget>

#include <array>

class QGridLayout;
class QLabel;
class QSpinBox;

namespace sf::ui {

class GameController;
class PieceButton;

/// The pieces that can be set out: how many stand on the board and how many are in reserve, against what
/// IMP-5 and the house rules allow.
class PiecePalette final : public Restyled<QWidget> {
    Q_OBJECT

public:
    /// Of the side that sets up, and where any position is set up of the attacker; or of the other side.
    enum class Of { Own, Other };
    PiecePalette(GameController& controller, Of of, QWidget* parent = nullptr);

protected:
    void restyle() override { refresh(); }

private:
    void addRow(QGridLayout& grid, imperio::Kind kind);
    PieceButton* makeButton(imperio::Kind kind);
    void addTotals(QGridLayout& grid);
    void changeReserve(imperio::Kind kind, int count);
    void refresh();
    void refreshTotals();
    QString standing(imperio::Kind kind) const;
    imperio::Side side() const;

    GameController& m_controller;
    Of m_of;
    std::array<PieceButton*, 6> m_buttons{};
    std::array<QLabel*, 6> m_standing{};
    std::array<QSpinBox*, 4> m_reserve{};
    QWidget* m_totals = nullptr;
    QLabel* m_pieces = nullptr;
    QLabel* m_units = nullptr;
    QLabel* m_knights = nullptr;
};

} // namespace sf::ui
