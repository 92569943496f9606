// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace sf::ui {

/// What a position has besides the pieces on its board: turn, side to move, reinforcements, and the marks of
/// the selected square.
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
    void addMarks(QFormLayout& form);
    QCheckBox* addMark(QFormLayout& form, const QString& text, void (PositionFields::*mark)(bool));
    void setTurn();
    void setReserve(imperio::Side side, imperio::Kind kind, int count);
    void setSpawning(bool over);
    void setActed(bool acted);
    void setEntrenched(bool entrenched);
    void setCaptured(bool captured);
    void setActions(int actions);

    imperio::Position m_position;
    imperio::Square m_square;
    QSpinBox* m_turn = nullptr;
    QComboBox* m_side = nullptr;
    std::array<std::array<QSpinBox*, 4>, 2> m_reserves{};
    QCheckBox* m_spawningOver = nullptr;
    QLabel* m_selected = nullptr;
    QCheckBox* m_acted = nullptr;
    QCheckBox* m_entrenched = nullptr;
    QCheckBox* m_captured = nullptr;
    QSpinBox* m_actions = nullptr;
};

} // namespace sf::ui
