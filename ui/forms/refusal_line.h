// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/refusal.h"
#include "core/text/caption.h"

#include <optional>
#include <QWidget>

class QLabel;

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

class RuleChip;

/// Says next to a control why an action was refused, with the rule number. Hidden while empty.
class RefusalLine final : public QWidget {
    Q_OBJECT

public:
    /// A refusal has the bar sign, a remark doesn't.
    enum class Tone { Refused, Remark };

    explicit RefusalLine(QWidget* parent = nullptr);

    void say(const text::Caption& caption, Tone tone = Tone::Refused);
    /// Shows the refusal, or hides if there is none. Returns whether there was none.
    bool showRefusal(const std::optional<battle::Refusal>& refusal, const battle::Battle& battle);
    void clear();
    /// Keeps room for some lines while hidden, so that nothing below moves when it speaks.
    void keepRoom(int lines);
    /// From now on, also shows texts with their rules in the status bar.
    void setShownInStatusBar() { m_isShownInStatusBar = true; }
    /// From now on it comments on what is selected instead of answering. Like all remarks, it is announced to
    /// screen readers only while the focus is beside it.
    void setFollowing() { m_isFollowing = true; }
    QString text() const;
    bool isRefusal() const { return m_tone == Tone::Refused; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refreshSign();

    Tone m_tone = Tone::Refused;
    bool m_isShownInStatusBar = false;
    bool m_isFollowing = false;
    QLabel* m_sign;
    QLabel* m_text;
    RuleChip* m_chip;
};

} // namespace sf::ui
