// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/odds.h"
#include "ui/battle/forecast/forecast_view.h"
#include "ui/style/restyled.h"

class QLabel;

namespace sf::ui {

class StrikeView;

/// The forecast of an attack by multiplier combat: who strikes when, and both strikes, even for stacks whose
/// turn it is not. Exact, because there are only 1,296 results of the dice.
class ForecastMultiplierView final : public Restyled<ForecastView> {
    Q_OBJECT

public:
    explicit ForecastMultiplierView(QWidget* parent = nullptr);

    std::optional<battle::StackId> likelyTarget(const battle::Battle& battle,
                                                const battle::StackId& attacker) const override;
    std::optional<text::Caption> refusal(const battle::Battle& battle,
                                         const ForecastSubject& subject) const override;
    void show(const battle::Battle& battle, const ForecastSubject& subject) override;
    /// Shows the forecast of a legal attack with all its choices.
    void showCombat(const multiplier::Combat& combat);
    QString plainText() const override;

protected:
    void restyle() override { refresh(); }

private:
    void refresh();

    std::optional<multiplier::Combat> m_combat;
    multiplier::Forecast m_forecast;
    QString m_remark; ///< why the attack isn't legal now
    QLabel* m_order;
    StrikeView* m_strike;
    StrikeView* m_answer;
};

} // namespace sf::ui
