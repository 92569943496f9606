// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/log/log_model.h"

namespace sf::ui {

/// The log of a battle. It only grows; what was undone stays, marked.
class BattleLogModel final : public LogModel {
    Q_OBJECT

public:
    explicit BattleLogModel(document::BattleDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QString text(int row) const override;
    Rule rule(int row) const override;
    QString widest(Column column, bool isWide) const override;
    /// Losses are shown with their strike.
    bool isFolded(int row) const override;

    const document::LogLine& line(int row) const;
    /// The highest number of a Conflict in the log; 0 if there is none.
    int conflictCount() const { return m_conflicts; }

protected:
    QString cell(int row, Column column) const override;
    QList<int> faces(int row) const override;
    Actor actor(int row) const override;
    bool isHeading(int row) const override;
    bool isUndone(int row) const override;

private:
    void follow();
    void noteMarks();
    QString eventText(int row) const;
    static QString diceText(const document::LogLine& line);

    document::BattleDocument& m_document;
    int m_rows = 0;
    int m_conflicts = 0;
    std::vector<bool> m_marks; ///< the undone lines that views were told of
};

} // namespace sf::ui
