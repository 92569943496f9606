// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace sf::ui {

class LogModel;

/// Shows the lines of a log that pass the filter of the document kind and contain all searched words.
class LogFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using Accepts = std::function<bool(int row)>;

    LogFilter(LogModel& model, QObject* parent);

    void setWords(const QString& words);
    /// Null accepts every line.
    void setAccepts(Accepts accepts);
    bool isOpen() const { return !m_accepts && m_words.isEmpty(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words; ///< as text::searchable
    Accepts m_accepts;
};

} // namespace sf::ui
