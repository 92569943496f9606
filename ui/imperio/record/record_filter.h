// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace sf::ui {

class RecordModel;

/// The lines of a record that are of one sort and hold all the words that are looked for.
class RecordFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    enum class Sort { All, Fights, Bases, Spawns, Bookmarks, Remarks };

    RecordFilter(RecordModel& model, QObject* parent);
    void setSort(Sort sort);
    void setWords(const QString& words);
    bool isOpen() const { return m_sort == Sort::All && m_words.isEmpty(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool isOfSort(int row) const;

    RecordModel& m_model;
    Sort m_sort = Sort::All;
    QStringList m_words;
};

} // namespace sf::ui
