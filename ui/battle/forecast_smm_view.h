// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/forecast_runner.h"
#include "ui/battle/forecast_view.h"
#include "ui/paint/theme.h"

class QLabel;

namespace sf::ui {

/// The forecast of an SMM attack: both powers with their terms, the chance to hit, who would croak, the same
/// for the answer, and how long the two would last.
class ForecastSmmView final : public ForecastView {
    Q_OBJECT

public:
    explicit ForecastSmmView(QWidget* parent = nullptr);

    std::optional<battle::StackId> likelyTarget(const battle::Battle& battle,
                                                const battle::StackId& attacker) const override;
    std::optional<ForecastRefusal> refusal(const battle::Battle& battle,
                                           const ForecastSubject& subject) const override;
    void show(const battle::Battle& battle, const ForecastSubject& subject) override;
    QString plainText() const override;
    void setTheme(const paint::Theme& theme) override;

private:
    void answer(const ForecastResult& result, bool isWhole);

    ForecastRunner m_runner;
    paint::Theme m_theme;
    QLabel* m_text;
};

} // namespace sf::ui
