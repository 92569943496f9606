// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"
#include "ui/log/log_model.h"

namespace sf::ui {

/// The record of a game: the beginning, then one row per action, so that row n shows the position after n
/// entries.
class RecordModel final : public LogModel {
    Q_OBJECT

public:
    enum class Sort { All, Fights, Bases, Spawns, Bookmarks, Remarks };

    explicit RecordModel(document::ImperioDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    QString text(int row) const override;
    QString widest(Column column, bool isWide) const override;

    bool isOfSort(int row, Sort sort) const;

protected:
    QString cell(int row, Column column) const override;
    QString searchText(int row) const override;
    Actor actor(int row) const override;

private:
    void follow(const document::GameChange& change, bool undone);
    const document::PlayedEntry* entry(int row) const;
    bool isMarked(int row) const;
    QString comment(int row) const;
    QString branches(int row) const;
    QString remarks(int row) const;
    QString outcome(int row) const;
    QString sentence(int row) const;

    document::ImperioDocument& m_document;
    int m_rows;
};

} // namespace sf::ui
