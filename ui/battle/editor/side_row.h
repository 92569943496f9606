// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace sf::ui {

/// One side in a form: its shape, name, and colour, which can be typed or chosen from swatches.
class SideRow final : public QWidget {
    Q_OBJECT

public:
    SideRow(int number, const battle::Side& side, QWidget* parent = nullptr);

    battle::Side side() const;
    bool isNameGood() const;
    bool isColourGood() const;
    void focusName();
    /// Gives the focus to the row itself, not to one of its fields.
    void focusSide();

Q_SIGNALS:
    void changed();

private:
    void addSwatches();
    void refreshToken();

    int m_number;
    battle::Side m_side;
    QLabel* m_token;
    QLineEdit* m_name;
    QLineEdit* m_colour;
    QToolButton* m_swatches;
};

} // namespace sf::ui
