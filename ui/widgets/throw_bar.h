// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sf::ui {

class RefusalLine;

/// How dice come into an attack: a button that throws them, and one that opens a line for dice typed in, with
/// what is expected above it and below it why they are not possible.
class ThrowBar final : public QWidget {
    Q_OBJECT

public:
    /// `marked`: what is said of typed dice, in the button's tooltip.
    explicit ThrowBar(const QString& marked, QWidget* parent = nullptr);

    QPushButton& rollButton() const { return *m_roll; }
    /// The dice in the order in which they are thrown, in words.
    void setExpected(const QString& text);
    void refuse(const QString& text, Rule rule);
    void stopTyping();

Q_SIGNALS:
    void rollAsked();
    /// The line for dice has opened.
    void typingBegan();
    void typed(const QString& dice);

private:
    QWidget* makeButtons(const QString& marked);
    QWidget* makeTyping();
    void setTyping(bool typing);

    QPushButton* m_roll = nullptr;
    QPushButton* m_type = nullptr;
    QWidget* m_typing = nullptr;
    QLabel* m_expected = nullptr;
    QLineEdit* m_dice = nullptr;
    RefusalLine* m_refusal = nullptr;
};

} // namespace sf::ui
