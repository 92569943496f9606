// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>
#include <vector>

class QButtonGroup;
class QLabel;
class QPushButton;

namespace sf::ui {

/// Which of two players attacks: by choice, or by the die of IMP-3, which is thrown once and shown.
class RolesField final : public QWidget {
    Q_OBJECT

public:
    explicit RolesField(QWidget* parent = nullptr);
    /// Sets the players' names; an empty one is replaced by the player's number.
    void setNames(const std::array<QString, 2>& names);

    /// 0 or 1; -1 until the dice have decided.
    int attacker() const;
    /// What a record says of the dice: "roles by die (IMP-3): Ada 3, Ben 3; Ada 5, Ben 2"; empty when nobody
    /// threw them.
    QString account() const;

Q_SIGNALS:
    void changed();

private:
    using Throw = std::array<int, 2>;
    void throwDice();
    void refresh();
    bool isByDie() const;
    QString name(int player) const;
    QString shownName(int player) const;

    QButtonGroup* m_choice;
    QPushButton* m_roll;
    QLabel* m_dice;
    QLabel* m_result;
    std::array<QString, 2> m_names;
    std::vector<Throw> m_throws;
};

} // namespace sf::ui
