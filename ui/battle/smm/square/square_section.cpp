// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/square/square_section.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/text/battle_text.h"
#include "core/text/smm_text.h"
#include "ui/battle/smm/square/square_grid.h"
#include "ui/battle/smm/square/stack_figures.h"
#include "ui/battle/smm/square/stack_postures.h"
#include "ui/battle/smm/square/stack_stats_view.h"
#include "ui/battle/state/selection.h"
#include "ui/charts/figure_rows.h"
#include "ui/forms/refusal_line.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/settings.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/window_request.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>
#include <compare>

namespace sf::ui {

namespace {

constexpr int widestBeside = 6;      ///< the largest Stack Width with the figures beside the Square
constexpr int narrowestBeside = 316; ///< pixels

} // namespace

SquareSection::SquareSection(document::BattleDocument& document, Selection& selection, QWidget* parent)
    : StackSection(parent)
    , m_document(document)
    , m_selection(selection)
    , m_postures(new StackPostures(document, this))
    , m_middle(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_grid(new SquareGrid(this))
    , m_figures(new StackFigures(this))
    , m_caption(hintLabel(this))
    , m_links(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_termsLink(new LinkButton(tr("Terms"), this))
    , m_swapLine(new RefusalLine(this)) {
    m_termsLink->setAccessibleName(tr("Terms of the stats and measures of the Square"));
    m_middle->setSpacing(12);
    m_middle->addWidget(m_grid, 6);
    auto* stats = new QVBoxLayout;
    stats->addWidget(m_figures);
    stats->addWidget(m_termsLink, 0, Qt::AlignRight);
    stats->addStretch(1);
    m_middle->addLayout(stats, 5);
    m_links->setSpacing(8);
    m_links->addWidget(m_caption, 1);
    scaleFont(*m_caption, 0.95);
    auto* layout = marginless<QVBoxLayout>(this, 8);
    layout->addWidget(m_postures);
    layout->addLayout(m_middle);
    layout->addWidget(m_swapLine);
    layout->addLayout(m_links);
    layout->addWidget(makeTerms());
    connectParts();
}

QWidget* SquareSection::makeTerms() {
    auto* terms = new QWidget(this);
    auto* layout = marginless<QVBoxLayout>(terms, 8);
    layout->addWidget(m_stats = new StackStatsView(terms));
    layout->addWidget(m_measures = new FigureRows(tr("Measures of the Square"), terms));
    m_termsLink->fold(*terms, &Settings::stackTerms);
    return terms;
}

void SquareSection::connectParts() {
    connect(&m_selection, &Selection::unitChanged, this, [this] { m_grid->setUnit(m_selection.unit()); });
    connect(&m_selection, &Selection::edgeChanged, this, &SquareSection::showEdge);
    connect(&m_selection, &Selection::unitsChanged, this, [this] { m_grid->setChosen(m_selection.units()); });
    connect(m_grid, &SquareGrid::unitsChosen, &m_selection, &Selection::setUnits);
    connect(m_grid, &SquareGrid::edgeShown, &m_selection, &Selection::setEdge);
    connect(m_grid, &SquareGrid::unitShown, &m_selection, &Selection::setUnit);
    connect(m_grid, &SquareGrid::unitHovered, &m_selection, &Selection::setHoveredUnit);
    connect(m_grid, &SquareGrid::swapAsked, this, &SquareSection::swap);
    connect(m_grid, &SquareGrid::swapPreviewed, this, &SquareSection::previewSwap);
    connect(m_grid, &SquareGrid::previewEnded, m_swapLine, &RefusalLine::clear);
    m_swapLine->setShownInStatusBar();
}

void SquareSection::setStack(const ShownStackPointer& shown) {
    m_swapLine->clear();
    const auto square = std::make_shared<const ShownSquare>(*shown->battle, shown->stack);
    m_stackWidth = square->square.measures().width;
    m_postures->setStack(square);
    m_grid->setStack(square);
    m_grid->setUnit(m_selection.unit()); // it may be in another cell now
    m_grid->setChosen(m_selection.units());
    m_figures->setStack(*square);
    showMeasures(square->square.measures());
    m_stats->setStack(*square);
    arrange();
    showEdge();
}

/// What depends only on the Square's size, with the factors of penalties.
void SquareSection::showMeasures(const smm::Measures& measures) {
    m_measures->setRows({{tr("Stack Width"), {}, text::figure(measures.width), smmRule(4)},
                         {tr("Rows"), {}, text::figure(measures.rows), smmRule(5)},
                         {tr("Complete Rows"), {}, text::figure(measures.completeRows), {}},
                         {tr("Complete squares"), {}, text::figure(measures.completeSquares), {}},
                         {tr("Largest square"), {}, text::figure(measures.largestSquare), {}},
                         {tr("Minor"), tr("penalty"), text::figure(measures.minor), smmRule(8)},
                         {tr("Moderate"), tr("penalty"), text::figure(measures.moderate), smmRule(8)},
                         {tr("Major"), tr("penalty"), text::figure(measures.major), smmRule(8)}});
}

void SquareSection::addUnitEdits(const QList<QAction*>& edits) {
    m_grid->addActions(edits);
}

void SquareSection::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void SquareSection::arrange() {
    const double scale = fontMetrics().height() / 17.0;
    const bool beside = m_stackWidth <= widestBeside && width() >= narrowestBeside * std::max(1.0, scale);
    m_middle->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SquareSection::showEdge() {
    // A shorter text must not move what is below.
    m_caption->setMinimumHeight(m_selection.edge() ? m_caption->height() : 0);
    m_grid->setEdge(m_selection.edge());
    if (const auto shown = m_grid->shown(); shown && shown->stack->living() == 0)
        return m_caption->setText(tr("No unit is left to hit"));
    m_caption->setText(m_selection.edge() ? tr("Damage order on the %1").arg(text::edge(*m_selection.edge()))
                                          : tr("Point at an edge for its damage order"));
}

QString SquareSection::notTied(const battle::UnitId& first, const battle::UnitId& second) const {
    const auto& stack = *m_grid->shown()->stack;
    const auto* one = stack.find(first);
    const auto* two = stack.find(second);
    if (!one || !two)
        return {};
    const auto comparison = smm::compareValue(*one, *two, smm::houseRules(m_document.battle()));
    if (comparison.step == smm::ValueStep::Tied)
        return {};
    if (std::is_lt(comparison.order))
        std::swap(one, two);
    return tr("%1 is more valuable than %2 (SMM-3.%3: %4), and only tied units can be swapped.")
        .arg(text::unitName(*one), text::unitName(*two), QString::number(static_cast<int>(comparison.step)),
             text::valueStep(comparison.step));
}

void SquareSection::previewSwap(const battle::UnitId& first, const battle::UnitId& second) {
    const QString why = notTied(first, second);
    if (!why.isEmpty())
        m_swapLine->say({why, smmRule(3)});
    else
        m_swapLine->say({tr("The two are tied and can be swapped."), smmRule(3)}, RefusalLine::Tone::Remark);
}

void SquareSection::swap(const battle::UnitId& first, const battle::UnitId& second) {
    const QString why = notTied(first, second);
    const battle::StackPointer stack = m_grid->shown()->stack;
    const auto refusal = m_document.perform(battle::SwapUnits{stack->id, first, second}).refusal;
    if (refusal && !why.isEmpty())
        m_swapLine->say({why, refusal->rule});
    else
        m_swapLine->showRefusal(refusal, m_document.battle());
    if (!refusal)
        showMessage(*this,
                    {tr("%1 and %2 are swapped")
                         .arg(text::unitName(*stack->find(first)), text::unitName(*stack->find(second))),
                     smmRule(3)});
}

} // namespace sf::ui

#include "moc_square_section.cpp"
