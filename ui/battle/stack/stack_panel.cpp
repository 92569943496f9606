// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stack/stack_panel.h"

#include "core/text/words.h"
#include "ui/battle/multiplier/turn_figures.h"
#include "ui/battle/smm/square/square_grid.h"
#include "ui/battle/smm/square/stack_measures_view.h"
#include "ui/battle/smm/square/stack_stats_view.h"
#include "ui/battle/stack/battle_overview.h"
#include "ui/battle/stack/stack_head.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/units/unit_table.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/widgets/refusal_line.h"
#include "ui/widgets/window_request.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>
#include <compare>

namespace sf::ui {

namespace {

constexpr int widestBeside = 6;      ///< Stack Width up to which the measures stand beside the Square
constexpr int narrowestBeside = 340; ///< pixels

/// Whether a change may show in the inspector of this stack: it, its neighbours (they screen and are
/// screened), or what all stacks rest on.
struct Concerns {
    const battle::StackId& id;
    std::optional<hex::Hex> hex;

    bool near(const battle::StackPointer& stack) const {
        return stack && (stack->id == id || (hex && hex::touching(stack->hex, *hex)));
    }
    bool operator()(const battle::StackChange& change) const {
        return near(change.before) || near(change.after);
    }
    /// The ground under the stack counts by multiplier combat (MUL-8).
    bool operator()(const battle::TerrainChange& change) const {
        return std::ranges::any_of(change.cells, [&](const auto& cell) { return cell.hex == hex; });
    }
    bool operator()(const battle::TitleChange&) const { return false; }
    template<class Other>
    bool operator()(const Other&) const {
        return true;
    }
};

} // namespace

StackPanel::StackPanel(document::BattleDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_pages(new QStackedWidget(this)) {
    setAccessibleName(tr("Stack"));
    auto* layout = marginless<QVBoxLayout>(this);
    layout->addWidget(m_pages);
    addPage(m_overview = new BattleOverview(this));
    connectDocument();
    refresh();
}

void StackPanel::addPage(QWidget* page) {
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_pages->addWidget(scroll);
}

void StackPanel::needInspector() {
    if (m_grid)
        return;
    addPage(makeInspector());
    connectParts();
    if (m_columns)
        m_table->setColumns(*m_columns);
}

/// A part that goes loses the focus and would say so to parts that are gone already.
StackPanel::~StackPanel() {
    m_document.disconnect(this);
    m_selection.disconnect(this);
    for (QObject* part : findChildren<QObject*>()) {
        part->disconnect(this);
        part->disconnect(&m_selection);
        m_document.disconnect(part);
        m_selection.disconnect(part);
    }
}

QWidget* StackPanel::makeInspector() {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(panelMargins);
    layout->setSpacing(8);
    m_head = new StackHead(m_document, page);
    m_grid = new SquareGrid(page);
    m_caption = new QLabel(page);
    m_caption->setWordWrap(true);
    m_caption->setAlignment(Qt::AlignHCenter);
    m_swapLine = new RefusalLine(page);
    m_measures = new StackMeasuresView(page);
    m_stats = new StackStatsView(page);
    m_figures = new TurnFigures(m_document, page);
    m_table = new UnitTable(m_document, m_selection, page);
    auto* square = new QVBoxLayout;
    square->setSpacing(2);
    square->addWidget(m_grid);
    square->addWidget(m_caption);
    square->addStretch(1);
    m_middle = new QBoxLayout(QBoxLayout::LeftToRight);
    m_middle->setSpacing(12);
    m_middle->addLayout(square, 6);
    m_middle->addWidget(m_measures, 5);
    layout->addWidget(m_head);
    layout->addLayout(m_middle);
    layout->addWidget(m_swapLine);
    layout->addWidget(m_stats);
    layout->addWidget(m_figures);
    layout->addWidget(m_table, 1);
    const bool isSquare = m_document.battle().rules == RuleSystem::Smm;
    for (QWidget* part : {static_cast<QWidget*>(m_grid), static_cast<QWidget*>(m_caption),
                          static_cast<QWidget*>(m_measures), static_cast<QWidget*>(m_stats)})
        part->setVisible(isSquare);
    m_figures->setVisible(!isSquare);
    return page;
}

void StackPanel::connectDocument() {
    connect(&m_document, &document::BattleDocument::changed, this,
            [this](const battle::Changes& changes) { follow(changes); });
    connect(&m_selection, &Selection::stackChanged, this, &StackPanel::refresh);
    connect(&m_selection, &Selection::cursorChanged, this, &StackPanel::refreshOverview);
    connect(&m_selection, &Selection::edgeChanged, this, &StackPanel::showEdge);
    connect(m_overview, &BattleOverview::stackChosen, this,
            [this](const battle::StackId& stack) { m_selection.setStack(stack); });
}

void StackPanel::connectParts() {
    connect(&m_selection, &Selection::unitChanged, this, [this] { m_grid->setUnit(m_selection.unit()); });
    connect(m_grid, &SquareGrid::edgeShown, &m_selection, &Selection::setEdge);
    connect(m_grid, &SquareGrid::unitShown, &m_selection, &Selection::setUnit);
    connect(m_grid, &SquareGrid::swapAsked, this, &StackPanel::swap);
    connect(m_grid, &SquareGrid::swapPreviewed, this, &StackPanel::previewSwap);
    connect(m_grid, &SquareGrid::previewEnded, m_swapLine, &RefusalLine::clear);
    m_swapLine->setShownInStatusBar();
    connect(m_head, &StackHead::stackChosen, this,
            [this](const battle::StackId& stack) { m_selection.setStack(stack); });
    if (m_document.battle().rules == RuleSystem::Smm)
        connect(m_table, &UnitTable::columnsChosen, this, &StackPanel::unitColumnsChosen);
}

/// What is remembered are columns of SMM.
void StackPanel::setUnitColumns(const QStringList& keys) {
    if (m_document.battle().rules != RuleSystem::Smm)
        return;
    m_columns = keys;
    if (m_table)
        m_table->setColumns(keys);
}

void StackPanel::follow(const battle::Changes& changes) {
    const auto shown = m_grid ? m_grid->shown() : nullptr;
    const bool concerned = shown && std::any_of(changes.begin(), changes.end(), [&](const auto& change) {
                               return std::visit(Concerns{shown->stack->id, shown->stack->hex}, change);
                           });
    if (concerned || (!shown && m_selection.stack()))
        refresh();
    else if (!shown)
        refreshOverview();
}

void StackPanel::refresh() {
    const auto& id = m_selection.stack();
    const auto stack = id ? m_document.battle().stacks.find(*id) : nullptr;
    if (!stack) {
        if (m_grid) {
            m_grid->setStack(nullptr);
            m_table->setStack(nullptr);
        }
        m_pages->setCurrentIndex(0);
        refreshOverview();
        return;
    }
    needInspector();
    const auto shown = std::make_shared<const ShownStack>(m_document.battle(), stack);
    m_stackWidth = shown->square.measures().width;
    m_swapLine->clear();
    m_head->setStack(shown);
    m_grid->setStack(shown);
    m_grid->setUnit(m_selection.unit()); // it may have another cell now
    m_measures->setMeasures(shown->square.measures());
    m_stats->setStack(*shown);
    if (!m_figures->isHidden())
        m_figures->setStack(shown);
    m_table->setStack(shown);
    arrange();
    showEdge();
    m_pages->setCurrentIndex(1);
}

void StackPanel::refreshOverview() {
    if (m_pages->currentIndex() == 0)
        m_overview->setBattle(m_document.battle(), m_selection.cursor());
}

void StackPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void StackPanel::arrange() {
    if (!m_grid)
        return;
    const double scale = fontMetrics().height() / 17.0;
    const bool beside = m_stackWidth <= widestBeside && width() >= narrowestBeside * std::max(1.0, scale);
    m_middle->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void StackPanel::showEdge() {
    if (!m_grid)
        return;
    m_grid->setEdge(m_selection.edge());
    if (const auto shown = m_grid->shown(); shown && shown->stack->living() == 0)
        return m_caption->setText(tr("No unit is left to hit"));
    m_caption->setText(m_selection.edge() ? tr("Damage order on the %1").arg(text::edge(*m_selection.edge()))
                                          : tr("Damage order: point at an edge"));
}

void StackPanel::editName() {
    if (m_head)
        m_head->editName();
}

void StackPanel::splitOff() {
    if (m_table)
        m_table->splitOff();
}

// Swapping
// ---------------------------------------------------------------------------------------------------------

QString StackPanel::notTied(const battle::UnitId& first, const battle::UnitId& second) const {
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
        .arg(text::unitName(*one), text::unitName(*two))
        .arg(static_cast<int>(comparison.step))
        .arg(text::valueStep(comparison.step));
}

void StackPanel::previewSwap(const battle::UnitId& first, const battle::UnitId& second) {
    const QString why = notTied(first, second);
    if (!why.isEmpty())
        m_swapLine->say(why, smmRule(3));
    else
        m_swapLine->say(tr("The two are tied and can be swapped."), smmRule(3), RefusalLine::Tone::Remark);
}

void StackPanel::swap(const battle::UnitId& first, const battle::UnitId& second) {
    const QString why = notTied(first, second);
    const battle::StackPointer stack = m_grid->shown()->stack;
    const auto refusal = m_document.perform(battle::SwapUnits{stack->id, first, second});
    if (refusal && !why.isEmpty())
        m_swapLine->say(why, refusal->rule);
    else
        m_swapLine->tell(refusal, m_document.battle());
    if (!refusal)
        showMessage(*this,
                    tr("%1 and %2 are swapped (SMM-3)")
                        .arg(text::unitName(*stack->find(first)), text::unitName(*stack->find(second))));
}

void StackPanel::changeEvent(QEvent* event) {
    if (isRestyling(*event))
        refreshOverview();
    QWidget::changeEvent(event);
}

} // namespace sf::ui
