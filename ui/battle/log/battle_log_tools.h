// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLineEdit;

namespace sf::ui {

class BattleLogFilter;
class Selection;

/// Above the log: lines of which round, Conflict, side and stack are shown, and the words that are looked
/// for.
class BattleLogTools final : public QWidget {
    Q_OBJECT

public:
    BattleLogTools(const document::BattleDocument& document, const Selection& selection,
                   BattleLogFilter& filter, QWidget* parent);

    QLineEdit& search() { return *m_search; }
    /// At the right of the search.
    void addTool(QWidget* tool);
    /// The log has more lines, with Conflicts up to this number.
    void followLines(int conflicts);
    /// Sides or stacks may have other names.
    void followNames();

Q_SIGNALS:
    /// Other lines are to be shown.
    void filtered();

private:
    void makeBox(QComboBox& box, const QString& name);
    void fillRounds();
    void fillSides();
    void fillStacks();
    void filterRound();
    void filterConflict();
    void filterSide();
    void filterStack();

    const document::BattleDocument& m_document;
    const Selection& m_selection;
    BattleLogFilter& m_filter;
    QHBoxLayout* m_row;
    QComboBox* m_round;
    QComboBox* m_conflict;
    QComboBox* m_side;
    QComboBox* m_stack;
    QLineEdit* m_search;
};

} // namespace sf::ui
