// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/forecast_chances.h"

#include "ui/battle/smm/forecast/forecast_text.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/wrapped_label.h"

#include <QGridLayout>
#include <QLabel>

namespace sf::ui {

namespace {

bool isSimulated(const smm::Forecast& forecast) {
    return !forecast.targetGone.back().isExact || (forecast.rounds && !forecast.rounds->isExact);
}

/// Wraps in a narrow dock.
void addFigure(QGridLayout& grid, QLabel& label, int line, std::size_t round) {
    label.setWordWrap(true);
    label.setAlignment(Qt::AlignRight | Qt::AlignTop);
    grid.addWidget(&label, line, static_cast<int>(round) + 1);
}

} // namespace

ForecastChances::ForecastChances(QWidget* parent)
    : QWidget(parent)
    , m_title(wrappingLabel(this, tr("Gone within")))
    , m_rounds(wrappingLabel(this))
    , m_how(hintLabel(this)) {
    auto* grid = marginless<QGridLayout>(this);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_title, 0, 0);
    scaleFont(*m_title, 0.95, true);
    for (std::size_t round = 0; round < m_heads.size(); ++round) {
        m_heads[round] = new QLabel(tr("%n round(s)", nullptr, static_cast<int>(round) + 1), this);
        addFigure(*grid, *m_heads[round], 0, round);
        scaleFont(*m_heads[round], 0.85);
    }
    int line = 1;
    for (Row* row : {&m_target, &m_attacker}) {
        grid->addWidget(row->name = new QLabel(this), line, 0);
        row->name->setWordWrap(true);
        scaleFont(*row->name, 0.9);
        for (std::size_t round = 0; round < row->chances.size(); ++round) {
            addFigure(*grid, *(row->chances[round] = new QLabel(this)), line, round);
            scaleFont(*row->chances[round], 0.9, true);
        }
        ++line;
    }
    auto* chip = new RuleChip(smmRule(24), tr("Rounds of a Conflict"), this);
    grid->addWidget(m_rounds, line, 0, 1, 3);
    grid->addWidget(chip, line, 3, Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(m_how, line + 1, 0, 1, 4);
    scaleFont(*m_rounds, 0.9);
    scaleFont(*m_how, 0.8);
}

void ForecastChances::showRow(const Row& row, const QString& name,
                              const std::array<smm::Estimate, smm::forecastRounds>& gone) {
    row.name->setText(breakable(name));
    for (std::size_t round = 0; round < row.chances.size(); ++round) {
        QLabel* label = row.chances[round];
        label->setText(estimateText(gone[round]));
        label->setAccessibleName(tr("%1 gone within %n round(s): %2", nullptr, static_cast<int>(round) + 1)
                                     .arg(name, label->text()));
    }
}

void ForecastChances::setForecast(const smm::Forecast& forecast, const QString& attacker,
                                  const QString& target, bool isWhole) {
    showRow(m_target, target, forecast.targetGone);
    showRow(m_attacker, attacker, forecast.attackerGone);
    m_rounds->setText(tr("Rounds until one of them is gone: %1")
                          .arg(isWhole ? roundsText(forecast.rounds) : QStringLiteral("\u2026")));
    m_how->setText(isSimulated(forecast) ? tr("If these two fight on alone from here; figures with ± are "
                                              "simulated, with their standard error.")
                                         : tr("If these two fight on alone from here; exact."));
}

} // namespace sf::ui

#include "moc_forecast_chances.cpp"
