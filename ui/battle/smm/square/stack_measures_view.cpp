// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/square/stack_measures_view.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace sf::ui {

/// A quiet name and a bold figure.
void StackMeasuresView::dress(const Figure& figure, double nameSize) {
    figure.name->setForegroundRole(QPalette::PlaceholderText);
    scaleFont(*figure.name, nameSize);
    scaleFont(*figure.value, 1, true);
}

StackMeasuresView::StackMeasuresView(QWidget* parent) : QWidget(parent) {
    auto* layout = marginless<QVBoxLayout>(this, 6);
    layout->addStretch(1);
    layout->addWidget(makeList());
    layout->addWidget(makeBoxes());
    layout->addStretch(1);
    setAccessibleName(tr("Measures of the Square"));
}

QWidget* StackMeasuresView::makeList() {
    auto* list = new QWidget(this);
    auto* grid = marginless<QGridLayout>(list);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(0, 1);
    const std::array names{tr("Stack Width"), tr("Rows"), tr("Complete Rows"), tr("Complete squares"),
                           tr("Largest square")};
    const std::array rules{smmRule(4), smmRule(5), Rule{}, Rule{}, Rule{}};
    for (std::size_t index = 0; index < m_measures.size(); ++index) {
        auto& figure = m_measures[index];
        const int row = static_cast<int>(index);
        grid->addWidget(figure.name = wrappingLabel(list, names[index]), row, 0);
        grid->addWidget(figure.value = new QLabel(list), row, 1);
        figure.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        dress(figure, 0.9);
        if (rules[index])
            grid->addWidget(new RuleChip(rules[index], names[index], this), row, 2);
    }
    return list;
}

QWidget* StackMeasuresView::makeBoxes() {
    auto* bar = new QWidget(this);
    auto* row = marginless<QGridLayout>(bar, 4);
    const std::array names{tr("Minor"), tr("Moderate"), tr("Major")};
    for (std::size_t index = 0; index < m_boxes.size(); ++index) {
        auto* frame = new QFrame(bar);
        frame->setFrameShape(QFrame::StyledPanel);
        auto* inside = padded<QVBoxLayout>(frame, {2, 2, 2, 2}, 0);
        auto& box = m_boxes[index];
        box.name = new QLabel(names[index], frame);
        box.value = new QLabel(frame);
        for (QLabel* label : {box.name, box.value}) {
            label->setAlignment(Qt::AlignCenter);
            inside->addWidget(label);
        }
        dress(box, 0.8);
        row->addWidget(frame, 1, static_cast<int>(index));
        row->setColumnStretch(static_cast<int>(index), 1);
    }
    auto* title = new QLabel(tr("Penalties"), bar);
    title->setForegroundRole(QPalette::PlaceholderText);
    scaleFont(*title, 0.9);
    row->addWidget(title, 0, 0, 1, 2);
    row->addWidget(new RuleChip(smmRule(8), title->text(), this), 0, 2, Qt::AlignRight);
    return bar;
}

void StackMeasuresView::setMeasures(const smm::Measures& measures) {
    const std::array figures{measures.width, measures.rows, measures.completeRows, measures.completeSquares,
                             measures.largestSquare};
    const std::array multipliers{measures.minor, measures.moderate, measures.major};
    const auto show = [](const Figure& place, int value) {
        place.value->setText(text::figure(value));
        place.value->setAccessibleName(text::labelled(place.name->text(), place.value->text()));
    };
    for (std::size_t index = 0; index < figures.size(); ++index)
        show(m_measures[index], figures[index]);
    for (std::size_t index = 0; index < multipliers.size(); ++index)
        show(m_boxes[index], multipliers[index]);
}

} // namespace sf::ui

#include "moc_stack_measures_view.cpp"
