// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_list_model.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/state/side_token.h"
#include "ui/widgets/unchanged_icon.h"

#include <QCoreApplication>
#include <QFont>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_set>

namespace sf::ui {

using battle::Stack;

/// The first cell of a stack's row.
struct StackListModel::StackItem : QStandardItem {
    battle::StackPointer stack;
    std::optional<std::int64_t> initiative;
    int place = 0; ///< among all stacks, as the system orders them
};

namespace {

constexpr int figureAlignment = Qt::AlignRight | Qt::AlignVCenter;

bool isFigure(int column) {
    return column == StackListModel::Units || column == StackListModel::Initiative;
}

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

template<class Range>
QString longestName(const Range& range, auto nameOf) {
    const auto longest =
        std::ranges::max_element(range, {}, [&](const auto& each) { return nameOf(each).size(); });
    return longest == range.end() ? QString() : text::displayName(nameOf(*longest));
}

} // namespace

StackListModel::StackListModel(document::BattleDocument& document, const BattleModeSession& session,
                               QObject* parent)
    : QStandardItemModel(parent)
    , m_document(document)
    , m_session(session)
    , m_own(text::systemWords(document.battle().rules).stackColumns) {
    QStringList titles{tr("Stack"), tr("Order"), tr("Init"), tr("Units"), tr("Hex")};
    for (const text::StackColumn& column : m_own)
        titles << QCoreApplication::translate("sf::text", column.title);
    setHorizontalHeaderLabels(titles << tr("Side"));
    for (int column = 0; column < columnCount(); ++column)
        if (isFigure(column))
            horizontalHeaderItem(column)->setTextAlignment(Qt::Alignment(figureAlignment));
    horizontalHeaderItem(Initiative)->setToolTip(tr("Initiative"));
    horizontalHeaderItem(Initiative)->setAccessibleText(tr("Initiative"));
    follow();
}

void StackListModel::follow() {
    const battle::StackList& stacks = m_document.battle().stacks;
    const std::vector<StackGroup> groups = wantedGroups();
    if (const bool isGrouped = groups.size() > 1; m_isGrouped != isGrouped) {
        removeRows(0, rowCount());
        m_items.clear();
        m_isGrouped = isGrouped;
    }
    std::erase_if(m_items, [&](const auto& each) {
        const bool isGone = !stacks.find(each.first);
        if (isGone)
            removeRowOf(*each.second);
        return isGone;
    });
    std::vector<QList<QStandardItem*>> added;
    int place = 0;
    for (const StackGroup& group : groups) {
        QList<QStandardItem*>& items = added.emplace_back();
        for (const auto& [stack, initiative] : group.members) {
            StackItem*& item = m_items[stack];
            if (item && m_isGrouped && item->parent()->text() != group.name) {
                removeRowOf(*item);
                item = nullptr;
            }
            if (!item)
                items << (item = new StackItem);
            item->stack = stacks.find(stack);
            item->initiative = initiative;
            item->place = place++;
        }
    }
    if (m_isGrouped)
        arrangeGroups(groups);
    for (int row = 0; const QList<QStandardItem*>& items : added)
        (m_isGrouped ? item(row++) : invisibleRootItem())->appendRows(items);
    // Orders may depend on other stacks, names on the side, and all that is listed on the filter.
    announceAll();
}

/// The session's, with all stacks that are in none of them in the last.
std::vector<StackGroup> StackListModel::wantedGroups() const {
    std::vector<StackGroup> groups = m_session.stackGroups();
    std::unordered_set<battle::StackId> grouped;
    for (const StackGroup& group : groups)
        for (const StackGroup::Member& member : group.members)
            grouped.insert(member.stack);
    for (const battle::StackPointer& stack : m_document.battle().stacks)
        if (!grouped.contains(stack->id))
            groups.back().members.push_back({stack->id});
    return groups;
}

void StackListModel::removeRowOf(const StackItem& item) {
    removeRow(item.row(), indexFromItem(item.parent()));
}

/// Adds and removes rows of groups until they are these. Those that go are without stacks.
void StackListModel::arrangeGroups(const std::vector<StackGroup>& groups) {
    QFont bold;
    bold.setBold(true);
    for (int row = rowCount() - 1; row >= 0; --row)
        if (!std::ranges::count(groups, item(row)->text(), &StackGroup::name))
            removeRow(row);
    for (int row = 0; const StackGroup& group : groups) {
        QList<QStandardItem*> cells = findItems(group.name);
        if (cells.isEmpty()) {
            cells = {new QStandardItem(group.name), new QStandardItem};
            for (QStandardItem* cell : cells)
                cell->setFont(bold);
            cells.front()->setToolTip(group.name);
            cells.front()->setColumnCount(columnCount());
            insertRow(row, cells);
        } else if (const int old = cells.front()->row(); old != row) {
            insertRow(row, takeRow(old));
        }
        item(row, Name)->setAccessibleText(group.state.isEmpty() ? group.name
                                                                 : text::listed({group.name, group.state}));
        item(row, Order)->setText(group.state);
        item(row, Order)->setToolTip(group.state);
        ++row;
    }
}

/// Tells views that all rows have changed.
void StackListModel::announceAll() {
    for (int row = -1; row < rowCount(); ++row) {
        const QModelIndex parent = index(row, Name); // of row -1 is the root
        if (const int rows = rowCount(parent); rows > 0)
            Q_EMIT dataChanged(index(0, Name, parent), index(rows - 1, side(), parent));
    }
}

/// Null for a group.
const StackListModel::StackItem* StackListModel::itemAt(const QModelIndex& index) const {
    return dynamic_cast<const StackItem*>(itemFromIndex(index.siblingAtColumn(Name)));
}

battle::StackPointer StackListModel::stack(const QModelIndex& index) const {
    const StackItem* item = itemAt(index);
    return item ? item->stack : nullptr;
}

QModelIndex StackListModel::indexOf(const battle::StackId& stack) const {
    const auto found = m_items.find(stack);
    return found == m_items.end() ? QModelIndex() : found->second->index();
}

/// A group is passed by the keys, but only stacks are selected.
Qt::ItemFlags StackListModel::flags(const QModelIndex& index) const {
    return itemAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled;
}

QString StackListModel::words(const StackItem& item, int column) const {
    const Stack& stack = *item.stack;
    switch (column) {
    case Name:
        return text::stackName(stack);
    case Order:
        return m_session.orderText(stack);
    case Initiative:
        return item.initiative ? text::figure(*item.initiative) : QString();
    case Units:
        return text::figure(stack.living());
    case Hex:
        return placeOf(stack);
    default:
        return column == side() ? text::sideName(m_document.battle(), stack.side) : own(column).text(stack);
    }
}

/// What it is sorted by.
QVariant StackListModel::rank(const StackItem& item, int column) const {
    const Stack& stack = *item.stack;
    if (column == Initiative)
        return item.place;
    if (column == Hex)
        return qlonglong(stack.hex.column) * 1'000'000 + stack.hex.row;
    if (column == Units)
        return stack.living();
    if (column == side())
        return stack.side;
    return column >= shared && own(column).rank ? QVariant(own(column).rank(stack)) : words(item, column);
}

QString StackListModel::widest(int column) const {
    const battle::Battle& battle = m_document.battle();
    switch (column) {
    case Name:
        return longestName(battle.stacks, [](const battle::StackPointer& stack) { return stack->name; })
            .leftJustified(10, u'n');
    case Initiative:
    case Units:
        return QStringLiteral("9999");
    case Hex:
        return tr("round %1").arg(9);
    default:
        return column == side()
                   ? longestName(battle.sides, [](const auto& side) { return side.name; }).left(12)
                   : QCoreApplication::translate("sf::text", own(column).widest);
    }
}

QVariant StackListModel::data(const QModelIndex& index, int role) const {
    const StackItem* item = itemAt(index);
    if (!item || !item->stack)
        return QStandardItemModel::data(index, role);
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return words(*item, column);
    case SortRole:
        return rank(*item, column);
    case Qt::ToolTipRole:
        return column == Order ? words(*item, column) : QVariant();
    case Qt::AccessibleTextRole: // the token next to the name shows the side only visually
        return column == Name ? tr("%1, %2").arg(text::stackName(*item->stack), words(*item, side()))
                              : QVariant();
    case Qt::DecorationRole:
        return column == Name ? unchangedIcon(sideToken(m_document.battle(), item->stack->side, 14, 2))
                              : QVariant();
    case Qt::TextAlignmentRole:
        return isFigure(column) ? QVariant(figureAlignment) : QVariant();
    default:
        return {};
    }
}

} // namespace sf::ui

#include "moc_stack_list_model.cpp"
