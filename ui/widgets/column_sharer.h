// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

class QTableView;

namespace sf::ui {

/// Shares a table's width among its columns by what they hold. If there isn't enough, the widest give way
/// first; the last column gets what is left over.
class ColumnSharer final : public QObject {
    Q_OBJECT

public:
    explicit ColumnSharer(QTableView& table);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void share();

    QTableView& m_table;
    QTimer m_due; ///< once after several changes
};

} // namespace sf::ui
