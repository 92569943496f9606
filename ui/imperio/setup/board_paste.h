// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/board_reader.h"
#include "ui/forms/form_dialog.h"

namespace sf::ui {

class BoardPreview;
class NumberedTextEdit;

/// Asks for a text board, pasted or typed: lines are numbered, each wrong one is marked, and the board is
/// shown.
class BoardPasteDialog final : public FormDialog {
    Q_OBJECT

public:
    /// Which part of the board is meant: the side that deploys now, also by post, where no position can be
    /// sent; or all of it, for a new game.
    enum class For { Side, Post, NewGame };
    BoardPasteDialog(const imperio::Game& game, For purpose, QWidget* parent);
    /// Sets the side's own rows, or if the text has none, the other side's, rotated; or a position.
    imperio::SetupEdit edit() const;
    /// The game with the board, for both sides.
    imperio::Game game() const;

private:
    QWidget* makeText();
    bool isPosition() const;
    void takeFromClipboard();
    void read();
    void refresh();

    imperio::Game m_game;
    For m_purpose;
    imperio::PastedBoard m_board;
    NumberedTextEdit* m_text;
    BoardPreview* m_preview;
};

} // namespace sf::ui
