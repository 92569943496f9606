// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/conflict_dialog.h"

#include "core/document/battle/variants/lab_study.h"
#include "core/players/battle/conflict_forecast.h"
#include "core/rules/dice/intervals.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "core/text/percent.h"
#include "ui/battle/players/commander_controller.h"
#include "ui/battle/smm/forecast/conflict_runner.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/style/style.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

QString mean(double value) {
    return QLocale().toString(value, 'f', 1);
}

/// The living units of a side.
std::int64_t unitsOf(const battle::Tally& tally, int side) {
    std::int64_t count = 0;
    for (const auto& [kind, units] : tally.units)
        count += kind.first == side ? units : 0;
    return count;
}

} // namespace

ConflictDialog::ConflictDialog(battle::Battle seen, const std::optional<battle::StackId>& stack,
                               QWidget* parent)
    : FormDialog(tr("Forecast of a Conflict"), tr("&Start"), parent)
    , m_seen(std::move(seen))
    , m_conflicts(players::comingConflicts(m_seen))
    , m_runner(new ConflictRunner(this))
    , m_conflict(new QComboBox(this))
    , m_player(new QComboBox(this))
    , m_progress(new QProgressBar(this))
    , m_table(new QuietView<QTreeWidget>(this)) {
    setObjectName(QStringLiteral("conflictDialog"));
    setProperty("helpPage", QStringLiteral("battle"));
    buttons()->button(QDialogButtonBox::Cancel)->setText(tr("Close"));
    m_conflict->setObjectName(QStringLiteral("forecastConflict"));
    for (const smm::ConflictTurns& conflict : m_conflicts) {
        m_conflict->addItem(nameOf(conflict));
        if (stack && std::ranges::count(conflict.stacks, *stack) > 0)
            m_conflict->setCurrentIndex(m_conflict->count() - 1);
    }
    m_conflict->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_player->setObjectName(QStringLiteral("forecastPlayer"));
    m_player->addItem(tr("Attack the nearest"), 0);
    m_player->addItem(playerText(1), 1);
    m_player->setToolTip(tr("Who gives orders to stacks without one, and to all of them in later rounds"));
    m_progress->setObjectName(QStringLiteral("forecastProgress"));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, 1'000);
    m_progress->setTextVisible(false);
    keepRoomWhenHidden(*m_progress);
    makeTable();
    addRow(tr("&Conflict"), m_conflict);
    addRow(tr("&Further orders"), m_player);
    content()->addWidget(m_progress);
    content()->addWidget(m_table, 1);
    connect(m_conflict, &QComboBox::currentIndexChanged, m_runner, &ConflictRunner::clear);
    connect(m_player, &QComboBox::currentIndexChanged, m_runner, &ConflictRunner::clear);
    connect(m_runner, &ConflictRunner::changed, this, &ConflictDialog::refresh);
    resize(sizeHint().expandedTo({640, 460}));
    if (m_conflicts.empty())
        refresh();
    else
        start();
}

QString ConflictDialog::nameOf(const smm::ConflictTurns& conflict) const {
    QStringList names;
    for (const battle::StackId& stack : conflict.stacks)
        names << text::stackName(m_seen, stack);
    return tr("%1: %2").arg(text::conflictName(conflict.number), text::displayName(text::listed(names)));
}

void ConflictDialog::makeTable() {
    m_table->setObjectName(QStringLiteral("forecastTable"));
    m_table->setAccessibleName(tr("Chances and losses"));
    m_table->setHeaderLabels({tr("Side, kind"), tr("Wins (95 % interval)"), tr("Loses on average")});
    m_table->setTabKeyNavigation(false);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    Style::makeDense(m_table);
}

void ConflictDialog::start() {
    const smm::ConflictTurns& conflict = m_conflicts[static_cast<std::size_t>(m_conflict->currentIndex())];
    battle::Battle alone = players::conflictAlone(m_seen, conflict.stacks);
    m_runner->start(std::move(alone), m_player->currentData().toInt());
}

