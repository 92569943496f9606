// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attack/blow_view.h"

#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/charts/bar_chart.h"
#include "ui/encounter/attack/fact_list.h"
#include "ui/encounter/attack/loss_buckets.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/row_table.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

constexpr int mostBars = 40;
constexpr int shownRows = 6;

QString damageOf(const encounter::Strike& strike) {
    const QString formula =
        text::listed({QString::fromStdString(strike.damage.text()), text::damageType(strike.type)});
    return text::labelled(text::displayName(strike.weapon), formula);
}

QString armorOf(const encounter::Strike& strike) {
    QStringList terms;
    for (const encounter::ArmorTerm& term : strike.armor)
        terms << (term.name.empty() ? BlowView::tr("own AC %1").arg(text::figure(term.ac))
                                    : text::displayName(term.name) + u' ' + text::figure(term.ac));
    const QString sum = terms.join(QStringLiteral(" + "));
    if (strike.armorSides() <= 0)
        return terms.isEmpty() ? BlowView::tr("none, no die")
                               : BlowView::tr("%1 = %2, no die").arg(sum, text::figure(strike.armorSides()));
    return BlowView::tr("1d%1 = %2").arg(text::figure(strike.armorSides()), sum);
}

QString exactnessOf(const encounter::LossOdds& odds) {
    switch (odds.exactness()) {
    case encounter::Exactness::Exact:
        return BlowView::tr("on average, exact");
    case encounter::Exactness::Rounded:
        return BlowView::tr("on average, exact to 12 digits");
    default:
        return BlowView::tr("on average, estimated: too many dice to count");
    }
}

/// The distribution in figures: HP lost, HP left, the chance of it, the chance of that or more.
QList<QStringList> lossRows(const std::vector<LossBucket>& buckets, std::int64_t hp) {
    QList<QStringList> rows;
    for (const LossBucket& bucket : buckets) {
        const QString left = rangeText({hp - bucket.to, hp - bucket.from, 0, 0, {}});
        const bool isShort = !bucket.fraction.isEmpty() && bucket.fraction.size() <= 12 && bucket.orMore < 1;
        const QString orMore = percentText(bucket.orMore);
        rows << QStringList{rangeText(bucket), bucket.from >= hp ? BlowView::tr("%1 dies").arg(left) : left,
                            percentText(bucket.chance),
                            isShort ? QStringLiteral("%1 = %2").arg(orMore, bucket.fraction) : orMore};
    }
    return rows;
}

/// What is thrown for a blow, a line each with its rule.
std::vector<Fact> termsOf(const encounter::Strike& strike) {
    std::vector<Fact> facts{{BlowView::tr("Damage"), damageOf(strike), encounterRule(7), false}};
    if (strike.isResisted())
        facts.push_back({BlowView::tr("Magic"),
                         BlowView::tr("%1 resists it: no damage dice, damage 0")
                             .arg(text::displayName(strike.resistedBy)),
                         encounterRule(7), false});
    facts.push_back({BlowView::tr("Armor"), armorOf(strike), encounterRule(7), false});
    if (strike.status)
        facts.push_back({BlowView::tr("Status"),
                         BlowView::tr("%1 on a 1 of 1d%2")
                             .arg(text::status(*strike.status), QString::number(encounter::statusDie)),
                         encounterRule(9), false});
    return facts;
}

} // namespace

BlowView::BlowView(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(title, this))
    , m_facts(new FactList(this))
    , m_chart(new BarChart(64, &paint::Theme::accent, this))
    , m_table(new QuietView<QTableWidget>(0, 4, this)) {
    scaleFont(*m_title, 1, true);
    scaleFont(*m_table, 0.9);
    auto* layout = marginless<QVBoxLayout>(this, 4);
    addWidgets(*layout, {m_title, m_facts, m_chart, m_table});
    m_table->setHorizontalHeaderLabels({tr("HP lost"), tr("HP left"), tr("Chance"), tr("This or more")});
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->setAccessibleName(tr("HP lost: %1").arg(title));
    makeRowTable(*m_table);
    m_table->horizontalHeader()->setStretchLastSection(true);
}

void BlowView::show(const encounter::Strike& strike, const encounter::LossOdds& odds) {
    std::vector<Fact> facts = termsOf(strike);
    facts.push_back(
        {tr("HP lost"),
         QStringLiteral("%1 %2").arg(QLocale().toString(odds.expected(), 'f', 2), exactnessOf(odds)),
         encounterRule(7), false});
    m_facts->show(facts);
    const std::vector<LossBucket> buckets = lossBuckets(odds, mostBars);
    m_chart->setAccessibleName(tr("%1 loses %2 to %3 HP, %4 on average")
                                   .arg(text::displayName(strike.attackee), text::figure(odds.least()),
                                        text::figure(odds.most()),
                                        QLocale().toString(odds.expected(), 'f', 2)));
    std::vector<BarChart::Bar> bars;
    bars.reserve(buckets.size());
    for (const LossBucket& bucket : buckets)
        bars.push_back({bucket.chance, rangeText(bucket), QLocale().toString(100 * bucket.chance, 'f', 0),
                        bucket.from >= strike.hp});
    m_chart->setBars(std::move(bars));
    showRows(*m_table, lossRows(buckets, strike.hp), Qt::AlignRight | Qt::AlignVCenter);
    fitTable();
}

void BlowView::fitTable() {
    const QFontMetrics metrics(m_table->font());
    const int row = std::max(20, metrics.height() + 4);
    m_table->verticalHeader()->setDefaultSectionSize(row);
    const int rows = std::min(shownRows, m_table->rowCount());
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows * row + 4);
    const QString samples[] = {QStringLiteral("888\u2013888"),
                               tr("%1 dies").arg(QStringLiteral("-88\u2013-88")),
                               QStringLiteral("under 0.01 %")};
    for (int column = 0; column < 3; ++column)
        m_table->setColumnWidth(
            column, std::max(metrics.horizontalAdvance(samples[column]),
                             metrics.horizontalAdvance(m_table->horizontalHeaderItem(column)->text())) +
                        14);
}

} // namespace sf::ui

#include "moc_blow_view.cpp"
