// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/refusal.h"

#include <optional>
#include <QWidget>

class QLabel;

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

class RuleChip;

/// Why something is not allowed, in a line right where it was tried, with the number of the rule. Hidden
/// while there is nothing to say.
class RefusalLine final : public QWidget {
    Q_OBJECT

public:
    /// A refusal, or a plain remark without the bar sign.
    enum class Tone { Refused, Remark };

    explicit RefusalLine(QWidget* parent = nullptr);

    void say(const QString& text, Rule rule, Tone tone = Tone::Refused);
    /// Says the refusal, or hides when there is none; returns whether there was none.
    bool tell(const std::optional<battle::Refusal>& refusal, const battle::Battle& battle);
    void clear();
    /// What is said from now on is also a message with its rule.
    void setShownInStatusBar() { m_isShownInStatusBar = true; }
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refreshSign();

    Tone m_tone = Tone::Refused;
    bool m_isShownInStatusBar = false;
    QLabel* m_sign;
    QLabel* m_text;
    RuleChip* m_chip;
};

} // namespace sf::ui
