// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/field.h"

#include <QAbstractTableModel>

namespace sf::ui {

/// Objects as a table, a row for each object and a column for each field, edited in place by a FieldDelegate.
class FieldTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// What would be wrong with this text in the cell; nothing is changed. What is not found here is refused
    /// when the edit is performed.
    virtual std::optional<FieldProblem> problemWith(const QModelIndex& index, const QString& text) const;
    /// What can be chosen in the cell; empty: it is typed freely.
    virtual QStringList choices(const QModelIndex& index) const = 0;
    /// What the column is, with its rule, for tool tips and editors.
    virtual QString about(int column) const = 0;
};

} // namespace sf::ui
