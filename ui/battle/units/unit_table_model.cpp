// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_table_model.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/apply.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/battle/drag/unit_drag.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/side_token.h"
#include "ui/battle/units/specials_hint.h"
#include "ui/paint/base/icons.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"
#include "ui/widgets/unchanged_icon.h"

#include <QFont>
#include <QMimeData>

#include <memory>

namespace sf::ui {

namespace {

constexpr double unitTokenSize = 16;

bool isSpecials(const UnitField& field) {
    return field.key == "specials";
}

} // namespace

void UnitTableModel::setStack(ShownStackPointer shown) {
    auto order = shown ? shown->order : std::vector<std::size_t>{};
    if (!shown || !m_shown || !keepsRows(*shown, order)) {
        beginResetModel();
        m_shown = std::move(shown);
        m_order = std::move(order);
        endResetModel();
        return;
    }
    const auto before = m_shown;
    m_shown = std::move(shown);
    for (int row = 0; row < rowCount(); ++row) {
        const std::size_t position = m_order[static_cast<std::size_t>(row)];
        const bool led = before->leader == position || m_shown->leader == position;
        if (led || !(before->unit(position) == m_shown->unit(position)))
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

bool UnitTableModel::keepsRows(const ShownStack& shown, const std::vector<std::size_t>& order) const {
    if (shown.stack->id != m_shown->stack->id || order != m_order ||
        shown.stack->units->size() != m_shown->stack->units->size())
        return false;
    for (const std::size_t position : order) {
        if (shown.unit(position).id != m_shown->unit(position).id)
            return false;
    }
    return true;
}

const battle::Unit& UnitTableModel::unit(int row) const {
    return m_shown->unit(m_order.at(static_cast<std::size_t>(row)));
}

int UnitTableModel::row(const battle::UnitId& unit) const {
    for (std::size_t row = 0; row < m_order.size(); ++row) {
        if (m_shown->unit(m_order[row]).id == unit)
            return static_cast<int>(row);
    }
    return -1;
}

int UnitTableModel::column(const UnitField& field) const {
    return static_cast<int>(&field - unitFields().data());
}

QStringList UnitTableModel::choices(const QModelIndex& index) const {
    const UnitField& shown = field(index.column());
    return shown.choices ? shown.choices(unit(index.row()), *m_shown->battle) : QStringList();
}

QString UnitTableModel::about(int column) const {
    return field(column).name;
}

int UnitTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int UnitTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(unitFields().size());
}

QVariant UnitTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_shown)
        return {};
    const UnitField& shownField = field(index.column());
    const battle::Unit& shownUnit = unit(index.row());
    const bool isName = index.column() == NameColumn;
    switch (role) {
    case Qt::DisplayRole:
        return shownField.isFlag ? QString() : text::displayName(text(index));
    case Qt::EditRole:
        return text(index);
    case Qt::DecorationRole:
        if (isSpecials(shownField) && !unknownSpecialsNote(shownUnit.profile->specials).isEmpty())
            return paint::icon(QStringLiteral("warn"), currentTheme().warning);
        return isName ? token(shownUnit, m_order[static_cast<std::size_t>(index.row())]) : QVariant();
    case Qt::CheckStateRole:
        return !shownField.isFlag ? QVariant() : text(index) == yesOrNo(true) ? Qt::Checked : Qt::Unchecked;
    case Qt::FontRole:
        return font(index);
    case Qt::ForegroundRole:
        return isInherited(shownField, shownUnit) && !isName ? QVariant(currentTheme().muted) : QVariant();
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case Qt::AccessibleTextRole:
        return text::displayName(text(index));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return description(index);
    case HitsLeftRole:
        return shownUnit.hitsLeft;
    case HitsRole:
        return shownUnit[battle::Number::Hits];
    case InheritedRole:
        return isInherited(shownField, shownUnit);
    default:
        return {};
    }
}

QString UnitTableModel::text(const QModelIndex& index) const {
    return index.column() == LetterColumn ? letter(index.row())
                                          : field(index.column()).text(unit(index.row()), *m_shown->battle);
}

QString UnitTableModel::letter(int row) const {
    if (!unit(row).isAlive())
        return QStringLiteral("✕");
    return hasStackingOrder() ? text::figure(row + 1) : shownLetter(row);
}

bool UnitTableModel::hasStackingOrder() const {
    return m_shown && battleMode(*m_shown->battle).hasStackingOrder();
}

