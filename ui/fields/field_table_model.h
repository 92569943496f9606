// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/field.h"

#include <QAbstractTableModel>

namespace sf::ui {

/// Shows objects as a table, one row per object and one column per field, edited in place by a FieldDelegate.
class FieldTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Returns what is wrong with this text for the cell, without changing anything. Problems it doesn't find
    /// are refused when the edit is performed.
    virtual std::optional<text::Caption> problemWith(const QModelIndex& index, const QString& text) const;
    /// Returns the cell's choices; empty if it is typed freely.
    virtual QStringList choices(const QModelIndex& index) const = 0;
    /// Describes the column, with its rule, for tool tips and editors.
    virtual QString about(int column) const = 0;
};

} // namespace sf::ui
