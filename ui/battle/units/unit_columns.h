// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QTableView;

namespace sf::ui {

/// Which columns of the unit table people see, and the menu in which they choose.
class UnitColumns final : public QObject {
    Q_OBJECT

public:
    /// The table shows a UnitTableModel.
    explicit UnitColumns(QTableView& table);

    /// Replaces the usual columns, by default those of SMM, and shows them.
    void setUsual(const QStringList& keys);
    /// By the keys of their fields; unknown ones are left out, an empty list means the usual columns.
    void show(const QStringList& keys);
    QStringList shown() const;
    /// At a point of the table's header.
    void openMenu(const QPoint& point);

Q_SIGNALS:
    /// Somebody chose; empty for the usual ones.
    void chosen(const QStringList& keys);

private:
    void choose(int column, bool shown);

    QTableView& m_table;
    QStringList m_usual;
};

} // namespace sf::ui
