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
    explicit PiecePalette(GameController& controller, QWidget* parent = nullptr);

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

    GameController& m_controller;
    std::array<PieceButton*, 6> m_buttons{};
    std::array<QLabel*, 6> m_standing{};
    std::array<QSpinBox*, 4> m_reserve{};
    QLabel* m_pieces = nullptr;
    QLabel* m_units = nullptr;
    QLabel* m_knights = nullptr;
};

} // namespace sf::ui
