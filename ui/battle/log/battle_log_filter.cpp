// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/log/battle_log_filter.h"

#include "ui/battle/log/battle_log_model.h"

#include <algorithm>

namespace sf::ui {

BattleLogFilter::BattleLogFilter(BattleLogModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(&model);
}

void BattleLogFilter::setRound(std::optional<int> round) {
    m_round = round;
    invalidateFilter();
}

void BattleLogFilter::setConflict(std::optional<int> conflict) {
    m_conflict = conflict;
    invalidateFilter();
}

void BattleLogFilter::setSide(std::optional<int> side) {
    m_side = side;
    invalidateFilter();
}

void BattleLogFilter::setStack(const std::optional<battle::StackId>& stack) {
    m_stack = stack;
    invalidateFilter();
}

void BattleLogFilter::setWords(const QString& words) {
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

/// Whether a stack is the one, or of the side, that is looked for.
bool BattleLogFilter::isAbout(const battle::StackId& stack) const {
    if (m_stack && stack != *m_stack)
        return false;
    if (!m_side)
        return true;
    const auto found = m_model.document().battle().stacks.find(stack);
    return found && found->side == *m_side;
}

/// A round's beginning stays as the heading of whatever is shown.
bool BattleLogFilter::isWanted(const document::LogLine& line) const {
    const smm::Event& event = line.event;
    if (m_round && line.round != *m_round)
        return false;
    if (line.kind == document::LogLine::Kind::Event && event.kind == smm::EventKind::RoundBegins)
        return true;
    if (m_conflict && event.conflict != *m_conflict)
        return false;
    if (!m_side && !m_stack)
        return true;
    return isAbout(event.stack) || isAbout(event.target) ||
           std::ranges::any_of(event.others, [this](const auto& stack) { return isAbout(stack); });
}

bool BattleLogFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
    if (!isWanted(m_model.line(row)))
        return false;
    if (m_words.isEmpty())
        return true;
    const QString text = m_model.index(row, 0).data(BattleLogModel::SearchRole).toString();
    return std::ranges::all_of(
        m_words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace sf::ui
