// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/paint/base/theme.h"

#include <QAbstractTableModel>

namespace sf::ui {

/// The log of a battle as a table, a row a line. It only grows; what was taken back stays, marked.
class BattleLogModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Round, What, Dice, Rule, columns };
    enum Role {
        SearchRole = Qt::UserRole, ///< what a row is found by
        DiceRole,                  ///< QList<int>: what the dice showed
        ColourRole,                ///< of the side that acts; invalid for none
        RuleRole,                  ///< "SMM-27"
    };

    explicit BattleLogModel(document::BattleDocument& document, QObject* parent = nullptr);
    void setTheme(const paint::Theme& theme);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    document::BattleDocument& document() const { return m_document; }
    const document::LogLine& line(int row) const;
    /// How a line is read: round, Conflict, what happened, dice and rule.
    QString text(int row) const;
    /// The highest number that a Conflict has in the log, 0 for none.
    int conflictCount() const { return m_conflicts; }

private:
    void follow();
    void noteMarks();
    QString display(int row, int column) const;
    QVariant decoration(int row) const;
    QList<int> dice(int row) const;
    int side(int row) const;

    document::BattleDocument& m_document;
    paint::Theme m_theme;
    int m_rows = 0;
    int m_conflicts = 0;
    std::vector<bool> m_marks; ///< which lines were taken back, as the views know it
};

/// What the dice of the line were thrown for and what they showed: "to hit: 17 on a d20, typed in".
QString logDice(const document::LogLine& line);

} // namespace sf::ui
