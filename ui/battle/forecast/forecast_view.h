// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"
#include "core/rules/rule.h"

#include <QWidget>

#include <optional>

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

/// Whose attack on whom is forecast. Both stacks exist; whether the attack is possible the view knows.
struct ForecastSubject {
    battle::StackId attacker;
    battle::StackId target;
    bool operator==(const ForecastSubject&) const = default;
};

/// Why there is no such attack, in words, and the rule that says so.
struct ForecastRefusal {
    QString text;
    Rule rule;
};

/// The forecast of an attack by one rule system. The Forecast dock shows it; the dock itself knows who is
/// selected and pointed at, and no rules. A system that has forecasts has one subclass, which
/// BattleMode::makeForecastView() makes.
class ForecastView : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    ~ForecastView() override;

    /// Whom the stack would attack while nobody points at a target; nothing when nobody is in reach.
    virtual std::optional<battle::StackId> likelyTarget(const battle::Battle& battle,
                                                        const battle::StackId& attacker) const = 0;
    /// Why there is no such attack; nothing when there is.
    virtual std::optional<ForecastRefusal> refusal(const battle::Battle& battle,
                                                   const ForecastSubject& subject) const = 0;
    /// Shows an attack that is not refused. What takes long is worked out elsewhere and filled in when it is
    /// known; until then the figures of before stay.
    virtual void show(const battle::Battle& battle, const ForecastSubject& subject) = 0;
    /// Everything shown, as lines of text.
    virtual QString plainText() const = 0;

    using QWidget::show;

Q_SIGNALS:
    /// A few words that stand beside the two names: "melee, Left edge".
    void noted(const QString& words);
};

} // namespace sf::ui
