// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stack/stack_panel.h"

#include "core/text/battle_text.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/mode/stack_section.h"
#include "ui/battle/stack/battle_overview.h"
#include "ui/battle/stack/stack_head.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/units/unit_table.h"
#include "ui/style/layouts.h"
#include "ui/widgets/scroll_area.h"

#include <QBoxLayout>
#include <QStackedWidget>

#include <algorithm>

namespace sf::ui {

namespace {

/// Whether a change may affect the panel of this stack: a change of the stack, its neighbours (which may
/// affect it), or what all stacks depend on.
struct Concerns {
    const battle::StackId& id;
    std::optional<hex::Hex> hex;

    bool near(const battle::StackPointer& stack) const {
        return stack && (stack->id == id || (hex && hex::touching(stack->hex, *hex)));
    }
    bool operator()(const battle::StackChange& change) const {
        return near(change.before) || near(change.after);
    }
    /// The ground under the stack counts in multiplier combat (MUL-8).
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
    : Restyled(parent), m_document(document), m_selection(selection), m_pages(new QStackedWidget(this)) {
    setAccessibleName(tr("Stack"));
    auto* layout = marginless<QVBoxLayout>(this);
    layout->addWidget(m_pages);
    addPage(m_overview = new BattleOverview(this));
    connectDocument();
    refresh();
}

void StackPanel::addPage(QWidget* page) {
    auto* scroll = makeScrollArea(page, this);
    m_pages->addWidget(scroll);
}

void StackPanel::needInspector() {
    if (m_head)
        return;
    addPage(makeInspector());
    connectParts();
    if (m_columns)
        m_table->setColumns(*m_columns);
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

QWidget* StackPanel::makeInspector() {
    auto* page = new QWidget(this);
    auto* layout = padded<QVBoxLayout>(page, panelMargins, 8);
    m_head = new StackHead(m_document, page);
    m_section = battleMode(m_document.battle()).makeStackSection(m_document, m_selection, page);
    m_table = new UnitTable(m_document, m_selection, page);
    layout->addWidget(m_head);
    if (m_section) {
        m_section->addUnitEdits(m_table->edits());
        layout->addWidget(m_section);
    }
    layout->addWidget(m_table, 1);
    return page;
}

void StackPanel::connectDocument() {
    connect(&m_document, &document::BattleDocument::changed, this,
            [this](const battle::Changes& changes) { follow(changes); });
    connect(&m_document, &document::Document::awaitedChanged, this, &StackPanel::refresh);
    connect(&m_selection, &Selection::stackChanged, this, &StackPanel::refresh);
    connect(&m_selection, &Selection::cursorChanged, this, &StackPanel::refreshOverview);
    connect(m_overview, &BattleOverview::stackChosen, this,
            [this](const battle::StackId& stack) { m_selection.setStack(stack); });
}

void StackPanel::connectParts() {
    connect(m_head, &StackHead::stackChosen, this,
            [this](const battle::StackId& stack) { m_selection.setStack(stack); });
    if (remembersColumns())
        connect(m_table, &UnitTable::columnsChosen, this, &StackPanel::unitColumnsChosen);
}

/// Only for rules with the usual columns, because the settings store one list.
bool StackPanel::remembersColumns() const {
    return battleMode(m_document.battle()).unitColumns().isEmpty();
}

void StackPanel::setUnitColumns(const QStringList& keys) {
    if (!remembersColumns())
        return;
    m_columns = keys;
    if (m_table)
        m_table->setColumns(keys);
}

void StackPanel::follow(const battle::Changes& changes) {
    const auto shown = m_shown;
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
}

void StackPanel::refreshOverview() {
    if (m_pages->currentIndex() == 0)
        m_overview->setBattle(m_document.battle(), m_selection.cursor());
}

void StackPanel::editName() {
    if (m_head)
        m_head->editName();
}

void StackPanel::splitOff() {
    if (m_table)
        m_table->splitOff();
}

} // namespace sf::ui

#include "moc_stack_panel.cpp"
