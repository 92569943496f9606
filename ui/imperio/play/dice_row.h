// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"

#include <QTimer>
#include <QWidget>

#include <vector>

namespace sf::ui {

/// The dice of one side as they fell, in the side's shape and colour, with their sum. They may roll first.
class DiceRow final : public QWidget {
    Q_OBJECT

public:
    explicit DiceRow(QWidget* parent = nullptr);
    void setDice(const std::vector<int>& dice, imperio::Side side);
    /// Lets them roll for a moment before they show what fell.
    void roll();
    bool isRolling() const { return m_timer.isActive(); }
    void skip();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void stopped();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void turnOver();
    int faceOf(std::size_t die) const;

    std::vector<int> m_dice;
    imperio::Side m_side = imperio::Side::Attacker;
    QTimer m_timer;
    int m_turns = 0;
};

} // namespace sf::ui
