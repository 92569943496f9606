// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"

#include <QWidget>

class QBoxLayout;
class QListWidget;
class QUndoStack;

namespace sf::ui {

class PieceTools;
class PositionBoard;
class PositionFields;

/// Sets up any position to play from: pieces, turn, reinforcements and what has been done this turn, with
/// undo. It lists what the rules don't allow.
class PositionEditor final : public QWidget {
    Q_OBJECT

public:
    explicit PositionEditor(QWidget* parent = nullptr);
    /// Replaces the position and clears the history.
    void setPosition(const imperio::Position& position);
    void setOptions(const imperio::Options& options);
    const imperio::Position& position() const { return m_position; }
    /// What keeps a game from continuing from there; empty if nothing does.
    QString problem() const;
    /// Whether nothing has been edited yet.
    bool isUntouched() const;
    /// Not by a focus proxy, with which Tab would pass over the tools above the board.
    void focusBoard();

Q_SIGNALS:
    void changed();
    /// The house rules of a pasted text.
    void rulesPasted(const sf::imperio::Options& options);

private:
    QWidget* makeFields();
    void addButtons(QBoxLayout& layout);
    void activate(imperio::Square square);
    /// One step that can be undone.
    void edit(const imperio::Position& position, const QString& name);
    void push(const imperio::Position& after, const QString& name);
    void apply(const imperio::Position& position);
    void refresh();
    void paste();
    void copy() const;

    imperio::Position m_position;
    QStringList m_problems;
    QUndoStack* m_history;
    PieceTools* m_tools;
    PositionBoard* m_board;
    PositionFields* m_fields;
    QListWidget* m_list;
};

} // namespace sf::ui
