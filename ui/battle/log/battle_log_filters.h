// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <QWidget>

class QComboBox;

namespace sf::ui {

class Selection;

/// Chooses the round, Conflict, side and stack whose log lines are shown.
class BattleLogFilters final : public QWidget {
    Q_OBJECT

public:
    BattleLogFilters(const document::BattleDocument& document, const Selection& selection, QWidget* parent);

    /// Whether every line is shown.
    bool isOpen() const;
    bool accepts(const document::LogLine& line) const;
    /// The log has more lines, with Conflicts up to this number.
    void followLines(int conflicts);
    /// Sides or stacks may have other names.
    void followNames();

Q_SIGNALS:
    void changed();

private:
    QComboBox* addBox(const QString& name);
    void fillRounds();
    void fillSides();
    void fillStacks();
    bool isAbout(const battle::StackId& stack) const;
    std::optional<battle::StackId> wantedStack() const;

    const document::BattleDocument& m_document;
    const Selection& m_selection;
    QComboBox* m_round;
    QComboBox* m_conflict;
    QComboBox* m_side;
    QComboBox* m_stack;
};

} // namespace sf::ui
