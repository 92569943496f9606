// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/log/battle_log_filters.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/events.h"
#include "core/text/battle_text.h"
#include "ui/battle/state/selection.h"
#include "ui/widgets/flow_layout.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace sf::ui {

using document::LogLine;

namespace {

const QString selectedStackKey = QStringLiteral("*");

/// The first item of a box, "All …", has no data.
bool isOther(const QComboBox& box, int value) {
    const QVariant chosen = box.currentData();
    return chosen.isValid() && chosen.toInt() != value;
}

} // namespace

BattleLogFilters::BattleLogFilters(const document::BattleDocument& document, const Selection& selection,
                                   QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection) {
    setLayout(new FlowLayout);
    m_round = addBox(tr("Round to show"));
    m_conflict = addBox(tr("Conflict to show"));
    m_side = addBox(tr("Side to show"));
    m_stack = addBox(tr("Stack to show"));
    m_conflict->setVisible(
        static_cast<bool>(document::system(document.battle().rules).rule(battle::Topic::Conflicts)));
    m_round->addItem(tr("All rounds"));
    m_conflict->addItem(tr("All Conflicts"));
    m_conflict->addItem(tr("Outside Conflicts"), 0);
    connect(&selection, &Selection::stackChanged, this, &BattleLogFilters::changed);
    followNames();
}

QComboBox* BattleLogFilters::addBox(const QString& name) {
    auto* box = new QComboBox(this);
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    layout()->addWidget(box);
    connect(box, &QComboBox::currentIndexChanged, this, &BattleLogFilters::changed);
    return box;
}

void BattleLogFilters::followLines(int conflicts) {
    for (int number = m_conflict->count() - 1; number <= conflicts; ++number)
        m_conflict->addItem(text::conflictName(number), number);
    fillRounds();
    fillStacks();
}

void BattleLogFilters::fillRounds() {
    std::set<int> rounds;
    for (const LogLine& line : m_document.log().lines())
        rounds.insert(line.round);
    for (const int round : rounds)
        if (m_round->findData(round) < 0)
            m_round->addItem(tr("Round %1").arg(text::figure(round)), round);
}

void BattleLogFilters::followNames() {
    fillSides();
    fillStacks();
}

void BattleLogFilters::fillSides() {
    const QSignalBlocker quiet(m_side);
    const int chosen = std::max(0, m_side->currentIndex());
    m_side->clear();
    m_side->addItem(tr("All sides"));
    const auto& sides = m_document.battle().sides;
    for (int side = 0; side < static_cast<int>(sides.size()); ++side)
        m_side->addItem(text::sideName(m_document.battle(), side), side);
    m_side->setCurrentIndex(chosen < m_side->count() ? chosen : 0);
}

/// Offers only stacks that have log entries.
void BattleLogFilters::fillStacks() {
    const QSignalBlocker quiet(m_stack);
    const QVariant chosen = m_stack->currentData();
    m_stack->clear();
    m_stack->addItem(tr("All stacks"));
    m_stack->addItem(tr("The selected stack"), selectedStackKey);
    std::set<battle::StackId> seen;
    for (const LogLine& line : m_document.log().lines())
        if (!line.event.stack.text.empty())
            seen.insert(line.event.stack);
    for (const battle::StackId& id : seen) {
        const auto stack = m_document.battle().stacks.find(id);
        const QString key = QString::fromStdString(id.text);
        m_stack->addItem(stack ? text::stackName(*stack) : key, key);
    }
    m_stack->setCurrentIndex(std::max(0, m_stack->findData(chosen)));
}

/// Nothing stands for any stack.
std::optional<battle::StackId> BattleLogFilters::wantedStack() const {
    const QString chosen = m_stack->currentData().toString();
    if (chosen == selectedStackKey)
        return m_selection.stack();
    return chosen.isEmpty() ? std::nullopt : std::optional(battle::StackId(chosen.toStdString()));
}

bool BattleLogFilters::isOpen() const {
    return m_round->currentIndex() <= 0 && m_conflict->currentIndex() <= 0 && m_side->currentIndex() <= 0 &&
           !wantedStack();
}

/// Whether the stack passes the filters for stack and side.
bool BattleLogFilters::isAbout(const battle::StackId& stack) const {
    if (const auto wanted = wantedStack(); wanted && stack != *wanted)
        return false;
    if (m_side->currentIndex() <= 0)
        return true;
    const auto found = m_document.battle().stacks.find(stack);
    return found && !isOther(*m_side, found->side);
}

/// The start of a round stays as a heading of the lines shown. Each round numbers its Conflicts from 1.
bool BattleLogFilters::accepts(const LogLine& line) const {
    const battle::Event& event = line.event;
    if (isOther(*m_round, line.round))
        return false;
    if (line.kind == LogLine::Kind::Event && event.kind == battle::events::roundBegins)
        return true;
    if (isOther(*m_conflict, event.conflict))
        return false;
    if (m_side->currentIndex() <= 0 && !wantedStack())
        return true;
    return isAbout(event.stack) || isAbout(event.target) ||
           std::ranges::any_of(event.others, [this](const auto& stack) { return isAbout(stack); });
}

} // namespace sf::ui

#include "moc_battle_log_filters.cpp"
