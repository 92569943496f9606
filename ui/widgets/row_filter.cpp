// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/row_filter.h"

#include "core/text/search_text.h"

#include <algorithm>

namespace sf::ui {

void RowFilter::setWords(const QString& words) {
    m_words = text::searchable(words).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool RowFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (!QSortFilterProxyModel::filterAcceptsRow(row, parent))
        return false;
    if (m_words.isEmpty())
        return true;
    QString text;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        text += sourceModel()->index(row, column, parent).data().toString() + u'\n';
    text = text::searchable(text);
    return std::ranges::all_of(m_words, [&text](const QString& word) { return text.contains(word); });
}

bool RowFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const QVariant first = left.data(sortRole());
    const QVariant second = right.data(sortRole());
    if (first.userType() != QMetaType::QString || second.userType() != QMetaType::QString)
        return QSortFilterProxyModel::lessThan(left, right);
    return text::compareNames(first.toString(), second.toString()) < 0;
}

} // namespace sf::ui

#include "moc_row_filter.cpp"
