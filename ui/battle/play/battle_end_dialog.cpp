// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/battle_end_dialog.h"

#include "core/rules/battle/play/victory.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/result_text.h"
#include "ui/battle/state/side_token.h"
#include "ui/charts/line_chart_view.h"
#include "ui/speech/quiet_view.h"
#include "ui/speech/tab_order.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style.h"
#include "ui/widgets/row_table.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {
namespace {

QTableWidgetItem* number(int value) {
    auto* item = new QTableWidgetItem(text::figure(value));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

} // namespace

BattleEndDialog::BattleEndDialog(const PlayController& controller, bool mayPlayAgain, QWidget* parent)
    : QDialog(parent), m_controller(controller) {
    setObjectName(QStringLiteral("battleEndDialog"));
    setWindowTitle(tr("The battle is over"));
    const battle::Battle& battle = controller.battle();
    const battle::PlayResult& result = *controller.play()->result;
    auto* title = wrappingLabel(this, outcomeText(battle, result));
    title->setObjectName(QStringLiteral("outcome"));
    title->setTextFormat(Qt::PlainText);
    scaleFont(*title, 2, true);
    auto* why = wrappingLabel(this, endingText(battle, result));
    why->setObjectName(QStringLiteral("ending"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    addWidgets(*layout, {title, why});
    layout->addWidget(makeLosses(), 1);
    addWidgets(*layout, {makeLuck(), makeChart()});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* again = buttons->addButton(tr("&Play again"), QDialogButtonBox::ActionRole);
    again->setVisible(mayPlayAgain);
    auto* film = buttons->addButton(tr("&Watch the battle"), QDialogButtonBox::ActionRole);
    film->setObjectName(QStringLiteral("watchBattle"));
    film->setDefault(true); // Return changes nothing
    Style::makeFilled(film);
    connect(film, &QPushButton::clicked, this, [this] { choose(Next::Film); });
    auto* board = buttons->addButton(tr("&Continue as a board"), QDialogButtonBox::ActionRole);
    connect(again, &QPushButton::clicked, this, [this] { choose(Next::PlayAgain); });
    connect(board, &QPushButton::clicked, this, [this] { choose(Next::Board); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    orderTabs(*layout);
    film->setFocus();
    setAccessibleDescription(title->text() + u'\n' + why->text());
    resize(sizeHint().expandedTo({560, 560}));
}

void BattleEndDialog::choose(Next next) {
    m_next = next;
    accept();
}

QTableWidget* BattleEndDialog::makeLosses() {
    const battle::Battle& battle = m_controller.battle();
    auto* table = new QuietView<QTableWidget>(0, columns, this);
    table->setObjectName(QStringLiteral("losses"));
    table->setAccessibleName(tr("What each side began with, lost and has left"));
    table->setHorizontalHeaderLabels({tr("Side"), tr("Units"), tr("Began"), tr("Lost"), tr("Left")});
    makeRowTable(*table);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side)
        for (const battle::KindFigures& kind : battle::kindFigures(battle, side)) {
            const int row = table->rowCount();
            table->insertRow(row);
            auto* name = new QTableWidgetItem(text::sideName(battle, side));
            name->setIcon(sideToken(battle, side, 14, devicePixelRatioF()));
            table->setItem(row, Side, name);
            table->setItem(row, Kind, new QTableWidgetItem(text::displayName(kind.kind)));
            table->setItem(row, Began, number(kind.began));
            table->setItem(row, Lost, number(kind.lost));
            table->setItem(row, Left, number(kind.left));
        }
    fitRowTable(*table, font());
    table->resizeColumnsToContents();
    table->horizontalHeader()->setSectionResizeMode(Kind, QHeaderView::Stretch);
    return table;
}

/// Hits scored compared with the average of the same attacks.
QLabel* BattleEndDialog::makeLuck() {
    const battle::Battle& battle = m_controller.battle();
    QStringList lines;
    for (std::size_t side = 0; side < battle.sides.size(); ++side) {
        std::int64_t hits = 0;
        std::int64_t expected = 0;
        for (const auto& round : battle::roundFigures(battle))
            if (side < round.size()) {
                hits += round[side].hits;
                expected += round[side].expected;
            }
        const std::int64_t tenths = expected / (battle::oneHit / 10);
        const double average = static_cast<double>(tenths) / 10;
        lines << tr("%1: %2 hits, %3 expected")
                     .arg(text::sideName(battle, static_cast<int>(side)), text::figure(hits),
                          text::decimal(average));
    }
    auto* label = wrappingLabel(this, lines.join(u'\n'));
    label->setObjectName(QStringLiteral("luck"));
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// The living units at first and at the end of each round, one line per side.
LineChartView* BattleEndDialog::makeChart() {
    const battle::Battle& battle = m_controller.battle();
    const auto rounds = battle::roundFigures(battle);
    const double steps = std::max<double>(1, static_cast<double>(rounds.size()));
    int most = 1;
    paint::LineChart chart;
    QStringList words;
    for (std::size_t side = 0; side < battle.sides.size(); ++side) {
        const auto index = static_cast<int>(side);
        std::vector<int> living{battle::unitsAtFirst(battle, index)};
        for (const auto& round : rounds)
            living.push_back(side < round.size() ? round[side].living : 0);
        QStringList figures;
        paint::ChartLine line{.colour = sideColour(battle, index)};
        for (std::size_t round = 0; round < living.size(); ++round) {
            figures << text::figure(living[round]);
            line.points.push_back({text::figure(static_cast<qint64>(round)),
                                   static_cast<double>(round) / steps, static_cast<double>(living[round])});
        }
        most = std::max(most, std::ranges::max(living));
        words << tr("%1, units alive at first and after each round: %2")
                     .arg(text::sideName(battle, index), text::listed(figures));
        chart.lines.push_back(std::move(line));
    }
    for (paint::ChartLine& line : chart.lines)
        for (paint::ChartPoint& point : line.points)
            point.value /= most;
    chart.scale = {{0, text::figure(0)}, {1, text::figure(most)}};
    chart.axis = tr("%n round(s)", nullptr, static_cast<int>(rounds.size()));
    auto* view = new LineChartView({48, 9}, this);
    view->setChart(std::move(chart), words.join(u'\n'));
    view->setAccessibleName(tr("Units alive at first and after each round"));
    view->setToolTip(view->accessibleDescription());
    view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return view;
}

} // namespace sf::ui

#include "moc_battle_end_dialog.cpp"
