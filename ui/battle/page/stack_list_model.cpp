// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_list_model.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"
#include "ui/widgets/unchanged_icon.h"

#include <algorithm>

namespace sf::ui {

StackListModel::StackListModel(document::BattleDocument& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_rows(static_cast<int>(document.battle().stacks.size())) {
    connect(&document, &document::BattleDocument::changed, this,
            [this](const battle::Changes& changes) { follow(changes); });
}

void StackListModel::follow(const battle::Changes& changes) {
    const bool all = std::any_of(changes.begin(), changes.end(), [](const auto& change) {
        const auto* stack = std::get_if<battle::StackChange>(&change);
        return stack ? !stack->before || !stack->after : std::holds_alternative<battle::SidesChange>(change);
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
            Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
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
    return parent.isValid() ? 0 : columns;
}

QVariant StackListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const battle::Stack& shown = stack(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(shown, index.column());
    case SortRole:
        return sortValue(shown, index.column());
    case Qt::AccessibleTextRole: // the token next to the name shows the side only visually
        return index.column() == Name ? tr("%1, %2").arg(display(shown, Name), display(shown, Side))
                                      : display(shown, index.column());
    case Qt::DecorationRole:
        return index.column() == Name ? token(shown) : QVariant();
    case Qt::TextAlignmentRole:
        return alignment(index.column());
    default:
        return {};
    }
}

QString StackListModel::display(const battle::Stack& stack, int column) const {
    switch (column) {
    case Name:
        return text::stackName(stack);
    case Side:
        return text::sideName(m_document.battle(), stack.side);
    case Hex:
        return place(stack);
    case Units:
        return text::figure(stack.living());
    case Posture:
        return text::posture(stack.posture);
    case Facing:
        return text::shortDirection(stack.facing);
    default:
        return {};
    }
}

/// The hex, or why the stack is not on the map.
QString StackListModel::place(const battle::Stack& stack) {
    switch (stack.presence) {
    case battle::Presence::ToArrive:
        return tr("round %1").arg(text::figure(stack.extras->arrives.value_or(1)));
    case battle::Presence::Croaked:
        return tr("croaked");
    case battle::Presence::Conceded:
        return tr("conceded");
    default:
        return text::hexName(stack.hex);
    }
}

QVariant StackListModel::sortValue(const battle::Stack& stack, int column) const {
    switch (column) {
    case Side:
        return stack.side;
    case Hex:
        return qlonglong(2 * stack.hex.row + stack.hex.column % 2) * 1'000'000 + stack.hex.column;
    case Units:
        return stack.living();
    case Facing:
        return hex::number(stack.facing);
    default:
        return display(stack, column);
    }
}

int StackListModel::alignment(int column) {
    return int((column == Units ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QVariant StackListModel::token(const battle::Stack& stack) const {
    const auto& sides = m_document.battle().sides;
    const auto side = static_cast<std::size_t>(stack.side);
    const QColor colour = currentTheme().side(stack.side, side < sides.size() ? sides[side].color : 0);
    return unchangedIcon(paint::sideTokenPixmap(14, 2, stack.side, colour));
}

QVariant StackListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Stack");
    case Side:
        return tr("Side");
    case Hex:
        return tr("Hex");
    case Units:
        return tr("Units");
    case Posture:
        return tr("Posture");
    case Facing:
        return tr("Facing");
    default:
        return {};
    }
}

} // namespace sf::ui
