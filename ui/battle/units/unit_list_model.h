// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/lists/unit_list.h"

#include <QAbstractTableModel>
#include <QHash>

namespace sf::ui {

/// A list as it was typed, under what its columns give, with the cells marked that can't be read.
class UnitListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    UnitListModel(document::TextSheet sheet, const battle::Battle& battle, QObject* parent);

    /// Shows another sheet, with the form that is proposed for it.
    void setSheet(document::TextSheet sheet);
    const document::ListForm& form() const { return m_form; }
    void setForm(document::ListForm form);
    const document::ListedUnits& listed() const { return m_listed; }
    /// Why the cell can't be read; empty if it can.
    QString problem(const QModelIndex& index) const;
    /// The first cell that can't be read; invalid if there is none.
    QModelIndex firstProblem() const;
    /// "line 3, column 2", "Units, B3".
    QString place(const QModelIndex& index) const;
    /// What the list calls the column; empty if it has no heading.
    QString heading(int column) const;
    /// The line or row of the headings, from 1.
    int headingLine() const { return m_sheet.rows[m_form.heading].line; }
    /// The first text of a last row that only adds up the others, and so isn't used; empty if there is none.
    QString total() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int firstRow() const { return static_cast<int>(m_form.firstRow()); }
    const document::TextRow& row(int at) const {
        return m_sheet.rows[static_cast<std::size_t>(at) + static_cast<std::size_t>(firstRow())];
    }
    void propose();
    void read();

    document::TextSheet m_sheet;
    const battle::Battle& m_battle;
    document::ListForm m_form;
    document::ListedUnits m_listed;
    QHash<std::pair<int, int>, QString> m_problems; ///< by row and column of the model
};

} // namespace sf::ui
