// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/caption.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sf::ui {

class RefusalLine;

/// Gets the dice of an attack: one button rolls them, another opens a line to type them in, with the expected
/// dice above it and any refusal below.
class ThrowBar final : public QWidget {
    Q_OBJECT

public:
    /// `marked`: how typed dice are marked, for the button's tool tip.
    explicit ThrowBar(const QString& marked, QWidget* parent = nullptr);

    QPushButton& rollButton() const { return *m_roll; }
    /// Describes the dice in the order in which they are rolled.
    void setExpected(const QString& text);
    void refuse(const text::Caption& caption);
    void stopTyping();

Q_SIGNALS:
    void rollAsked();
    /// Emitted while dice are typed, when any may still be missing.
    void edited(const QString& dice);
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
