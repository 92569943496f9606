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

class PieceFields;

/// What a position has besides the pieces on its board: turn, side to move, reinforcements, how the game
/// began, and what the piece on the selected square has done.
class PositionFields final : public QWidget {
    Q_OBJECT

public:
    explicit PositionFields(QWidget* parent = nullptr);
    void setPosition(const imperio::Position& position, imperio::Square selected);

Q_SIGNALS:
    /// The position as the user changed it.
    void edited(const sf::imperio::Position& position);

private:
    void addTurn(QFormLayout& form);
    void addReserves(QFormLayout& form);
    void addBeginning(QFormLayout& form);
    QSpinBox* addCount(QHBoxLayout& row, const QString& suffix, const QString& name,
                       std::function<void(int)> set);
    void addLost(QFormLayout& form);
    void setTurn();
    void setReserve(imperio::Side side, imperio::Kind kind, int count);
    void setSpawning(bool over);
    void showSide(imperio::Side side);

    imperio::Position m_position;
    QSpinBox* m_turn = nullptr;
    QComboBox* m_side = nullptr;
    QCheckBox* m_spawningOver = nullptr;
    std::array<std::array<QSpinBox*, 4>, 2> m_reserves{};
    std::array<QSpinBox*, 2> m_beganPieces{};
    std::array<QSpinBox*, 2> m_beganUnits{};
    std::array<QCheckBox*, 2> m_lost{};
    PieceFields* m_piece = nullptr;
};

} // namespace sf::ui
