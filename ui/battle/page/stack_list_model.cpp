// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_list_model.h"

#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "ui/battle/state/side_token.h"
#include "ui/widgets/unchanged_icon.h"

#include <QCoreApplication>

#include <algorithm>

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

StackListModel::StackListModel(document::BattleDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_rows(static_cast<int>(document.battle().stacks.size()))
    , m_own(text::systemWords(document.battle().rules).stackColumns) {
    connect(&document, &document::BattleDocument::changed, this,
            [this](const battle::Changes& changes) { follow(changes); });
}

void StackListModel::follow(const battle::Changes& changes) {
    const bool all = std::any_of(changes.begin(), changes.end(), [](const auto& change) {
        const auto* stack = std::get_if<battle::StackChange>(&change);
        return stack ? !stack->before || !stack->after
                     : std::holds_alternative<battle::SidesChange>(change) ||
                           std::holds_alternative<battle::PlaceChange>(change);
    });
    if (all || m_rows != static_cast<int>(m_document.battle().stacks.size())) {
        beginResetModel();
        m_rows = static_cast<int>(m_document.battle().stacks.size());
        endResetModel();
        return;
    }
    for (const auto& change : changes) {
        if (const auto* stack = std::get_if<battle::StackChange>(&change)) {
            const int row = static_cast<int>(stack->position);
            Q_EMIT dataChanged(index(row, 0), index(row, side()));
        }
    }
}

const battle::Stack& StackListModel::stack(int row) const {
    return *m_document.battle().stacks[static_cast<std::size_t>(row)];
}

int StackListModel::row(const battle::StackId& stack) const {
    const auto& stacks = m_document.battle().stacks;
    const std::size_t position = stacks.position(stack);
    return position < stacks.size() ? static_cast<int>(position) : -1;
}

int StackListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int StackListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : side() + 1;
}

QString StackListModel::words(const battle::Stack& stack, int column) const {
    switch (column) {
    case Name:
        return text::stackName(stack);
    case Hex:
        return placeOf(stack);
    case Units:
        return text::figure(stack.living());
    default:
        return column == side() ? text::sideName(m_document.battle(), stack.side) : own(column).text(stack);
    }
}

/// What it is sorted by.
QVariant StackListModel::rank(const battle::Stack& stack, int column) const {
    if (column == Hex)
        return qlonglong(stack.hex.column) * 1'000'000 + stack.hex.row;
    if (column == Units)
        return stack.living();
    if (column == side())
        return stack.side;
    return column > Units && own(column).rank ? QVariant(own(column).rank(stack)) : words(stack, column);
}

QString StackListModel::widest(int column) const {
    return QCoreApplication::translate("sf::text", own(column).widest);
}

QVariant StackListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const battle::Stack& shown = stack(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return words(shown, column);
    case SortRole:
        return rank(shown, column);
    case Qt::AccessibleTextRole: // the token next to the name shows the side only visually
        return column == Name ? tr("%1, %2").arg(words(shown, Name), words(shown, side()))
                              : words(shown, column);
    case Qt::DecorationRole:
        return column == Name ? token(shown) : QVariant();
    case Qt::TextAlignmentRole:
        return alignment(column);
    default:
        return {};
    }
}

int StackListModel::alignment(int column) {
    return int((column == Units ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QVariant StackListModel::token(const battle::Stack& stack) const {
    return unchangedIcon(sideToken(m_document.battle(), stack.side, 14, 2));
}

QVariant StackListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (role != Qt::DisplayRole)
        return {};
    if (section == side())
        return tr("Side");
    const QString titles[] = {tr("Stack"), tr("Hex"), tr("Units")};
    return section < shared ? titles[section] : QCoreApplication::translate("sf::text", own(section).title);
}

} // namespace sf::ui

#include "moc_stack_list_model.cpp"
