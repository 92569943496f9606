// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace sf::ui {

class PieceTable;

/// Tables one below the other, each as high as its rows need if there is space. Removed rows keep the
/// heights. Once somebody has moved a handle, the heights are no longer changed.
class TableSplitter final : public QSplitter {
    Q_OBJECT

public:
    explicit TableSplitter(QWidget* parent = nullptr);

    /// `grows`: the table takes what the others leave.
    void addTable(PieceTable* table, bool grows);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void share();

    QList<PieceTable*> m_tables;
    QList<bool> m_grows;
    QList<int> m_rows; ///< that each table was given room for
    bool m_isSetByHand = false;
};

} // namespace sf::ui
