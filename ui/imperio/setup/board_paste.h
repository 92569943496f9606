// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/record/board_reader.h"
#include "ui/forms/form_dialog.h"

namespace sf::ui {

class BoardPreview;
class NumberedTextEdit;

/// A field to paste or type a text board: lines are numbered, each wrong one is marked, and the resulting
/// board is shown.
class BoardPaste final : public QWidget {
    Q_OBJECT

public:
    enum class Shows { Text, TextAndBoard };
    /// Without a board of its own where the board is shown anyway.
    explicit BoardPaste(Shows shows, QWidget* parent = nullptr);
    const imperio::PastedBoard& board() const { return m_board; }
    /// A board from the middle of a game, where those are accepted: with Shows::Text.
    std::optional<imperio::Position> position() const;
    void setOptions(const imperio::Options& options);
    /// What keeps it from being used; empty when nothing does.
    QString problem() const;
    bool isEmpty() const;
    void setText(const QString& text);

Q_SIGNALS:
    void changed();
    void rulesPasted(const sf::imperio::Options& options);

private:
    void read();
    void takeFromClipboard();

    imperio::Options m_options;
    imperio::PastedBoard m_board;
    NumberedTextEdit* m_text;
    BoardPreview* m_preview;
};

/// Asks for a text board for the side that sets out now.
class BoardPasteDialog final : public FormDialog {
    Q_OBJECT

public:
    BoardPasteDialog(imperio::Side side, QWidget* parent);
    /// The side's own rows, or if the text has none, the other side's, rotated.
    imperio::Deployment deployment() const;

private:
    void refresh();

    imperio::Side m_side;
    BoardPaste* m_paste;
};

/// The board with both deployments of a pasted text.
imperio::Board boardOf(const std::array<std::optional<imperio::Deployment>, 2>& deployments);

} // namespace sf::ui
