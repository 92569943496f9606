// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"
#include "core/text/caption.h"

#include <QWidget>

#include <optional>

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

/// The attack to forecast. Both stacks exist; the view knows whether the attack is legal.
struct ForecastSubject {
    battle::StackId attacker;
    battle::StackId target;
    bool operator==(const ForecastSubject&) const = default;
};

/// The forecast of an attack by one rule system, shown in the Stack dock by ForecastPanel, which knows the
/// selection but no rules. Each system with forecasts has one subclass, created by
/// BattleMode::makeForecastView().
class ForecastView : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The stack that acts next in a running round, if any.
    virtual std::optional<battle::StackId> nextAttacker(const battle::Battle& /*battle*/) const { return {}; }
    /// The target if nobody points at one; nothing if none is in range.
    virtual std::optional<battle::StackId> likelyTarget(const battle::Battle& battle,
                                                        const battle::StackId& attacker) const = 0;
    /// Why the attack is not legal; nothing if it is.
    virtual std::optional<text::Caption> refusal(const battle::Battle& battle,
                                                 const ForecastSubject& subject) const = 0;
    /// Shows a legal attack. Slow results are computed in the background and shown later; until then the
    /// previous ones stay.
    virtual void show(const battle::Battle& battle, const ForecastSubject& subject) = 0;
    /// Everything shown, as lines of text.
    virtual QString plainText() const = 0;
    /// Shows all there is; a view may fold a part until people want it.
    virtual void unfold() {}

    using QWidget::show;

Q_SIGNALS:
    /// A few words next to the two names: "melee, Left edge".
    void noteChanged(const QString& words);
};

} // namespace sf::ui
