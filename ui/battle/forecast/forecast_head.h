// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

/// The heading of a forecast: who attacks whom and how, and its buttons.
class ForecastHead final : public QWidget {
    Q_OBJECT

public:
    explicit ForecastHead(QWidget* parent = nullptr);

    void setStacks(const battle::Battle& battle, const battle::Stack& attacker, const battle::Stack& target);
    void setNote(const QString& note);
    void setPinned(bool pinned);
    /// The first widget that gets the keyboard focus.
    QWidget* firstButton() const;
    /// "Kess's Guard → Ford Watch: melee, Left edge"
    QString plainText() const;

Q_SIGNALS:
    void copyAsked();
    void pinAsked(bool pinned);

private:
    struct Name {
        QLabel* token = nullptr;
        QLabel* name = nullptr;
    };
    Name makeName(QLayout& row);
    QToolButton* makeButton(const QString& icon, const QString& words);
    void showStack(const Name& place, const battle::Battle& battle, const battle::Stack& stack);

    Name m_attacker;
    Name m_target;
    QLabel* m_arrow = nullptr;
    QLabel* m_note = nullptr;
    QToolButton* m_pin = nullptr;
};

} // namespace sf::ui
