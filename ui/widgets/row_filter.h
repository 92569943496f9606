// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace sf::ui {

/// Shows the rows of a table that contain all searched words, in any column, without regard to case or
/// accents. Sorts names as people do; see text::compareNames.
class RowFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList m_words; ///< as text::searchable
};

} // namespace sf::ui
