// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_filter.h"

#include "ui/imperio/record/record_model.h"

#include <algorithm>

namespace sf::ui {
namespace {

bool isAboutBases(const document::PlayedEntry& played) {
    return std::ranges::any_of(played.events, [](const imperio::Event& event) {
        return event.what == imperio::Happened::Captured || event.what == imperio::Happened::Destroyed ||
               (event.what == imperio::Happened::Fought && imperio::isBase(event.fight.matchup.defender));
    });
}

} // namespace

RecordFilter::RecordFilter(RecordModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(&model);
}

void RecordFilter::setSort(Sort sort) {
    m_sort = sort;
    invalidateFilter();
}

void RecordFilter::setWords(const QString& words) {
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool RecordFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
    if (!isOfSort(row))
        return false;
    if (m_words.isEmpty())
        return true;
    const QString text = m_model.index(row, 0).data(RecordModel::SearchRole).toString();
    return std::ranges::all_of(
        m_words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool RecordFilter::isOfSort(int row) const {
    if (m_sort == Sort::All)
        return true;
    if (m_sort == Sort::Bookmarks)
        return m_model.isMarked(row);
    const document::PlayedEntry* played = m_model.entry(row);
    if (!played)
        return false;
    switch (m_sort) {
    case Sort::Fights:
        return !played->entry.dice.empty();
    case Sort::Bases:
        return isAboutBases(*played);
    case Sort::Spawns:
        return played->entry.action.act == imperio::Act::Spawn;
    default:
        return !remarkOf(*played).isEmpty();
    }
}

} // namespace sf::ui
