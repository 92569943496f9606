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

/// What the piece on the selected square of a position has done and been through. Shows only what such a
/// piece can have.
class PieceFields final : public QWidget {
    Q_OBJECT

public:
    explicit PieceFields(QWidget* parent = nullptr);
    void setPosition(const imperio::Position& position, imperio::Square selected);

Q_SIGNALS:
    /// The position as the user changed it.
    void edited(const sf::imperio::Position& position);

private:
    using Edit = imperio::Position (*)(imperio::Position, imperio::Square, bool);
    QCheckBox* addMark(const QString& text, Edit edit);
    QSpinBox* addCount(const QString& text, void (*edit)(imperio::KnightTurn&, int));
    void addKnight();
    void showKnight();
    void showMarks();
    void editKnight(const imperio::KnightTurn& turn);

    imperio::Position m_position;
    imperio::Square m_square;
    QFormLayout* m_form;
    QLabel* m_title;
    QSpinBox* m_actions;
    QSpinBox* m_steps;
    QComboBox* m_began;
    QCheckBox* m_stopped;
    QCheckBox* m_acted;
    QCheckBox* m_moved;
    QCheckBox* m_arrived;
    QCheckBox* m_entrenched;
    QCheckBox* m_captured;
    QCheckBox* m_spawned;
};

} // namespace sf::ui
