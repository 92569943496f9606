// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QSpinBox;

namespace sf::ui {

class GameController;
class PieceFields;

/// What a position that is set up has besides pieces and reinforcements: turn, side to move, how the game
/// began, and what the piece under the board's cursor has done.
class PositionFields final : public QWidget {
    Q_OBJECT

public:
    explicit PositionFields(GameController& controller, QWidget* parent = nullptr);

private:
    void refresh();
    void edit(const imperio::Position& position);
    void addTurn(QFormLayout& form);
    void addBeginning(QFormLayout& form);
    QSpinBox* addCount(QHBoxLayout& row, const QString& suffix, const QString& name,
                       std::function<void(int)> set);
    void addLost(QFormLayout& form);
    void setTurn();
    void setSpawning(bool over);
    void showSide(imperio::Side side);

    GameController& m_controller;
    imperio::Position m_position;
    QSpinBox* m_turn = nullptr;
    QComboBox* m_side = nullptr;
    QCheckBox* m_spawningOver = nullptr;
    std::array<QSpinBox*, 2> m_beganPieces{};
    std::array<QSpinBox*, 2> m_beganUnits{};
    std::array<QCheckBox*, 2> m_lost{};
    PieceFields* m_piece = nullptr;
};

} // namespace sf::ui
