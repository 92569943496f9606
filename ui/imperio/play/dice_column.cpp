// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/dice_column.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/paint/base/theme.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace sf::ui {

DiceColumn::DiceColumn(const QString& title, QWidget* parent)
    : QWidget(parent), m_title(new QLabel(title, this)), m_sum(new QLabel(this)), m_head(new QWidget(this)) {
    auto* head = padded<QHBoxLayout>(m_head, {8, 3, 8, 3});
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_sum);
    scaleFont(*m_sum, 1.15, true);
    m_head->setAutoFillBackground(true);
    m_head->setBackgroundRole(QPalette::Window);
    auto* layout = marginless<QVBoxLayout>(this, 4);
    layout->addWidget(m_head);
    layout->addStretch();
}

void DiceColumn::show(const imperio::DiceCount& count, imperio::Kind kind, const QColor& colour) {
    m_sum->setText(tr("%n die/dice", nullptr, count.dice()));
    QPalette tinted = palette();
    tinted.setColor(QPalette::Window, paint::mixed(palette().color(QPalette::Base), colour, 0.18));
    m_head->setPalette(tinted);
    delete m_terms;
    m_terms = new QWidget(this);
    auto* grid = padded<QGridLayout>(m_terms, {8, 0, 4, 0});
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    int row = 0;
    for (const imperio::DiceTerm& term : count.terms())
        addTerm(term, kind, row++);
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_terms);
    setAccessibleName(text::listed({m_title->text(), m_sum->text()}));
}

void DiceColumn::addTerm(const imperio::DiceTerm& term, imperio::Kind kind, int row) {
    const QString words = text::capitalised(term.code == imperio::DiceCode::Base ? text::imperioKind(kind)
                                                                                 : text::diceTerm(term));
    auto* grid = static_cast<QGridLayout*>(m_terms->layout());
    auto* name = wrappingLabel(m_terms, words);
    scaleFont(*name, 0.9);
    auto* value = new QLabel(term.code == imperio::DiceCode::Base ? text::figure(term.value)
                                                                  : text::signedFigure(term.value),
                             m_terms);
    scaleFont(*value, 0.9, true);
    value->setAccessibleName(words + u' ' + value->text());
    auto* chip = new RuleChip(term.rule, value->accessibleName(), m_terms);
    grid->addWidget(name, row, 0);
    grid->addWidget(value, row, 1, Qt::AlignRight);
    grid->addWidget(chip, row, 2);
}

} // namespace sf::ui

#include "moc_dice_column.cpp"
