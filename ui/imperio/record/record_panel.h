// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/log/log_panel.h"

class QComboBox;
class QPlainTextEdit;

namespace sf::ui {

class GameController;
class LookBack;
class RecordModel;

/// The Record dock of a game. Choosing a line looks back to it; looking back never changes the game.
class RecordPanel final : public LogPanel {
    Q_OBJECT

public:
    /// `exports`: the actions that copy, save or export the record and the board.
    RecordPanel(GameController& controller, LookBack& lookBack, const QList<QAction*>& exports,
                QWidget* parent = nullptr);

protected:
    void followRows() override;
    /// The current line is the position on the board, which stays.
    void goToLastLine() override {}
    bool tableKey(int key) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    RecordPanel(RecordModel* model, GameController& controller, LookBack& lookBack,
                const QList<QAction*>& exports, QWidget* parent);
    void makeSorts();
    void makeComment();
    void showComment();
    void filter();
    void follow();
    void lookBack();

    GameController& m_controller;
    LookBack& m_lookBack;
    RecordModel* m_model;
    QComboBox* m_sort;
    QPlainTextEdit* m_comment; ///< on the shown position, in full
    bool m_isFollowing = false;
};

} // namespace sf::ui
