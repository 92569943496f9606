// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_list_model.h"

#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/state/side_token.h"
#include "ui/widgets/unchanged_icon.h"

#include <QCoreApplication>
#include <QFont>

#include <limits>

namespace sf::ui {

namespace {

using battle::Stack;

/// The hex, or why the stack is not on the map.
QString placeOf(const Stack& stack) {
    switch (stack.presence) {
    case battle::Presence::ToArrive:
        return StackListModel::tr("round %1").arg(text::figure(stack.extras->arrives.value_or(1)));
    case battle::Presence::Croaked:
        return StackListModel::tr("croaked");
    case battle::Presence::Conceded:
        return StackListModel::tr("conceded");
    default:
        return text::hexName(stack.hex);
    }
}

} // namespace

StackListModel::StackListModel(document::BattleDocument& document, const BattleModeSession& session,
                               QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document)
    , m_session(session)
    , m_own(text::systemWords(document.battle().rules).stackColumns) {
    for (StackGroup& group : wantedGroups())
        m_groups.push_back(std::make_unique<Group>(Group{std::move(group)}));
    numberGroups();
    connect(&document, &document::BattleDocument::changed, this,
            [this](const battle::Changes& changes) { follow(changes); });
}

const StackListModel::Places& StackListModel::places() const {
    if (m_places.empty())
        for (const auto& group : m_groups)
            for (std::size_t row = 0; row < group->members.size(); ++row)
                m_places[group->members[row].stack] = {group.get(), static_cast<int>(row)};
    return m_places;
}

QModelIndex StackListModel::groupIndex(const Group& group, int column) const {
    return createIndex(group.row, column);
}

/// Null for the root.
StackListModel::Group* StackListModel::groupOf(const QModelIndex& parent) const {
    return parent.isValid() ? m_groups[static_cast<std::size_t>(parent.row())].get() : nullptr;
}

const StackListModel::Member& StackListModel::member(const QModelIndex& index) const {
    return static_cast<const Group*>(index.constInternalPointer())
        ->members[static_cast<std::size_t>(index.row())];
}

battle::StackPointer StackListModel::stack(const QModelIndex& index) const {
    return index.constInternalPointer() ? m_document.battle().stacks.find(member(index).stack) : nullptr;
}

QModelIndex StackListModel::indexOf(const battle::StackId& stack) const {
    const auto found = places().find(stack);
    return found == places().end() ? QModelIndex()
                                   : createIndex(found->second.row, Name, found->second.group);
}

int StackListModel::stackCount() const {
    int count = 0;
    for (const auto& group : m_groups)
        count += static_cast<int>(group->members.size());
    return count;
}

QModelIndex StackListModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent))
        return {};
    return parent.isValid() ? createIndex(row, column, groupOf(parent)) : createIndex(row, column);
}

QModelIndex StackListModel::parent(const QModelIndex& index) const {
    const auto* group = static_cast<const Group*>(index.constInternalPointer());
    return group ? groupIndex(*group) : QModelIndex();
}

int StackListModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    const bool isGroup = !parent.constInternalPointer() && parent.column() == 0;
    return isGroup ? static_cast<int>(groupOf(parent)->members.size()) : 0;
}

int StackListModel::columnCount(const QModelIndex& /*parent*/) const {
    return side() + 1;
}

/// A group is passed by the keys, but only stacks are selected.
Qt::ItemFlags StackListModel::flags(const QModelIndex& index) const {
    return index.constInternalPointer() ? QAbstractItemModel::flags(index) | Qt::ItemNeverHasChildren
                                        : Qt::ItemFlags(Qt::ItemIsEnabled);
}

QString StackListModel::words(const Stack& stack, const Member& member, int column) const {
    switch (column) {
    case Name:
        return text::stackName(stack);
    case Order:
        return m_session.orderText(stack);
    case Initiative:
        return member.initiative ? text::figure(*member.initiative) : QString();
    case Units:
        return text::figure(stack.living());
    case Hex:
        return placeOf(stack);
    default:
        return column == side() ? text::sideName(m_document.battle(), stack.side) : own(column).text(stack);
    }
}

/// What it is sorted by.
QVariant StackListModel::rank(const Stack& stack, const Member& member, int column) const {
    if (column == Initiative)
        return qlonglong(member.initiative.value_or(std::numeric_limits<qlonglong>::min()));
    if (column == Hex)
        return qlonglong(stack.hex.column) * 1'000'000 + stack.hex.row;
    if (column == Units)
        return stack.living();
    if (column == side())
        return stack.side;
    return column >= shared && own(column).rank ? QVariant(own(column).rank(stack))
                                                : words(stack, member, column);
}

QString StackListModel::widest(int column) const {
    return QCoreApplication::translate("sf::text", own(column).widest);
}

QVariant StackListModel::groupData(const Group& group, int column, int role) const {
    const QString text = column == Name ? group.name : column == Order ? group.state : QString();
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text;
    if (role == Qt::AccessibleTextRole)
        return column == Name && !group.state.isEmpty() ? text::listed({group.name, group.state}) : text;
    if (role != Qt::FontRole)
        return {};
    QFont bold;
    bold.setBold(true);
    return bold;
}

QVariant StackListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int column = index.column();
    if (!index.constInternalPointer())
        return groupData(*m_groups[static_cast<std::size_t>(index.row())], column, role);
    const battle::StackPointer shown = stack(index);
    if (!shown)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return words(*shown, member(index), column);
    case SortRole:
        return rank(*shown, member(index), column);
    case Qt::ToolTipRole:
        return column == Order ? words(*shown, member(index), column) : QVariant();
    case Qt::AccessibleTextRole: // the token next to the name shows the side only visually
        return column == Name
                   ? tr("%1, %2").arg(text::stackName(*shown), words(*shown, member(index), side()))
                   : words(*shown, member(index), column);
    case Qt::DecorationRole:
        return column == Name ? token(*shown) : QVariant();
    case Qt::TextAlignmentRole:
        return alignment(column);
    default:
        return {};
    }
}

int StackListModel::alignment(int column) {
    const bool isFigure = column == Units || column == Initiative;
    return int((isFigure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QVariant StackListModel::token(const Stack& stack) const {
    return unchangedIcon(sideToken(m_document.battle(), stack.side, 14, 2));
}

QVariant StackListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (section == Initiative && (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole))
        return tr("Initiative");
    if (role != Qt::DisplayRole)
        return {};
    if (section == side())
        return tr("Side");
    const QString titles[] = {tr("Stack"), tr("Order"), tr("Init"), tr("Units"), tr("Hex")};
    return section < shared ? titles[section] : QCoreApplication::translate("sf::text", own(section).title);
}

} // namespace sf::ui

#include "moc_stack_list_model.cpp"
