// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions for victory.
// Declared in play_setup_dialog.h.
#include "core/text/battle_text.h"
#include "core/text/removal_text.h"
#include "ui/battle/play/play_setup_dialog.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {
namespace {

/// The kinds of conditions in the order of the box.
enum Kind { Hold, Croak, Points, Draw, SideWins, kinds };

bool isOfLastRound(const battle::VictoryCondition& condition) {
    return std::holds_alternative<battle::LastRound>(condition.what);
}

} // namespace

QWidget* PlaySetupDialog::makeVictory() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->addWidget(hintLabel(page, tr("Checked in this order at the end of each round; the first one that "
                                         "is met decides (BAT-10).")));
    m_conditions = new QuietView<QListWidget>(page);
    m_conditions->setObjectName(QStringLiteral("victoryList"));
    m_conditions->setAccessibleName(tr("Victory conditions"));
    m_conditions->setWordWrap(true);
    column->addWidget(m_conditions, 1);
    column->addWidget(makeConditionRow(page));
    return page;
}

QWidget* PlaySetupDialog::makeConditionRow(QWidget* parent) {
    auto* bar = new QWidget(parent);
    auto* row = marginless<QHBoxLayout>(bar, 6);
    m_kind = new QComboBox(bar);
    m_kind->setObjectName(QStringLiteral("conditionKind"));
    m_kind->setAccessibleName(tr("Kind of condition"));
    m_kind->addItems({tr("wins by holding"), tr("wins when this unit croaks:"), tr("most points win after"),
                      tr("a draw after"), tr("wins after")});
    m_target = new QComboBox(bar);
    m_target->setObjectName(QStringLiteral("conditionTarget"));
    m_target->setMaxVisibleItems(16);
    m_target->setStyleSheet(
        QStringLiteral("QComboBox { combobox-popup: 0; }")); // a list, no menu of a screen's height
    m_target->setAccessibleName(tr("What must be held or croak"));
    m_winner = new QComboBox(bar);
    m_winner->setAccessibleName(tr("Who wins"));
    for (int side = 0; side < static_cast<int>(battle().sides.size()); ++side)
        m_winner->addItem(text::sideName(battle(), side));
    m_round = roundBox(bar, tr("Round"));
    m_round->setPrefix(tr("round "));
    m_round->setValue(10);
    auto* add = plainButton(tr("A&dd"), bar);
    add->setObjectName(QStringLiteral("addCondition"));
    auto* remove = plainButton(tr("Re&move"), bar);
    remove->setObjectName(QStringLiteral("removeCondition"));
    addWidgets(*row, {m_winner, m_kind, m_target, m_round, add, remove});
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PlaySetupDialog::fillTargets);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PlaySetupDialog::sayWhatIsMissing);
    connect(m_winner, &QComboBox::currentIndexChanged, this, &PlaySetupDialog::fillTargets);
    connect(m_tabs, &QTabWidget::currentChanged, this, &PlaySetupDialog::sayWhatIsMissing);
    connect(add, &QPushButton::clicked, this, &PlaySetupDialog::addCondition);
    connect(remove, &QPushButton::clicked, this, &PlaySetupDialog::removeCondition);
    fillTargets();
    return bar;
}

/// Shows only the boxes that the kind of condition needs.
void PlaySetupDialog::fillTargets() {
    const int kind = m_kind->currentIndex();
    m_target->clear();
    if (kind == Hold)
        for (const battle::Structure& structure : battle().map->structures())
            m_target->addItem(text::structureName(structure), QString::fromStdString(structure.id.text));
    if (kind == Croak)
        for (const battle::StackPointer& stack : battle().stacks)
            for (const battle::Unit& unit : *stack->units)
                if (unit.isAlive() && battle().areOpposed(stack->side, m_winner->currentIndex()))
                    m_target->addItem(tr("%1 of %2").arg(text::unitName(unit), text::stackName(*stack)),
                                      QString::fromStdString(unit.id.text));
    m_target->setVisible(kind == Hold || kind == Croak);
    m_winner->setVisible(kind != Points && kind != Draw);
    m_round->setVisible(kind != Croak);
}

/// Before anybody presses Add.
void PlaySetupDialog::sayWhatIsMissing() {
    const bool isShown = m_conditions && m_tabs->currentWidget()->isAncestorOf(m_conditions);
    if (!isShown || chosenCondition())
        return note({});
    note(m_kind->currentIndex() == Hold ? tr("There is no structure to hold. Put one on the map first (F8).")
                                        : tr("There is no unit that could croak."));
}

void PlaySetupDialog::offerToHold(const battle::StructureId& structure) {
    m_tabs->setCurrentIndex(1);
    m_kind->setCurrentIndex(Hold);
    m_target->setCurrentIndex(m_target->findData(QString::fromStdString(structure.text)));
    m_winner->setFocus();
}

std::optional<battle::VictoryCondition> PlaySetupDialog::chosenCondition() const {
    const int side = m_winner->currentIndex();
    const int round = m_round->value();
    const std::string target = m_target->currentData().toString().toStdString();
    switch (m_kind->currentIndex()) {
    case Hold:
        if (target.empty())
            return std::nullopt;
        return battle::VictoryCondition{battle::HoldStructure{battle::StructureId(target), side, round}};
    case Croak:
        if (target.empty())
            return std::nullopt;
        return battle::VictoryCondition{battle::CroakUnit{battle::UnitId(target), side}};
    case Points:
        return battle::VictoryCondition{battle::LastRound{round, battle::Award::Points, 0}};
    case Draw:
        return battle::VictoryCondition{battle::LastRound{round, battle::Award::Draw, 0}};
    default:
        return battle::VictoryCondition{battle::LastRound{round, battle::Award::Side, side}};
    }
}

/// Conditions of a last round come last: another one replaces that of every battle.
void PlaySetupDialog::addCondition() {
    const auto condition = chosenCondition();
    if (!condition)
        return sayWhatIsMissing();
    battle::SetVictory victory{battle().scenario->victory};
    const bool isLast = isOfLastRound(*condition);
    if (victory.conditions.empty() && !isLast)
        for (const battle::VictoryCondition& usual : battle::victoryConditions(*battle().scenario))
            if (isOfLastRound(usual))
                victory.conditions.push_back(usual);
    const auto place = std::ranges::find_if(victory.conditions, isOfLastRound);
    victory.conditions.insert(isLast ? victory.conditions.end() : place, *condition);
    perform(victory);
}

void PlaySetupDialog::removeCondition() {
    const int row = m_conditions->currentRow();
    battle::SetVictory victory{battle().scenario->victory};
    if (row < 0 || row >= static_cast<int>(victory.conditions.size()))
        return note(tr("Select a condition that you added."));
    victory.conditions.erase(victory.conditions.begin() + row);
    perform(victory);
}

void PlaySetupDialog::refreshConditions() {
    m_conditions->clear();
    for (const battle::VictoryCondition& condition : battle::victoryConditions(*battle().scenario))
        m_conditions->addItem(text::victoryCondition(battle(), condition));
}

} // namespace sf::ui
