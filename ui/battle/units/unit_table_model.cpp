// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/units/unit_table_model.h"

#include "core/text/words.h"
#include "ui/battle/drag/unit_drag.h"
#include "ui/paint/base/parts.h"
#include "ui/style/current_theme.h"
#include "ui/widgets/unchanged_icon.h"

#include <QFont>
#include <QMimeData>

#include <memory>

namespace sf::ui {

using What = UnitField::What;

namespace {

constexpr double tokenSize = 16;

} // namespace

void UnitTableModel::setStack(ShownStackPointer shown) {
    auto order = shown ? shownOrder(*shown) : std::vector<std::size_t>{};
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
        const bool led = before->square.warlord() == position || m_shown->square.warlord() == position;
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
    const auto& fields = unitFields();
    return static_cast<int>(std::find(fields.begin(), fields.end(), field) - fields.begin());
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
    switch (role) {
    case Qt::DisplayRole:
        return display(index.row(), shownField);
    case Qt::EditRole:
        return shownField.what == What::Letter ? display(index.row(), shownField)
                                               : QVariant(typedValue(shownField, shownUnit));
    case Qt::DecorationRole:
        return shownField.what == What::Name
                   ? token(shownUnit, m_order[static_cast<std::size_t>(index.row())])
                   : QVariant();
    case Qt::CheckStateRole:
        return shownField.what == What::Flag
                   ? QVariant(shownUnit[shownField.flag] ? Qt::Checked : Qt::Unchecked)
                   : QVariant();
    case Qt::FontRole:
        return font(shownField, shownUnit);
    case Qt::ForegroundRole:
        return isInherited(shownField, shownUnit) && shownField.what != What::Name
                   ? QVariant(currentTheme().muted)
                   : QVariant();
    case Qt::TextAlignmentRole:
        return shownField.what == What::Number ? int(Qt::AlignRight | Qt::AlignVCenter)
                                               : int(Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return shownField.what == What::Flag ? QVariant(shownUnit[shownField.flag] ? tr("yes") : tr("no"))
                                             : display(index.row(), shownField);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return description(shownField, shownUnit);
    case UnitRole:
        return QString::fromStdString(shownUnit.id.text);
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

QVariant UnitTableModel::display(int row, const UnitField& field) const {
    if (field.what != What::Letter)
        return shownValue(field, unit(row));
    if (!unit(row).isAlive())
        return QStringLiteral("✕");
    return hasStackingOrder() ? text::figure(row + 1) : shownLetter(row);
}

bool UnitTableModel::hasStackingOrder() const {
    return m_shown && m_shown->battle->rules == RuleSystem::Multiplier;
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
    auto look = paint::tokenLook(unit, m_shown->square.warlord() == position);
    look.hits = 255; // the bar has a column of its own
    const int side = m_shown->stack->side;
    const auto& sides = m_shown->battle->sides;
    const auto colour = static_cast<std::size_t>(side) < sides.size()
                            ? sides[static_cast<std::size_t>(side)].color
                            : std::uint32_t{0};
    return unchangedIcon(
        paint::tokenPixmap(tokenSize, 2, side, currentTheme().side(side, colour), look, currentTheme()));
}

QVariant UnitTableModel::font(const UnitField& field, const battle::Unit& unit) const {
    QFont result;
    result.setItalic(isInherited(field, unit) && field.what != What::Name);
    result.setStrikeOut(!unit.isAlive() && field.what == What::Name);
    return result;
}

QString UnitTableModel::description(const UnitField& field, const battle::Unit& unit) const {
    const QString where =
        tr("%1 · %2: %3").arg(text::unitName(unit), fullName(field), origin(field, unit, *m_shown->battle));
    return unit.isAlive() ? where : tr("%1; croaked").arg(where);
}

bool UnitTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const bool typed = role == Qt::EditRole && value.toString() != data(index, role).toString();
    const bool checked = role == Qt::CheckStateRole;
    if (typed || checked)
        Q_EMIT edited(index.row(), field(index.column()),
                      checked ? QVariant(value.toInt() == Qt::Checked) : value);
    return typed || checked;
}

QVariant UnitTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    const UnitField& shownField = field(section);
    if (role == Qt::DisplayRole)
        return heading(shownField);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return fullName(shownField);
    if (role == Qt::TextAlignmentRole)
        return shownField.what == What::Number ? int(Qt::AlignRight | Qt::AlignVCenter)
                                               : int(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags UnitTableModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return hasStackingOrder() ? Qt::ItemIsDropEnabled : Qt::NoItemFlags;
    const auto common =
        Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    switch (field(index.column()).what) {
    case What::Letter:
        return common;
    case What::Flag:
        return common | Qt::ItemIsUserCheckable;
    default:
        return common | Qt::ItemIsEditable;
    }
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
