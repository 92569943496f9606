// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attack/fact_list.h"

#include "core/text/lists.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/layouts.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/wrapped_label.h"

#include <QGridLayout>
#include <QLabel>

namespace sf::ui {

FactList::FactList(QWidget* parent) : QWidget(parent), m_grid(marginless<QGridLayout>(this)) {
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(1, 1);
}

FactList::Line& FactList::line(std::size_t index) {
    while (m_lines.size() <= index) {
        const int row = static_cast<int>(m_lines.size());
        Line made{new QLabel(this), new WrappedLabel(this), new RuleChip(this)};
        made.name->setForegroundRole(QPalette::PlaceholderText);
        m_grid->addWidget(made.name, row, 0, Qt::AlignTop);
        m_grid->addWidget(made.value, row, 1);
        m_grid->addWidget(made.chip, row, 2, Qt::AlignTop);
        m_lines.push_back(made);
    }
    return m_lines[index];
}

void FactList::show(const std::vector<Fact>& facts) {
    for (std::size_t i = 0; i < facts.size(); ++i) {
        Line& shown = line(i);
        const Fact& fact = facts[i];
        if (shown.name->text() != fact.name)
            shown.name->setText(fact.name);
        if (shown.value->text() != fact.value)
            shown.value->setText(fact.value);
        const QFont font = paint::scaledFont(this->font(), fact.isStrong ? 1.0 : 0.9, fact.isStrong);
        if (shown.value->font() != font) {
            shown.value->setFont(font);
            shown.name->setFont(paint::scaledFont(this->font(), fact.isStrong ? 1.0 : 0.9));
        }
        shown.chip->setRule(fact.rule, text::labelled(fact.name, fact.value));
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        for (QWidget* part : {static_cast<QWidget*>(m_lines[i].name), static_cast<QWidget*>(m_lines[i].value),
                              static_cast<QWidget*>(m_lines[i].chip)})
            part->setVisible(i < facts.size() && (part != m_lines[i].chip || facts[i].rule));
}

} // namespace sf::ui

#include "moc_fact_list.cpp"
