// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"
#include "ui/paint/base/theme.h"

#include <QAbstractTableModel>
#include <QFont>

namespace sf::ui {

/// The record of a game as a table: the beginning, then a row an action, so that row n shows the position
/// after n entries.
class RecordModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Turn, Action, Sums, Outcome, columns };
    /// What a row is found by: its text and its sentences, in one.
    static constexpr int SearchRole = Qt::UserRole;

    explicit RecordModel(document::ImperioDocument& document, QObject* parent = nullptr);
    void setTheme(const paint::Theme& theme);
    /// Of the actions, in the record's notation.
    void setActionFont(const QFont& font);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Null for the beginning.
    const document::PlayedEntry* entry(int row) const;
    bool isMarked(int row) const;

private:
    void follow(const document::GameChange& change, bool undone);
    void refreshMarks();
    QString display(int row, int column) const;
    QString outcome(int row) const;
    QString sentence(int row) const;
    QVariant decoration(int row, int column) const;

    document::ImperioDocument& m_document;
    paint::Theme m_theme;
    QFont m_actionFont;
    int m_rows;
};

/// What has to be known of an entry besides what it did: that its dice were typed in, what was taken back
/// before it. Empty for most.
QString remarkOf(const document::PlayedEntry& played);

} // namespace sf::ui
