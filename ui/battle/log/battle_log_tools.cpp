// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/log/battle_log_tools.h"

#include "core/text/words.h"
#include "ui/battle/log/battle_log_filter.h"
#include "ui/battle/state/selection.h"
#include "ui/widgets/search_field.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace sf::ui {

namespace {

const QString selectedStack = QStringLiteral("*");

} // namespace

BattleLogTools::BattleLogTools(const document::BattleDocument& document, const Selection& selection,
                               BattleLogFilter& filter, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_filter(filter)
    , m_row(new QHBoxLayout(this))
    , m_round(new QComboBox(this))
    , m_conflict(new QComboBox(this))
    , m_side(new QComboBox(this))
    , m_stack(new QComboBox(this))
    , m_search(new QLineEdit(this)) {
    m_row->setContentsMargins(8, 4, 8, 4);
    m_row->setSpacing(6);
    makeBox(*m_round, tr("Round to show"));
    makeBox(*m_conflict, tr("Conflict to show"));
    makeBox(*m_side, tr("Side to show"));
    makeBox(*m_stack, tr("Stack to show"));
    m_conflict->setVisible(document.battle().rules == RuleSystem::Smm);
    m_round->addItem(tr("All rounds"));
    m_conflict->addItem(tr("All Conflicts"));
    m_conflict->addItem(tr("Outside Conflicts"), 0);
    makeSearchField(*m_search, tr("Find in the log"));
    m_row->addWidget(m_search, 4);
    connect(m_round, &QComboBox::currentIndexChanged, this, &BattleLogTools::filterRound);
    connect(m_conflict, &QComboBox::currentIndexChanged, this, &BattleLogTools::filterConflict);
    connect(m_side, &QComboBox::currentIndexChanged, this, &BattleLogTools::filterSide);
    connect(m_stack, &QComboBox::currentIndexChanged, this, &BattleLogTools::filterStack);
    connect(&selection, &Selection::stackChanged, this, &BattleLogTools::filterStack);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter.setWords(words);
        Q_EMIT filtered();
    });
    followNames();
}

void BattleLogTools::makeBox(QComboBox& box, const QString& name) {
    box.setAccessibleName(name);
    box.setToolTip(name);
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(8);
    m_row->addWidget(&box, 2);
}

void BattleLogTools::addTool(QWidget* tool) {
    m_row->addWidget(tool);
}

void BattleLogTools::followLines(int conflicts) {
    for (int number = m_conflict->count() - 1; number <= conflicts; ++number)
        m_conflict->addItem(text::conflictName(number), number);
    fillRounds();
    fillStacks();
}

void BattleLogTools::fillRounds() {
    std::set<int> rounds;
    for (const document::LogLine& line : m_document.log().lines())
        rounds.insert(line.round);
    for (const int round : rounds)
        if (m_round->findData(round) < 0)
            m_round->addItem(tr("Round %1").arg(text::figure(round)), round);
}

void BattleLogTools::followNames() {
    fillSides();
    fillStacks();
}

void BattleLogTools::fillSides() {
    const QSignalBlocker quiet(m_side);
    const int chosen = std::max(0, m_side->currentIndex());
    m_side->clear();
    m_side->addItem(tr("All sides"));
    const auto& sides = m_document.battle().sides;
    for (int side = 0; side < static_cast<int>(sides.size()); ++side)
        m_side->addItem(text::sideName(m_document.battle(), side), side);
    m_side->setCurrentIndex(chosen < m_side->count() ? chosen : 0);
}

/// Only stacks that something happened to are offered.
void BattleLogTools::fillStacks() {
    const QSignalBlocker quiet(m_stack);
    const QVariant chosen = m_stack->currentData();
    m_stack->clear();
    m_stack->addItem(tr("All stacks"));
    m_stack->addItem(tr("The selected stack"), selectedStack);
    std::set<battle::StackId> seen;
    for (const document::LogLine& line : m_document.log().lines())
        if (!line.event.stack.text.empty())
            seen.insert(line.event.stack);
    for (const battle::StackId& id : seen) {
        const auto stack = m_document.battle().stacks.find(id);
        const QString key = QString::fromStdString(id.text);
        m_stack->addItem(stack ? text::stackName(*stack) : key, key);
    }
    m_stack->setCurrentIndex(std::max(0, m_stack->findData(chosen)));
}

void BattleLogTools::filterRound() {
    const QVariant chosen = m_round->currentData();
    m_filter.setRound(chosen.isValid() ? std::optional(chosen.toInt()) : std::nullopt);
    Q_EMIT filtered();
}

void BattleLogTools::filterConflict() {
    const QVariant chosen = m_conflict->currentData();
    m_filter.setConflict(chosen.isValid() ? std::optional(chosen.toInt()) : std::nullopt);
    Q_EMIT filtered();
}

void BattleLogTools::filterSide() {
    const QVariant chosen = m_side->currentData();
    m_filter.setSide(chosen.isValid() ? std::optional(chosen.toInt()) : std::nullopt);
    Q_EMIT filtered();
}

void BattleLogTools::filterStack() {
    const QString chosen = m_stack->currentData().toString();
    if (chosen == selectedStack)
        m_filter.setStack(m_selection.stack());
    else
        m_filter.setStack(chosen.isEmpty() ? std::nullopt
                                           : std::optional(battle::StackId(chosen.toStdString())));
    Q_EMIT filtered();
}

} // namespace sf::ui
