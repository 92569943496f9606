// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/analysis/report_panel.h"

#include "core/text/imperio_report.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/analysis/report_controller.h"
#include "ui/imperio/analysis/value_chart.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sf::ui {

using imperio::Exact;
using imperio::Side;

namespace {

QString notation(const imperio::Action& action, Side side) {
    return QString::fromStdString(imperio::actionText(action, side));
}

/// A difference of the attacker's chance as `side` sees it.
Exact seenBy(Side side, const Exact& difference) {
    return side == Side::Attacker ? difference : Exact(-difference);
}

} // namespace

ReportPanel::ReportPanel(ReportController& reports, GameController& controller, QWidget* parent)
    : QWidget(parent)
    , m_reports(reports)
    , m_controller(controller)
    , m_hint(wrappingLabel(this))
    , m_make(new QPushButton(tr("Make the report"), this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_result(new QWidget(this))
    , m_chart(new ValueChart(m_result))
    , m_shown(wrappingLabel(m_result))
    , m_withoutLuck(new QLabel(m_result))
    , m_decisions(new QuietView<QTreeWidget>(m_result)) {
    auto* layout = new QVBoxLayout(this);
    addWidgets(*layout, {makeTop(), makeResult()});
    layout->addStretch();
    connect(m_make, &QPushButton::clicked, &reports, &ReportController::make);
    connect(m_cancel, &QPushButton::clicked, &reports, &ReportController::cancel);
    connect(&reports, &ReportController::changed, this, &ReportPanel::refresh);
    connect(&reports, &ReportController::progressed, this, [this](int done, int all) {
        m_progress->setRange(0, all);
        m_progress->setValue(done);
    });
    connect(&controller, &GameController::positionChanged, this, [this] {
        m_make->setEnabled(!m_controller.document().entries().empty());
        if (m_reports.report())
            showPosition();
    });
    connect(&controller.document(), &document::Document::titleChanged, this, [this] { // the players' names
        if (m_reports.report())
            fillTable();
    });
    refresh();
}

QWidget* ReportPanel::makeTop() {
    auto* top = new QWidget(this);
    auto* layout = marginless<QVBoxLayout>(top);
    m_hint->setText(tr("The report judges every action by exact odds and tells luck from skill."));
    m_progress->setAccessibleName(tr("Actions judged"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_make);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    layout->addWidget(m_hint);
    layout->addLayout(row);
    return top;
}

QWidget* ReportPanel::makeResult() {
    auto* layout = marginless<QVBoxLayout>(m_result);
    m_chart->setObjectName(QStringLiteral("valueChart"));
    m_chart->setAccessibleName(tr("The attacker's chance to win, action by action"));
    m_shown->setObjectName(QStringLiteral("shownDecision"));
    m_shown->setTextFormat(Qt::PlainText);
    auto* table = new QGridLayout;
    makeTable(*table);
    m_decisions->setObjectName(QStringLiteral("decisions"));
    m_decisions->setAccessibleName(tr("Costliest decisions"));
    m_decisions->setHeaderLabels({tr("Turn"), tr("Played"), tr("Better"), tr("Cost")});
    m_decisions->setRootIsDecorated(false);
    m_decisions->setUniformRowHeights(true);
    m_decisions->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_decisions->header()->setStretchLastSection(false);
    for (const Column column : {Played, Better}) // they share what is left, and nothing scrolls sideways
        m_decisions->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    m_decisions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_decisions->setMinimumHeight(8 * fontMetrics().height());
    auto* copy = new QPushButton(tr("Copy"), m_result);
    auto* menu = new QMenu(copy);
    menu->addAction(tr("As &Markdown"), this, [this] { m_reports.copy(text::Markup::Markdown); });
    menu->addAction(tr("As forum &BBCode"), this, [this] { m_reports.copy(text::Markup::BBCode); });
    copy->setMenu(menu);
    auto* save = new QPushButton(tr("Save…"), m_result);
    auto* buttons = new QHBoxLayout;
    addWidgets(*buttons, {copy, save});
    buttons->addStretch();
    auto* caption = hintLabel(m_result, m_chart->accessibleName());
    addWidgets(*layout, {caption, m_chart, m_shown});
    layout->addLayout(table);
    layout->addWidget(m_decisions);
    layout->addLayout(buttons);
    connect(save, &QPushButton::clicked, &m_reports, &ReportController::save);
    connect(m_chart, &QSlider::valueChanged, this,
            [this](int index) { m_controller.show(static_cast<std::size_t>(index)); });
    connect(m_decisions, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item)
            m_controller.show(item->data(Turn, Qt::UserRole).toULongLong());
    });
    return m_result;
}

void ReportPanel::makeTable(QGridLayout& table) {
    const QString heads[] = {{}, tr("Luck"), tr("Lost by decisions")};
    for (int row = 0; row < 3; ++row) {
        table.addWidget(new QLabel(heads[row], m_result), row, 0, Qt::AlignTop);
        for (std::size_t side = 0; side < 2; ++side) {
            auto* cell = wrappingLabel(m_result);
            cell->setTextFormat(Qt::PlainText);
            table.addWidget(cell, row, static_cast<int>(side) + 1, Qt::AlignTop);
            m_cells[side][static_cast<std::size_t>(row)] = cell;
        }
    }
    table.addWidget(m_withoutLuck, 3, 0, 1, 3);
    m_withoutLuck->setWordWrap(true);
    table.setColumnStretch(1, 1);
    table.setColumnStretch(2, 1);
}

void ReportPanel::refresh() {
    const imperio::Analysis* report = m_reports.report();
    const bool isRunning = m_reports.isRunning();
    m_hint->setVisible(!report);
    m_make->setVisible(!report && !isRunning);
    m_make->setEnabled(!m_controller.document().entries().empty());
    m_progress->setVisible(isRunning);
    m_cancel->setVisible(isRunning);
    m_result->setVisible(report != nullptr);
    if (!report)
        return;
    fillTable();
    fillDecisions();
    showPosition();
}

void ReportPanel::fillTable() {
    const imperio::Analysis& report = *m_reports.report();
    for (const Side side : imperio::sides) {
        const std::size_t index = imperio::indexOf(side);
        m_cells[index][0]->setText(playerName(m_controller, side));
        m_cells[index][1]->setText(text::signedChance(seenBy(side, report.luck[index])));
        m_cells[index][2]->setText(text::chancePercent(seenBy(side, Exact(-report.skill[index]))));
    }
    m_withoutLuck->setText(
        tr("Luck counts the dice of a side's own actions, so the two figures need not cancel out. "
           "With luck taken out, the attacker ends at %1. Luck, skill and how each new position is valued "
           "add up to the change from beginning to end.")
            .arg(text::resultWithoutLuck(report)));
}

void ReportPanel::fillDecisions() {
    const imperio::Analysis& report = *m_reports.report();
    std::vector<double> values{imperio::number(report.start)};
    for (const imperio::Judgement& judgement : report.judgements)
        values.push_back(imperio::number(judgement.after));
    std::vector<std::size_t> marks;
    const QSignalBlocker silence(m_decisions);
    m_decisions->clear();
    for (const Side side : imperio::sides)
        for (const imperio::Judgement& judgement : report.costliest(side, 3)) {
            addDecision(judgement);
            marks.push_back(judgement.entry);
        }
    const QSignalBlocker still(m_chart);
    m_chart->setValues(values, std::move(marks));
}

void ReportPanel::addDecision(const imperio::Judgement& judgement) {
    const imperio::Entry& entry = m_controller.document().entries()[judgement.entry].entry;
    auto* item = new QTreeWidgetItem(
        m_decisions, {QString::fromStdString(imperio::turnText(entry.turn, entry.side)),
                      notation(judgement.chosen, entry.side), notation(judgement.better(), entry.side),
                      text::chancePercent(judgement.cost())});
    item->setData(Turn, Qt::UserRole, static_cast<qulonglong>(judgement.entry));
    for (const Column column : {Played, Better})
        item->setToolTip(column, item->text(column)); // may be cut
    item->setTextAlignment(Cost, Qt::AlignRight | Qt::AlignVCenter);
}

/// Marks the shown position in the graph and, if a costly decision was made there, in the list.
void ReportPanel::showPosition() {
    const auto shown = static_cast<qulonglong>(m_controller.shown());
    const QSignalBlocker still(m_chart);
    const QSignalBlocker silence(m_decisions);
    m_chart->setValue(static_cast<int>(shown));
    m_decisions->setCurrentItem(nullptr);
    for (int row = 0; row < m_decisions->topLevelItemCount(); ++row)
        if (m_decisions->topLevelItem(row)->data(Turn, Qt::UserRole).toULongLong() == shown)
            m_decisions->setCurrentItem(m_decisions->topLevelItem(row));
    m_shown->setText(shownDecision());
    m_chart->setAccessibleDescription(m_shown->text());
}

/// What happened next in the shown position.
QString ReportPanel::shownDecision() const {
    const imperio::Analysis& report = *m_reports.report();
    const std::size_t shown = m_controller.shown();
    if (shown >= report.judgements.size())
        return tr("At the end, the attacker's chance is %1.").arg(text::chancePercent(report.end));
    const imperio::Judgement& next = report.judgements[shown];
    const QString played = notation(next.chosen, next.side);
    const QString chance = text::chancePercent(next.before);
    const QString luck = text::signedChance(seenBy(next.side, next.luck()));
    if (report.isPlanned() && !next.planned)
        return tr("The attacker's chance here is %1. Next, %2 was played. Luck: %3.")
            .arg(chance, played, luck);
    if (next.cost() == 0)
        return tr("The attacker's chance here is %1. Next, %2 was best. Luck: %3.").arg(chance, played, luck);
    return tr("The attacker's chance here is %1. Next, %2 cost %3; %4 was better. Luck: %5.")
        .arg(chance, played, text::chancePercent(next.cost()), notation(next.better(), next.side), luck);
}

} // namespace sf::ui

#include "moc_report_panel.cpp"
