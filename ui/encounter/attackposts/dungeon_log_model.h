// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/state/dungeon_controller.h"
#include "ui/log/log_model.h"

namespace sf::ui {

/// What happened since the dungeon was opened, one event per row, oldest first. An undone step is removed; if
/// it had thrown dice, a remark about it is added.
class DungeonLogModel final : public LogModel {
    Q_OBJECT

public:
    explicit DungeonLogModel(DungeonController& controller, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QString text(int row) const override;
    Rule rule(int row) const override;
    QString widest(Column column, bool isWide) const override;

protected:
    QString cell(int row, Column column) const override;

private:
    using Step = document::EncounterDocument::Step;
    struct Row {
        std::shared_ptr<const Step> step; ///< null: a remark
        std::size_t event = 0;
        QString words; ///< kept, because the log is repainted more often than it grows
        QString dice;
    };

    void follow(bool undone);
    void reword();
    void add(const std::shared_ptr<const Step>& step);
    void addRemark(const QString& remark);
    void remove(const std::shared_ptr<const Step>& step);
    Row rowOf(const std::shared_ptr<const Step>& step, std::size_t event) const;

    DungeonController& m_controller;
    std::vector<std::shared_ptr<const Step>> m_steps;
    std::vector<Row> m_rows;
};

} // namespace sf::ui
