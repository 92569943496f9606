// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/fight.h"

#include <QWidget>

class QLabel;

namespace sf::ui {

/// How many dice one side throws, with the reason and the rule of each.
class DiceColumn final : public QWidget {
    Q_OBJECT

public:
    explicit DiceColumn(const QString& title, QWidget* parent = nullptr);
    /// The kind names the dice that it has by itself. `colour` tints the head.
    void show(const imperio::DiceCount& count, imperio::Kind kind, const QColor& colour);
    using QWidget::show;

private:
    void addTerm(const imperio::DiceTerm& term, imperio::Kind kind, int row);

    QLabel* m_title;
    QLabel* m_sum;
    QWidget* m_head;
    QWidget* m_terms = nullptr;
};

} // namespace sf::ui
