// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/square/stack_stats_view.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "core/text/smm_text.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/wrapped_label.h"

#include <QEvent>
#include <QFontMetrics>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

constexpr double nameSize = 0.9;
constexpr double valueSize = 1.15;

} // namespace

StackStatsView::StackStatsView(QWidget* parent) : QWidget(parent) {
    auto* layout = marginless<QVBoxLayout>(this, 6);
    m_none = wrappingLabel(this, tr("No unit is alive, so there are no stats."));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(Words, 1);
    for (const smm::Stat stat : smm::stats)
        addStat(*grid, stat);
    layout->addWidget(m_none);
    layout->addLayout(grid);
    setAccessibleName(tr("Stats"));
    alignBaselines();
}

void StackStatsView::addStat(QGridLayout& grid, smm::Stat stat) {
    auto& row = m_stats[static_cast<std::size_t>(stat)];
    const int first = static_cast<int>(stat) * (mostTerms + 1);
    row.name = new QLabel(text::stat(stat), this);
    row.name->setToolTip(text::statInFull(stat));
    row.name->setForegroundRole(QPalette::PlaceholderText);
    scaleFont(*row.name, nameSize);
    row.value = new QLabel(this);
    row.value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    scaleFont(*row.value, valueSize, true);
    grid.addWidget(row.name, first, Name, Qt::AlignTop);
    grid.addWidget(row.value, first, Value, Qt::AlignTop);
    for (int term = 0; term < mostTerms; ++term) {
        auto& shown = row.terms[static_cast<std::size_t>(term)];
        shown.words = wrappingLabel(this);
        scaleFont(*shown.words, nameSize);
        shown.chip = new RuleChip(this);
        grid.addWidget(shown.words, first + term, Words, Qt::AlignTop);
        grid.addWidget(shown.chip, first + term, Chip, Qt::AlignVCenter);
    }
    grid.addWidget(hairLine(this), first + mostTerms, Name, 1, 4);
}

void StackStatsView::setStack(const ShownSquare& shown) {
    m_none->setVisible(!shown.stats);
    for (const smm::Stat stat : smm::stats)
        showFigure(m_stats[static_cast<std::size_t>(stat)], stat,
                   shown.stats ? &(*shown.stats)[stat] : nullptr, shown);
}

void StackStatsView::showFigure(const StatRow& row, smm::Stat stat, const smm::Figure* figure,
                                const ShownSquare& shown) {
    row.value->setText(figure ? text::figure(figure->value) : tr("none"));
    const QString value = text::statInFull(stat) + u' ' + row.value->text();
    QStringList spoken{value};
    for (std::size_t index = 0; index < row.terms.size(); ++index) {
        const auto& place = row.terms[index];
        const bool used = figure && index < figure->terms.size();
        place.words->setVisible(used);
        place.chip->setRule(used ? figure->terms[index].rule : Rule{}, value);
        if (!used)
            continue;
        const auto& term = figure->terms[index];
        const bool several = figure->terms.size() > 1;
        const QString words = text::term(term, *shown.stack);
        const QString said = several ? tr("%1 %2").arg(text::signedFigure(term.value), words) : words;
        place.words->setText(breakable(said));
        spoken << said;
    }
    row.value->setAccessibleName(text::listed(spoken));
}

void StackStatsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        alignBaselines();
    QWidget::changeEvent(event);
}

/// Names and words stand on the figure's baseline.
void StackStatsView::alignBaselines() {
    const QFontMetrics figures(paint::scaledFont(font(), valueSize, true));
    const int lower = figures.ascent() - QFontMetrics(paint::scaledFont(font(), nameSize)).ascent();
    for (const auto& row : m_stats)
        for (QLabel* first : {row.name, row.terms.front().words})
            first->setContentsMargins(0, lower, 0, 0);
}

} // namespace sf::ui

#include "moc_stack_stats_view.cpp"
