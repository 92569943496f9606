// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_filter.h"

#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/page/stack_list_model.h"

namespace sf::ui {

StackFilter::StackFilter(StackListModel& model, const BattleModeSession& session, QObject* parent)
    : RowFilter(parent), m_model(model), m_session(session) {
    setRecursiveFilteringEnabled(true);
    setSortRole(StackListModel::SortRole);
    setSourceModel(&model);
}

void StackFilter::setPlain(bool isPlain) {
    m_isPlain = isPlain;
    invalidateFilter();
}

bool StackFilter::isListed(const QModelIndex& stack) const {
    using Listed = StackListPanel::Listed;
    const battle::StackPointer found = m_model.stack(stack);
    if (!found || m_listed == Listed::All)
        return found != nullptr;
    if (m_listed == Listed::Grouped)
        return stack.parent() != m_model.lastGroup();
    return m_listed == Listed::WithOrder ? m_session.hasOrder(*found) : m_session.lacksOrder(*found);
}

bool StackFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (!parent.isValid())
        return m_isPlain;
    return isListed(m_model.index(row, StackListModel::Name, parent)) &&
           RowFilter::filterAcceptsRow(row, parent);
}

/// Groups stay in their order, whatever the stacks are sorted by.
bool StackFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    if (!left.parent().isValid())
        return (left.row() < right.row()) == (sortOrder() == Qt::AscendingOrder);
    return RowFilter::lessThan(left, right);
}

} // namespace sf::ui

#include "moc_stack_filter.cpp"
