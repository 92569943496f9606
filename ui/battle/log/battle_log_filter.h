// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

#include <QSortFilterProxyModel>

namespace sf::document {
struct LogLine;
}

namespace sf::ui {

class BattleLogModel;

/// The lines of a battle's log that are of one round, Conflict, side and stack and hold all the words that
/// are looked for.
class BattleLogFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    BattleLogFilter(BattleLogModel& model, QObject* parent);

    /// Nothing: all. Each round numbers its Conflicts anew.
    void setRound(std::optional<int> round);
    /// From 1 as the Conflicts of a round are numbered, 0: outside Conflicts; nothing: all.
    void setConflict(std::optional<int> conflict);
    void setSide(std::optional<int> side);
    void setStack(const std::optional<battle::StackId>& stack);
    void setWords(const QString& words);
    bool isOpen() const { return !m_round && !m_conflict && !m_side && !m_stack && m_words.isEmpty(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool isWanted(const document::LogLine& line) const;
    bool isAbout(const battle::StackId& stack) const;

    BattleLogModel& m_model;
    std::optional<int> m_round;
    std::optional<int> m_conflict;
    std::optional<int> m_side;
    std::optional<battle::StackId> m_stack;
    QStringList m_words;
};

} // namespace sf::ui
