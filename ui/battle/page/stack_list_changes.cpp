// SPDX-License-Identifier: GPL-3.0-or-later
// How the list of stacks follows the battle: rows come, go and change places, so that views keep what is
// selected and where they are scrolled to.
// Declared in stack_list_model.h.
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/page/stack_list_model.h"

#include <algorithm>
#include <unordered_set>

namespace sf::ui {

namespace {

bool contains(const std::vector<StackGroup>& groups, const QString& name) {
    return std::ranges::find(groups, name, &StackGroup::name) != groups.end();
}

} // namespace

void StackListModel::follow(const battle::Changes& changes) {
    Q_EMIT aboutToFollow();
    const std::vector<StackGroup> wanted = wantedGroups();
    removeGoneStacks();
    addGroups(wanted);
    arrange(wanted);
    insertStacks(wanted);
    removeEmptyGroups(wanted);
    tellChanges(changes);
    Q_EMIT followed();
}

std::vector<StackGroup> StackListModel::wantedGroups() const {
    const battle::StackList& stacks = m_document.battle().stacks;
    std::vector<StackGroup> groups = m_session.stackGroups();
    std::unordered_set<battle::StackId> grouped;
    for (StackGroup& group : groups) {
        std::erase_if(group.members, [&](const Member& member) { return !stacks.find(member.stack); });
        for (const Member& member : group.members)
            grouped.insert(member.stack);
    }
    for (const battle::StackPointer& stack : stacks)
        if (!grouped.contains(stack->id))
            groups.back().members.push_back({stack->id});
    return groups;
}

StackListModel::Groups::iterator StackListModel::find(const QString& name) {
    return std::ranges::find_if(m_groups, [&](const auto& group) { return group->name == name; });
}

void StackListModel::numberGroups() {
    for (std::size_t row = 0; row < m_groups.size(); ++row)
        m_groups[row]->row = static_cast<int>(row);
    m_places.clear();
}

void StackListModel::removeGoneStacks() {
    const battle::StackList& stacks = m_document.battle().stacks;
    for (const auto& group : m_groups) {
        auto& members = group->members;
        for (auto end = static_cast<int>(members.size()); end > 0;) {
            const auto isGone = [&](int row) {
                return !stacks.find(members[static_cast<std::size_t>(row)].stack);
            };
            int first = end;
            while (first > 0 && isGone(first - 1))
                --first;
            if (first < end) {
                beginRemoveRows(groupIndex(*group), first, end - 1);
                members.erase(members.begin() + first, members.begin() + end);
                m_places.clear();
                endRemoveRows();
            }
            end = first - 1;
        }
    }
}

/// Before the last one. They are empty at first.
void StackListModel::addGroups(const std::vector<StackGroup>& wanted) {
    for (const StackGroup& group : wanted) {
        if (find(group.name) != m_groups.end())
            continue;
        const auto row = static_cast<int>(m_groups.size()) - 1;
        beginInsertRows({}, row, row);
        m_groups.insert(m_groups.begin() + row, std::make_unique<Group>(Group{{group.name, {}, {}}}));
        numberGroups();
        endInsertRows();
    }
}

/// Puts groups and stacks in the order that is wanted. Groups that are to go stay first, without stacks.
void StackListModel::arrange(const std::vector<StackGroup>& wanted) {
    std::vector<Group*> order;
    for (const auto& group : m_groups)
        if (!contains(wanted, group->name))
            order.push_back(group.get());
    std::vector<std::vector<Member>> members(order.size());
    for (const StackGroup& group : wanted) {
        order.push_back(find(group.name)->get());
        std::vector<Member>& known = members.emplace_back(group.members);
        std::erase_if(known, [this](const Member& member) { return !places().contains(member.stack); });
    }
    bool isSame = true;
    for (std::size_t row = 0; row < order.size(); ++row)
        isSame = isSame && order[row] == m_groups[row].get() &&
                 std::ranges::equal(members[row], order[row]->members, {}, &Member::stack, &Member::stack);
    if (!isSame)
        Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = isSame ? QModelIndexList() : persistentIndexList();
    std::vector<std::pair<const Group*, battle::StackId>> kept;
    for (const QModelIndex& index : before)
        kept.emplace_back(index.constInternalPointer() ? nullptr : groupOf(index),
                          index.constInternalPointer() ? member(index).stack : battle::StackId());
    for (std::size_t row = 0; row < order.size(); ++row) {
        order[row]->members = std::move(members[row]);
        order[row]->row = static_cast<int>(row);
    }
    if (isSame)
        return;
    std::ranges::sort(m_groups, {}, [](const auto& group) { return group->row; });
    m_places.clear();
    QModelIndexList after;
    for (qsizetype at = 0; at < before.size(); ++at) {
        const auto& [group, stack] = kept[static_cast<std::size_t>(at)];
        after << (group ? groupIndex(*group) : indexOf(stack)).siblingAtColumn(before[at].column());
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

void StackListModel::insertStacks(const std::vector<StackGroup>& wanted) {
    for (const StackGroup& group : wanted) {
        Group& shown = **find(group.name);
        shown.state = group.state;
        for (std::size_t row = 0; row < group.members.size(); ++row) {
            std::size_t end = row;
            while (end < group.members.size() &&
                   (row >= shown.members.size() || group.members[end].stack != shown.members[row].stack))
                ++end;
            if (end == row)
                continue;
            beginInsertRows(groupIndex(shown), static_cast<int>(row), static_cast<int>(end) - 1);
            shown.members.insert(shown.members.begin() + static_cast<std::ptrdiff_t>(row),
                                 group.members.begin() + static_cast<std::ptrdiff_t>(row),
                                 group.members.begin() + static_cast<std::ptrdiff_t>(end));
            m_places.clear();
            endInsertRows();
            row = end;
        }
    }
}

void StackListModel::removeEmptyGroups(const std::vector<StackGroup>& wanted) {
    for (auto row = static_cast<int>(m_groups.size()) - 1; row >= 0; --row) {
        if (contains(wanted, m_groups[static_cast<std::size_t>(row)]->name))
            continue;
        beginRemoveRows({}, row, row);
        m_groups.erase(m_groups.begin() + row);
        numberGroups();
        endRemoveRows();
    }
}

/// Other stacks' orders may depend on a stack too, and all names of a side's stacks on the side.
void StackListModel::tellChanges(const battle::Changes& changes) {
    bool isSides = false;
    for (const battle::Change& change : changes) {
        isSides = isSides || std::holds_alternative<battle::SidesChange>(change);
        const auto* changed = std::get_if<battle::StackChange>(&change);
        if (const auto index = changed && changed->after ? indexOf(changed->after->id) : QModelIndex();
            index.isValid())
            Q_EMIT dataChanged(index, index.siblingAtColumn(side()));
    }
    if (!isSides && !m_session.hasOrders())
        return;
    const int first = isSides ? Name : Order;
    const int last = isSides ? side() : Initiative;
    for (const auto& group : m_groups) {
        Q_EMIT dataChanged(groupIndex(*group, first), groupIndex(*group, last));
        if (const auto count = static_cast<int>(group->members.size()); count > 0)
            Q_EMIT dataChanged(createIndex(0, first, group.get()), createIndex(count - 1, last, group.get()));
    }
}

} // namespace sf::ui
