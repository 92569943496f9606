// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/log/battle_log_panel.h"

#include "ui/battle/log/battle_log_filters.h"
#include "ui/battle/log/battle_log_model.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"
#include "ui/speech/tab_order.h"
#include "ui/widgets/window_request.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace sf::ui {

BattleLogPanel::BattleLogPanel(document::BattleDocument& document, Selection& selection,
                               const PageContext& context, QWidget* parent)
    : BattleLogPanel(new BattleLogModel(document), document, selection, context, parent) {}

BattleLogPanel::BattleLogPanel(BattleLogModel* model, document::BattleDocument& document,
                               Selection& selection, const PageContext& context, QWidget* parent)
    : LogPanel(model, document, context.settings, parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(model)
    , m_filters(new BattleLogFilters(document, selection, this))
    , m_filtersShown(new QToolButton(this)) {
    m_filtersShown->setText(tr("Filter"));
    m_filtersShown->setToolTip(tr("Choose rounds, Conflicts, sides and stacks"));
    m_filtersShown->setCheckable(true);
    m_filtersShown->setFocusPolicy(Qt::StrongFocus);
    tools().insertWidget(0, m_filtersShown);
    connect(m_filtersShown, &QToolButton::toggled, this, &BattleLogPanel::placeFilters);
    placeFilters();
    orderTabs(*layout());
    addFormat(tr("Save as &JSON…"), QStringLiteral("json"), tr("JSON (*.json)"));
    outButton().menu()->addSeparator();
    outButton().menu()->addAction(commands().add({.id = QStringLiteral("copyAttacks"),
                                                  .text = tr("Copy attacks as &Markdown"),
                                                  .run = [this] { copyAttacks(); }}));
    addFormat(tr("Save attacks as CS&V…"), QStringLiteral("csv"), tr("CSV (*.csv)"));
    addFormat(tr("Save attacks as Mar&kdown…"), QStringLiteral("md"), tr("Markdown (*.md)"));
    commands().add(
        {.id = QStringLiteral("centreLine"), .text = tr("Centre the &map on its stack"), .run = [this] {
             if (const auto stack = stackOf(sourceRow(table().currentIndex())))
                 Q_EMIT stackCentred(*stack);
         }});
    commands().add({.id = QStringLiteral("playLine"), .text = tr("&Play back this event"), .run = [this] {
                        const int row = sourceRow(table().currentIndex());
                        if (const auto event = eventOf(row))
                            Q_EMIT eventPlayed(m_model->line(row).entry, *event);
                    }});
    connect(m_filters, &BattleLogFilters::changed, this, &BattleLogPanel::filter);
    connect(&document, &document::BattleDocument::changed, this,
            [this](const battle::Changes& changes) { followChanges(changes); });
    m_filters->followLines(m_model->conflictCount());
}

/// Next to the search if there is enough space, otherwise in a foldable row below it.
void BattleLogPanel::placeFilters() {
    constexpr int letters = 110;
    const bool isWide = width() >= letters * fontMetrics().averageCharWidth();
    m_filtersShown->setVisible(!isWide);
    m_filters->setVisible(isWide || m_filtersShown->isChecked());
    auto& rows = static_cast<QBoxLayout&>(*layout());
    if (isWide && tools().indexOf(m_filters) < 0)
        tools().insertWidget(0, m_filters, 2);
    else if (!isWide && rows.indexOf(m_filters) < 0)
        rows.insertWidget(1, m_filters);
}

void BattleLogPanel::resizeEvent(QResizeEvent* event) {
    LogPanel::resizeEvent(event);
    placeFilters();
}

void BattleLogPanel::filter() {
    m_filtersShown->setChecked(!m_filters->isOpen() || m_filtersShown->isChecked());
    if (m_filters->isOpen() && !m_told)
        setRowFilter({});
    else
        setRowFilter([this](int row) {
            return (!m_told || static_cast<std::size_t>(row) < *m_told) &&
                   (m_filters->isOpen() || m_filters->accepts(m_model->line(row)));
        });
}

void BattleLogPanel::showUntil(std::optional<std::size_t> lines) {
    if (std::exchange(m_told, lines) == lines)
        return;
    filter();
    goToLastLine();
}

void BattleLogPanel::addHead(QWidget& head) {
    static_cast<QBoxLayout&>(*layout()).insertWidget(0, &head);
}

void BattleLogPanel::followRows() {
    m_filters->followLines(m_model->conflictCount());
    LogPanel::followRows();
}

void BattleLogPanel::followChanges(const battle::Changes& changes) {
    if (!changesNames(changes))
        return;
    m_filters->followNames();
    table().viewport()->update();
}

std::optional<battle::StackId> BattleLogPanel::stackOf(int row) const {
    if (row < 0)
        return std::nullopt;
    const battle::Event& event = m_model->line(row).event;
    const battle::StackId& id =
        event.stack.text.empty() && !event.others.empty() ? event.others.front() : event.stack;
    return m_document.battle().stacks.find(id) ? std::optional(id) : std::nullopt;
}

void BattleLogPanel::point(int row) {
    m_selection.setHovered(stackOf(row));
}

std::optional<std::size_t> BattleLogPanel::eventOf(int row) const {
    if (row < 0 || m_model->line(row).kind != document::LogLine::Kind::Event || m_model->line(row).isUndone)
        return std::nullopt;
    return static_cast<std::size_t>(row) - m_document.log().linesOf(m_model->line(row).entry).first;
}

void BattleLogPanel::choose(int row) {
    if (const auto event = eventOf(row))
        Q_EMIT eventShown(m_model->line(row).entry, *event);
    const auto stack = stackOf(row);
    if (!stack || m_told)
        return;
    m_selection.setStack(stack);
    Q_EMIT stackShown(*stack);
}

void BattleLogPanel::activate(int row) {
    choose(row);
}

/// The whole log, or all its attacks, whatever the filter.
QByteArray BattleLogPanel::bytes(const QString& suffix) const {
    if (suffix == QLatin1String("csv") || suffix == QLatin1String("md"))
        return document::tableFile(attacks(), u'.' + suffix);
    return suffix == QLatin1String("json") ? document::logJson(m_document.log(), m_document.remembered())
                                           : document::logText(m_document.log(), m_document.remembered());
}

document::WrittenTable BattleLogPanel::attacks() const {
    return tableOf(document::BattleTable::Attacks, m_document.battle(), m_document.log(),
                   m_document.remembered());
}

void BattleLogPanel::copyAttacks() {
    const document::WrittenTable copied = attacks();
    QGuiApplication::clipboard()->setText(document::asMarkdown(copied));
    showMessage(*this, tr("%n attack(s) copied", nullptr, static_cast<int>(copied.size()) - 1));
}

bool changesNames(const battle::Changes& changes) {
    const auto haveSameNames = [](const battle::Stack& before, const battle::Stack& after) {
        return before.name == after.name &&
               std::ranges::equal(*before.units, *after.units, {}, &battle::Unit::name, &battle::Unit::name);
    };
    return std::ranges::any_of(changes, [&](const battle::Change& change) {
        const auto* stack = std::get_if<battle::StackChange>(&change);
        return std::holds_alternative<battle::SidesChange>(change) ||
               (stack && (!stack->before || !stack->after || !haveSameNames(*stack->before, *stack->after)));
    });
}

} // namespace sf::ui

#include "moc_battle_log_panel.cpp"
