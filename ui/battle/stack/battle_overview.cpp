// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/stack/battle_overview.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/battle/state/side_token.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/wrapped_label.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

namespace {

constexpr int overviewTokenSize = 18;

} // namespace

BattleOverview::BattleOverview(QWidget* parent)
    : QWidget(parent)
    , m_title(wrappingLabel(this))
    , m_help(hintLabel(this))
    , m_here(wrappingLabel(this))
    , m_stacks(new QuietView<QListWidget>(this))
    , m_sides(new QVBoxLayout) {
    auto* layout = padded<QVBoxLayout>(this, panelMargins, 8);
    addWidgets(*layout, {m_title, m_help, m_here, m_stacks});
    layout->addLayout(m_sides);
    layout->addStretch(1);
    m_title->setMinimumWidth(1); // a long word must not widen the dock
    scaleFont(*m_title, 1.25, true);
    connect(m_stacks, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        Q_EMIT stackChosen(battle::StackId(item->data(Qt::UserRole).toString().toStdString()));
    });
    connect(m_stacks, &QListWidget::itemClicked, m_stacks, &QListWidget::itemActivated);
    setAccessibleName(tr("Battle overview"));
}

void BattleOverview::setBattle(const battle::Battle& battle, hex::Hex cursor) {
    m_title->setText(breakable(battle.title.empty() ? tr("Battle") : text::displayName(battle.title)));
    m_help->setText(
        battle.stacks.empty()
            ? tr("There are no stacks yet. Click a hex, or go there with the arrow keys, and choose Edit, "
                 "Add stack (%1). Use the brushes under Tools to paint the terrain.")
                  .arg(QKeySequence(Qt::Key_Insert).toString(QKeySequence::NativeText))
            : tr("No stack is selected. Click one on the map, go to one with the arrow keys and press Enter, "
                 "or choose one in the list of stacks to see its units and stats."));
    showHere(battle, cursor);
    showSides(battle);
}

void BattleOverview::showHere(const battle::Battle& battle, hex::Hex cursor) {
    const auto here = battle.stacks.at(cursor);
    m_here->setVisible(!here.empty());
    m_stacks->setVisible(!here.empty());
    m_here->setText(tr("In hex %1:").arg(text::hexName(cursor)));
    m_stacks->setAccessibleName(tr("Stacks in hex %1").arg(text::hexName(cursor)));
    m_stacks->clear();
    for (const auto& stack : here) {
        auto* item =
            new QListWidgetItem(tr("%1, %2, %3")
                                    .arg(text::stackName(*stack), text::sideName(battle, stack->side),
                                         tr("%n unit(s)", nullptr, stack->living())),
                                m_stacks);
        item->setData(Qt::UserRole, QString::fromStdString(stack->id.text));
        item->setIcon(sideToken(battle, stack->side, overviewTokenSize, devicePixelRatioF()));
    }
    const int rows = std::min(8, m_stacks->count());
    m_stacks->setFixedHeight(rows * std::max(22, m_stacks->sizeHintForRow(0)) + 8);
}

void BattleOverview::showSides(const battle::Battle& battle) {
    std::vector<std::pair<int, int>> counts(battle.sides.size());
    for (const auto& stack : battle.stacks) {
        if (!stack->isOnMap() || static_cast<std::size_t>(stack->side) >= counts.size())
            continue;
        auto& count = counts[static_cast<std::size_t>(stack->side)];
        ++count.first;
        count.second += stack->living();
    }
    while (m_sideRows.size() < counts.size()) {
        auto* row = new QHBoxLayout;
        auto* token = new QLabel(this);
        auto* words = wrappingLabel(this);
        words->setMinimumWidth(1);
        row->addWidget(token);
        row->addWidget(words, 1);
        m_sides->addLayout(row);
        m_sideRows.emplace_back(token, words);
    }
    for (std::size_t side = 0; side < m_sideRows.size(); ++side) {
        auto& [token, words] = m_sideRows[side];
        const bool used = side < counts.size();
        token->setVisible(used);
        words->setVisible(used);
        if (!used)
            continue;
        const int number = static_cast<int>(side);
        token->setPixmap(sideToken(battle, number, overviewTokenSize, devicePixelRatioF()));
        words->setText(tr("%1: %2, %3")
                           .arg(text::sideName(battle, number),
                                tr("%n stack(s)", nullptr, counts[side].first),
                                tr("%n living unit(s)", nullptr, counts[side].second)));
    }
}

} // namespace sf::ui

#include "moc_battle_overview.cpp"
