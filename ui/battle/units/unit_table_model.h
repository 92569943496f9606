// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/shown_stack.h"
#include "ui/battle/units/unit_field.h"
#include "ui/fields/field_table_model.h"
#include "ui/paint/base/theme.h"

namespace sf::ui {

/// The units of a stack in the order of Value, croaked ones last. It changes nothing itself: what is typed is
/// emitted as `edited` and arrives by `setStack`.
class UnitTableModel final : public FieldTableModel {
    Q_OBJECT

public:
    enum Role { HitsLeftRole = Qt::UserRole, HitsRole, InheritedRole };

    using FieldTableModel::FieldTableModel;

    /// Null empties the table. With the same units in the same order only the rows that changed are said to
    /// change; otherwise the model is reset.
    void setStack(ShownStackPointer shown);

    const ShownStackPointer& shown() const { return m_shown; }
    const UnitField& field(int column) const { return unitFields()[static_cast<std::size_t>(column)]; }
    /// The model must have the row.
    const battle::Unit& unit(int row) const;
    /// -1 when the unit is not here.
    int row(const battle::UnitId& unit) const;
    int column(const UnitField& field) const;
    std::optional<text::Caption> problemWith(const QModelIndex& index, const QString& text) const override;
    QStringList choices(const QModelIndex& index) const override;
    QString about(int column) const override;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::MoveAction; }
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    /// Units of this stack between its rows, where the player orders it (MUL-1).
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    /// Only emits ordered(); the new order arrives by `setStack`.
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;
    bool hasStackingOrder() const;

Q_SIGNALS:
    /// Somebody typed a value into the cell.
    void edited(int row, const sf::ui::UnitField& field, const QString& text);
    /// The units go before that row, or to the end.
    void ordered(const std::vector<sf::battle::UnitId>& units, int row);

private:
    QVariant token(const battle::Unit& unit, std::size_t position) const;
    QString text(const QModelIndex& index) const;
    QString letter(int row) const;
    QVariant font(const QModelIndex& index) const;
    QString description(const QModelIndex& index) const;
    bool keepsRows(const ShownStack& shown, const std::vector<std::size_t>& order) const;

    ShownStackPointer m_shown;
    std::vector<std::size_t> m_order;
};

} // namespace sf::ui
