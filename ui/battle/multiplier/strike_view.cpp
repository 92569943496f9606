// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/strike_view.h"

#include "core/text/battle_text.h"
#include "ui/battle/multiplier/strike_text.h"
#include "ui/charts/bar_chart.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/wrapped_label.h"

#include <QLabel>
#include <QVBoxLayout>

namespace sf::ui {

StrikeView::StrikeView(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_factors(new FigureRows(tr("Factors of the strike"), this))
    , m_expected(new QLabel(this))
    , m_chart(new BarChart(44, &paint::Theme::win, this))
    , m_croakTitle(new QLabel(this))
    , m_croaks(new FigureRows(tr("Chance to croak"), this)) {
    auto* layout = marginless<QVBoxLayout>(this, 4);
    for (QLabel* label : {m_title, m_expected, m_croakTitle}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    addWidgets(*layout, {m_title, m_factors, m_expected, m_chart, m_croakTitle, m_croaks});
    scaleFont(*m_title, 1, true);
    scaleFont(*m_expected, 0.95, true);
    scaleFont(*m_croakTitle, 0.95, true);
}

void StrikeView::setForecast(const multiplier::Combat& combat, const multiplier::Forecast& forecast,
                             multiplier::Side side) {
    const bool isAttacker = side == multiplier::Side::Attacker;
    const multiplier::SideForecast& own = isAttacker ? forecast.attacker : forecast.defender;
    const multiplier::SideForecast& other = isAttacker ? forecast.defender : forecast.attacker;
    const battle::Stack& stack = combat.stack(side);
    const battle::Stack& victim = isAttacker ? *combat.defender : *combat.attacker;
    const QString name = text::stackName(stack);
    m_title->setText(!own.strikes ? tr("No strike of %1").arg(name)
                     : isAttacker ? tr("Strike of %1").arg(name)
                                  : tr("Answer of %1").arg(name));
    for (QWidget* widget :
         {static_cast<QWidget*>(m_factors), static_cast<QWidget*>(m_expected), static_cast<QWidget*>(m_chart),
          static_cast<QWidget*>(m_croakTitle), static_cast<QWidget*>(m_croaks)})
        widget->setVisible(own.strikes);
    m_factors->setRows(factorRows(combat, own.strike));
    m_expected->setText(expectedText(own.expectedHits));
    std::vector<BarChart::Bar> bars;
    for (const auto& [hits, ways] : own.hits)
        bars.push_back(
            {static_cast<double>(ways), text::figure(hits), waysText(ways).remove(QStringLiteral(" %"))});
    m_chart->setBars(std::move(bars));
    m_chart->setToolTip(hitsText(own.hits));
    m_chart->setAccessibleName(tr("Chances of hits: %1").arg(m_chart->toolTip()));
    m_croakTitle->setText(breakable(tr("%1: chance to croak").arg(text::stackName(victim))));
    m_croaks->setRows(croakRows(victim, other));
}

QString StrikeView::plainText() const {
    if (m_factors->isHidden())
        return m_title->text();
    return QStringList{m_title->text(),    m_factors->plainText(), m_expected->text(),
                       m_chart->toolTip(), m_croakTitle->text(),   m_croaks->plainText()}
        .join(u'\n');
}

} // namespace sf::ui

#include "moc_strike_view.cpp"
