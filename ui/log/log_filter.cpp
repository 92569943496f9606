// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_filter.h"

#include "core/text/search_text.h"
#include "ui/log/log_model.h"

namespace sf::ui {

LogFilter::LogFilter(LogModel& model, QObject* parent) : QSortFilterProxyModel(parent) {
    setSourceModel(&model);
}

void LogFilter::setWords(const QString& words) {
    m_words = text::searchable(words).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void LogFilter::setAccepts(Accepts accepts) {
    m_accepts = std::move(accepts);
    invalidateFilter();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
    if (static_cast<const LogModel*>(sourceModel())->isFolded(row) || (m_accepts && !m_accepts(row)))
        return false;
    if (m_words.isEmpty())
        return true;
    const QString text = text::searchable(sourceModel()->index(row, 0).data(LogModel::SearchRole).toString());
    return std::ranges::all_of(m_words, [&text](const QString& word) { return text.contains(word); });
}

} // namespace sf::ui

#include "moc_log_filter.cpp"
