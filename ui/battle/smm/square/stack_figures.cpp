// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/square/stack_figures.h"

#include "core/text/battle_text.h"
#include "core/text/smm_text.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"

#include <QGridLayout>
#include <QLabel>

namespace sf::ui {

StackFigures::StackFigures(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Stats"));
    auto* grid = marginless<QGridLayout>(this);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(0, 1);
    const std::array names{tr("AP"), tr("DP"), tr("Damage"), tr("Resistance"), tr("Initiative"), tr("Move")};
    static_assert(names.size() == smm::stats.size());
    for (const smm::Stat stat : smm::stats) {
        const auto place = static_cast<std::size_t>(stat);
        const int row = 2 * static_cast<int>(stat);
        auto* name = new QLabel(names[place], this);
        name->setToolTip(text::statInFull(stat));
        name->setForegroundRole(QPalette::PlaceholderText);
        scaleFont(*name, 0.9);
        m_values[place] = new QLabel(this);
        m_values[place]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        scaleFont(*m_values[place], 1, true);
        grid->addWidget(name, row, 0);
        grid->addWidget(m_chips[place] = new RuleChip(this), row, 1);
        grid->addWidget(m_values[place], row, 2);
        grid->addWidget(hairLine(this), row + 1, 0, 1, 3);
    }
}

void StackFigures::setStack(const ShownSquare& shown) {
    for (const smm::Stat stat : smm::stats) {
        QLabel* value = m_values[static_cast<std::size_t>(stat)];
        value->setText(shown.stats ? text::figure((*shown.stats)[stat].value) : tr("none"));
        value->setAccessibleName(text::statInFull(stat) + u' ' + value->text());
        QStringList terms;
        Rule first;
        if (shown.stats)
            for (const smm::Term& term : (*shown.stats)[stat].terms) {
                first = terms.isEmpty() ? term.rule : first;
                terms << tr("%1 %2").arg(text::signedFigure(term.value), text::term(term, *shown.stack));
            }
        value->setToolTip(terms.join(u'\n'));
        m_chips[static_cast<std::size_t>(stat)]->setRule(first, value->accessibleName());
    }
}

} // namespace sf::ui

#include "moc_stack_figures.cpp"
