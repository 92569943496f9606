// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stack/stack_panel.h"

#include "core/text/battle_text.h"
#include "ui/battle/forecast/forecast_panel.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/mode/order_section.h"
#include "ui/battle/mode/stack_section.h"
#include "ui/battle/stack/battle_overview.h"
#include "ui/battle/stack/stack_head.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/units/unit_table.h"
#include "ui/style/layouts.h"
#include "ui/style/settings.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/scroll_area.h"

#include <QApplication>
#include <QBoxLayout>
#include <QScrollArea>
#include <QStackedWidget>

namespace sf::ui {

StackPanel::StackPanel(document::BattleDocument& document, Selection& selection, StackPanelContext context,
                       QWidget* parent)
    : Restyled(parent)
    , m_document(document)
    , m_selection(selection)
    , m_context(std::move(context))
    , m_pages(new QStackedWidget(this)) {
    setAccessibleName(tr("Stack"));
    auto* layout = marginless<QVBoxLayout>(this);
    layout->addWidget(m_pages);
    m_pages->addWidget(makeScrollArea(m_overview = new BattleOverview(this), this));
    connectDocument();
    refresh();
}

void StackPanel::needInspector() {
    if (m_head)
        return;
    m_pages->addWidget(makeInspector());
    connect(m_head, &StackHead::stackChosen, this,
            [this](const battle::StackId& stack) { m_selection.setStack(stack); });
    if (!m_context.settings)
        return;
    rememberColumns();
    for (auto* link : findChildren<LinkButton*>())
        link->rememberIn(*m_context.settings);
}

/// A child that is destroyed loses the focus and would notify children that are already gone.
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

/// The head stays in view while the rest scrolls.
QWidget* StackPanel::makeInspector() {
    auto* page = new QWidget(this);
    auto* layout = marginless<QVBoxLayout>(page, 0);
    m_head = new StackHead(m_document, page);
    m_head->setContentsMargins(panelMargins);
    m_scroll = makeScrollArea(makeParts(page), page);
    addWidgets(*layout, {m_head, hairLine(page)});
    layout->addWidget(m_scroll, 1);
    return page;
}

QWidget* StackPanel::makeParts(QWidget* inspector) {
    auto* parts = new QWidget(inspector);
    auto* layout = padded<QVBoxLayout>(parts, panelMargins, 8);
    m_orders = m_context.makeOrders ? m_context.makeOrders(parts) : nullptr;
    if (m_orders)
        layout->addWidget(m_orders);
    m_section = battleMode(m_document.battle()).makeStackSection(m_document, m_selection, parts);
    if (m_section)
        layout->addWidget(m_section);
    addUnits(*layout, parts);
    m_forecast = new ForecastPanel(m_document, m_selection, parts);
    m_forecast->setBusyWhile(m_context.isBusy);
    addWidgets(*layout, {hairLine(parts), m_forecast});
    layout->addStretch(1);
    return parts;
}

void StackPanel::addUnits(QBoxLayout& layout, QWidget* parts) {
    m_table = new UnitTable(m_document, m_selection, parts);
    layout.addWidget(m_table);
    if (!m_section)
        return;
    m_section->addUnitEdits(m_table->edits());
    QBoxLayout* links = m_section->linkRow();
    if (!links)
        return;
    m_unitsLink = new LinkButton(QString(), parts);
    m_unitsLink->fold(*m_table, &Settings::stackUnits);
    links->addWidget(m_unitsLink, 0, Qt::AlignTop);
}

void StackPanel::connectDocument() {
    connect(&m_document, &document::BattleDocument::changed, this, &StackPanel::refresh);
    connect(&m_document, &document::Document::awaitedChanged, this, &StackPanel::refresh);
    connect(&m_selection, &Selection::stackChanged, this, &StackPanel::refresh);
    connect(&m_selection, &Selection::cursorChanged, this, &StackPanel::refreshOverview);
    connect(m_overview, &BattleOverview::stackChosen, this,
            [this](const battle::StackId& stack) { m_selection.setStack(stack); });
}

/// Only for rules with the usual columns, because the settings store one list.
void StackPanel::rememberColumns() {
    if (!battleMode(m_document.battle()).unitColumns().isEmpty())
        return;
    Settings& settings = *m_context.settings;
    const auto show = [this, &settings] { m_table->setColumns(settings.unitColumns()); };
    connect(&settings, &Settings::changed, m_table, show);
    connect(m_table, &UnitTable::columnsChosen, &settings, &Settings::setUnitColumns);
    show();
}

void StackPanel::refresh() {
    const auto& id = m_selection.stack();
    const auto stack = id ? m_document.battle().stacks.find(*id) : nullptr;
    if (!stack) {
        showStack(nullptr);
        m_pages->setCurrentIndex(0);
        refreshOverview();
        return;
    }
    needInspector();
    showStack(std::make_shared<const ShownStack>(m_document.battle(), stack));
    m_pages->setCurrentIndex(1);
}

void StackPanel::showStack(const ShownStackPointer& shown) {
    m_shown = shown;
    if (m_table)
        m_table->setStack(shown);
    if (!shown)
        return;
    m_head->setStack(shown);
    if (m_section)
        m_section->setStack(shown);
    if (!m_unitsLink)
        return;
    m_unitsLink->setText(tr("%n unit(s)", nullptr, static_cast<int>(shown->stack->units->size())));
    m_unitsLink->updateGeometry();
}

void StackPanel::refreshOverview() {
    if (m_pages->currentIndex() == 0)
        m_overview->setBattle(m_document.battle(), m_selection.cursor());
}

void StackPanel::editName() {
    if (m_head)
        m_head->editName();
}

void StackPanel::goToOrders() {
    if (!m_shown || !m_orders)
        return;
    m_orders->goTo();
    showFocused();
}

void StackPanel::goToForecast() {
    if (!m_shown)
        return;
    m_forecast->goTo();
    showFocused();
}

/// Once what was unfolded has its place.
void StackPanel::showFocused() {
    QMetaObject::invokeMethod(
        this,
        [this] {
            QWidget* focused = QApplication::focusWidget();
            if (focused && m_scroll->widget()->isAncestorOf(focused))
                m_scroll->ensureWidgetVisible(focused);
        },
        Qt::QueuedConnection);
}

void StackPanel::splitOff() {
    if (m_table)
        m_table->splitOff();
}

} // namespace sf::ui

#include "moc_stack_panel.cpp"
