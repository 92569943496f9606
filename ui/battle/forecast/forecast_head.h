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

    /// `isSelected`: the attacker is the stack that the dock is about, so that only the target is named.
    void setStacks(const battle::Battle& battle, const battle::Stack& attacker, const battle::Stack& target,
                   bool isSelected);
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
    QToolButton* makeButton(const QString& icon, const QString& words);

    QString m_names; ///< of both
    QLabel* m_title = nullptr;
    QLabel* m_note = nullptr;
    QToolButton* m_pin = nullptr;
};

} // namespace sf::ui
