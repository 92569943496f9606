// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_list_model.h"

#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "ui/battle/state/side_token.h"
#include "ui/widgets/unchanged_icon.h"

#include <algorithm>
#include <iterator>

namespace sf::ui {

namespace {

using battle::Battle;
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

struct StackColumn {
    const char* title;
    QString (*text)(const Battle&, const Stack&);
    QVariant (*rank)(const Stack&) = nullptr; ///< what it is sorted by, if not the text
};
/// In the order of StackListModel::Column.
constexpr StackColumn stackColumns[] = {
    {QT_TRANSLATE_NOOP("sf::ui::StackListModel", "Stack"),
     [](const Battle&, const Stack& stack) { return text::stackName(stack); }},
    {QT_TRANSLATE_NOOP("sf::ui::StackListModel", "Hex"),
     [](const Battle&, const Stack& stack) { return placeOf(stack); },
     [](const Stack& stack) { return QVariant(qlonglong(stack.hex.column) * 1'000'000 + stack.hex.row); }},
    {QT_TRANSLATE_NOOP("sf::ui::StackListModel", "Units"),
     [](const Battle&, const Stack& stack) { return text::figure(stack.living()); },
     [](const Stack& stack) { return QVariant(stack.living()); }},
    {QT_TRANSLATE_NOOP("sf::ui::StackListModel", "Facing"),
     [](const Battle&, const Stack& stack) { return text::shortDirection(stack.facing); },
     [](const Stack& stack) { return QVariant(hex::number(stack.facing)); }},
    {QT_TRANSLATE_NOOP("sf::ui::StackListModel", "Posture"),
     [](const Battle& battle, const Stack& stack) {
         return text::posture(battle::systemOf(battle.rules).postureOf(stack));
     }},
    {QT_TRANSLATE_NOOP("sf::ui::StackListModel", "Side"),
     [](const Battle& battle, const Stack& stack) { return text::sideName(battle, stack.side); },
     [](const Stack& stack) { return QVariant(stack.side); }},
};
static_assert(std::size(stackColumns) == StackListModel::columns);

} // namespace

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
    const StackColumn& column = stackColumns[index.column()];
    const auto words = [&](const StackColumn& of) { return of.text(m_document.battle(), shown); };
    switch (role) {
    case Qt::DisplayRole:
        return words(column);
    case SortRole:
        return column.rank ? column.rank(shown) : words(column);
    case Qt::AccessibleTextRole: // the token next to the name shows the side only visually
        return index.column() == Name ? tr("%1, %2").arg(words(column), words(stackColumns[Side]))
                                      : words(column);
    case Qt::DecorationRole:
        return index.column() == Name ? token(shown) : QVariant();
    case Qt::TextAlignmentRole:
        return alignment(index.column());
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
    return tr(stackColumns[section].title);
}

} // namespace sf::ui