bool UnitTableModel::canDropMimeData(const QMimeData* data, Qt::DropAction /*action*/, int /*row*/,
                                     int /*column*/, const QModelIndex& /*parent*/) const {
    const std::optional<UnitDrag> drag = unitDrag(data);
    return hasStackingOrder() && drag && drag->stack == m_shown->stack->id;
}

bool UnitTableModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                  const QModelIndex& parent) {
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const UnitDrag drag = *unitDrag(data);
    Q_EMIT ordered(drag.units, row < 0 ? rowCount() : row);
    return false;
}

QVariant UnitTableModel::token(const battle::Unit& unit, std::size_t position) const {
    auto look = paint::tokenStyle(*m_shown->battle, unit, m_shown->leader == position);
    look.hits = 255; // the bar has its own column
    const int side = m_shown->stack->side;
    const QColor colour = sideColour(*m_shown->battle, side);
    return unchangedIcon(paint::tokenPixmap(unitTokenSize, 2, side, colour, look, currentTheme()));
}

QVariant UnitTableModel::font(const QModelIndex& index) const {
    const bool isName = index.column() == NameColumn;
    QFont result;
    result.setItalic(isInherited(field(index.column()), unit(index.row())) && !isName);
    result.setStrikeOut(!unit(index.row()).isAlive() && isName);
    return result;
}

QString UnitTableModel::description(const QModelIndex& index) const {
    const battle::Unit& shown = unit(index.row());
    const UnitField& of = field(index.column());
    const QString where =
        tr("%1 · %2: %3").arg(text::unitName(shown), of.name, origin(of, shown, *m_shown->battle));
    QString state = shown.isAlive() ? where : tr("%1; croaked").arg(where);
    if (!isSpecials(of) || shown.profile->specials.empty())
        return state;
    return QStringLiteral("%1\n%2").arg(state, specialsNote(shown.profile->specials));
}

std::optional<text::Caption> UnitTableModel::problemWith(const QModelIndex& index,
                                                         const QString& typed) const {
    if (typed == text(index))
        return std::nullopt;
    auto outcome = sf::ui::edited(unit(index.row()), field(index.column()), typed, *m_shown->battle);
    if (const auto* problem = std::get_if<text::Caption>(&outcome))
        return *problem;
    const battle::EditUnit edit{m_shown->stack->id, std::get<battle::Unit>(std::move(outcome))};
    const battle::Outcome checked =
        battle::apply(*m_shown->battle, edit, document::system(m_shown->battle->rules));
    const auto* refusal = std::get_if<battle::Refusal>(&checked);
    if (!refusal || refusal->reason == battle::Reason::NothingToChange)
        return std::nullopt;
    return text::caption(*refusal, *m_shown->battle);
}

bool UnitTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const bool checked = role == Qt::CheckStateRole;
    const QString typed = checked ? yesOrNo(value.toInt() == Qt::Checked) : value.toString();
    const bool isEdit = checked || (role == Qt::EditRole && typed != text(index));
    if (isEdit)
        Q_EMIT edited(index.row(), field(index.column()), typed);
    return isEdit;
}

QVariant UnitTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return field(section).title;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return field(section).name;
    case Qt::TextAlignmentRole:
        return int((field(section).isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

Qt::ItemFlags UnitTableModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return hasStackingOrder() ? Qt::ItemIsDropEnabled : Qt::NoItemFlags;
    const UnitField& shown = field(index.column());
    const auto edits = !shown.read    ? Qt::NoItemFlags
                       : shown.isFlag ? Qt::ItemIsUserCheckable
                                      : Qt::ItemIsEditable;
    return edits | Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled |
           Qt::ItemNeverHasChildren;
}

QStringList UnitTableModel::mimeTypes() const {
    const std::unique_ptr<QMimeData> sample(ui::mimeData({{}, {battle::UnitId("u")}}));
    return sample->formats();
}

QMimeData* UnitTableModel::mimeData(const QModelIndexList& indexes) const {
    UnitDrag drag{m_shown->stack->id, {}};
    for (const QModelIndex& index : indexes) {
        const auto& id = unit(index.row()).id;
        if (std::find(drag.units.begin(), drag.units.end(), id) == drag.units.end())
            drag.units.push_back(id);
    }
    return drag.units.empty() ? nullptr : ui::mimeData(drag);
}

} // namespace sf::ui

#include "moc_unit_table_model.cpp"