void ConflictDialog::accept() {
    if (m_runner->isRunning())
        m_runner->stop();
    else if (m_runner->tally().battles > 0 && !m_runner->isFinished())
        m_runner->resume();
    else
        start();
}

void ConflictDialog::reject() {
    if (m_runner->isRunning())
        return m_runner->stop();
    FormDialog::reject();
}

void ConflictDialog::refresh() {
    const bool isRunning = m_runner->isRunning();
    const bool hasBegun = m_runner->tally().battles > 0 && !m_runner->isFinished();
    m_conflict->setEnabled(!isRunning && !m_conflicts.empty());
    m_player->setEnabled(!isRunning);
    acceptButton()->setText(isRunning ? tr("&Stop") : hasBegun ? tr("&Continue") : tr("&Start"));
    acceptButton()->setVisible(isRunning || !m_runner->isFinished()); // the same battles would give the same
    m_progress->setValue(qRound(1'000 * m_runner->shareDone()));
    m_progress->setVisible(isRunning || hasBegun);
    fillTable();
    if (m_conflicts.empty()) {
        setWaiting(tr("There is no Conflict, and no order this round starts one."));
    } else if (m_runner->isFinished() && !isRunning) {
        setWaiting(summary());
    } else {
        setProblem({});
        setHint(summary());
    }
}

void ConflictDialog::addSide(std::size_t side) {
    const battle::Tally& tally = m_runner->tally();
    const int number = static_cast<int>(side);
    const document::SideFigures figures = document::sideFigures(tally, side);
    const auto losses = [](double lost, std::int64_t units) {
        return tr("%1 of %2").arg(mean(lost), text::figure(units));
    };
    const QString wins = tr("%1 % (%2 to %3)")
                             .arg(text::percent(figures.share, 1), text::percent(figures.low, 1),
                                  text::percent(figures.high, 1));
    auto* head = new QTreeWidgetItem(m_table, {text::sideName(m_runner->battle(), number), wins,
                                               losses(figures.losses, unitsOf(tally, number))});
    for (const auto& [kind, sums] : tally.losses)
        if (kind.first == number) {
            const double lost = static_cast<double>(sums.sum) / static_cast<double>(tally.battles);
            const auto units = tally.units.find(kind);
            auto* row =
                new QTreeWidgetItem(head, {text::unitsName(kind.second),
                                           {},
                                           losses(lost, units == tally.units.end() ? 0 : units->second)});
            row->setTextAlignment(Losses, Qt::AlignRight | Qt::AlignVCenter);
        }
    head->setExpanded(true);
}

/// Nothing while no battle has been played.
void ConflictDialog::fillTable() {
    m_table->clear();
    if (m_runner->tally().battles == 0)
        return;
    for (std::size_t side = 0; side < m_runner->battle().sides.size(); ++side)
        if (unitsOf(m_runner->tally(), static_cast<int>(side)) > 0)
            addSide(side);
    for (int row = 0; row < m_table->topLevelItemCount(); ++row)
        for (int column = Wins; column < columns; ++column)
            m_table->topLevelItem(row)->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

QString ConflictDialog::summary() const {
    const battle::Tally& tally = m_runner->tally();
    if (tally.battles == 0)
        return m_runner->isRunning() ? tr("The Conflict is being fought…") : QString();
    const auto [low, high] = dice::meanInterval(tally.battles, static_cast<double>(tally.rounds.sum),
                                                static_cast<double>(tally.rounds.squares));
    QStringList sentences{
        tr("%1 fights, on average %2 battle rounds (%3 to %4).")
            .arg(text::figure(tally.battles), mean(document::meanRounds(tally)), mean(low), mean(high))};
    const auto others = static_cast<double>(tally.draws + tally.undecided);
    if (others > 0)
        sentences << tr("Nobody wins in %1 % of the battles.")
                         .arg(text::percent(others / static_cast<double>(tally.battles), 1));
    return text::inSentences(sentences);
}

} // namespace sf::ui

#include "moc_conflict_dialog.cpp"
