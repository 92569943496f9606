// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/lists/unit_list.h"

#include <QAbstractTableModel>
#include <QHash>

namespace sf::ui {

/// A list as it was typed, under what its columns give, with the cells marked that can't be read. What gives
/// no units is grey.
class UnitListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    UnitListModel(document::TextSheet sheet, const battle::Battle& battle, QObject* parent);

    /// Shows another sheet, with the form that is proposed for it.
    void setSheet(document::TextSheet sheet);
    const document::TextSheet& sheet() const { return m_sheet; }
    const document::ListForm& form() const { return m_form; }
    void setForm(document::ListForm form);
    /// Makes this row the heading, or none. The columns are proposed anew.
    void setHeading(std::optional<std::size_t> row);
    const document::ListedUnits& listed() const { return m_listed; }
    /// Why the cell can't be read; empty if it can.
    QString problem(const QModelIndex& index) const;
    /// The first cell that can't be read; invalid if there is none.
    QModelIndex firstProblem() const;
    /// "line 3, column 2", "Units, B3".
    QString place(const QModelIndex& index) const;
    /// The cell that can't be read.
    QString cell(const document::CellProblem& problem) const;
    /// What the list calls the column; empty if it has no heading.
    QString heading(int column) const;
    /// The line or row in the list, from 1.
    int line(int row) const { return m_sheet.rows[static_cast<std::size_t>(row)].line; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void read();

    document::TextSheet m_sheet;
    const battle::Battle& m_battle;
    document::ListForm m_form;
    document::ListedUnits m_listed;
    QHash<std::pair<int, int>, QString> m_problems; ///< by row and column of the model
};

} // namespace sf::ui
