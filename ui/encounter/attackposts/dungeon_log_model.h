// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/state/dungeon_desk.h"

#include <QAbstractTableModel>

namespace sf::ui {

/// What happened since the dungeon was opened, an event a row, oldest first. A step that is taken back goes;
/// where it had thrown dice a row tells of it.
class DungeonLogModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Dice, RuleNumber, columns };

    explicit DungeonLogModel(DungeonDesk& desk, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Rule rule(int row) const;
    /// The row as a line of text.
    QString line(int row) const;

private:
    using Step = document::EncounterDocument::Step;
    struct Row {
        std::shared_ptr<const Step> step; ///< null: a remark
        std::size_t event = 0;
        QString words; ///< put together once: the log is repainted more often than it grows
        QString dice;
    };

    void follow(bool undone);
    void add(const std::shared_ptr<const Step>& step);
    void addRemark(const QString& remark);
    void remove(const std::shared_ptr<const Step>& step);
    static Row rowOf(const std::shared_ptr<const Step>& step, std::size_t event);

    DungeonDesk& m_desk;
    std::vector<std::shared_ptr<const Step>> m_steps;
    std::vector<Row> m_rows;
};

} // namespace sf::ui
