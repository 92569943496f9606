// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;

namespace sf::ui {

class BoardView;

/// A labelled input line at the bottom of a board or beside a hex. Enter or the button accepts the text,
/// Escape cancels. A click elsewhere closes it if nothing was typed, or if it accepts its text on focus loss.
class InputLine final : public QFrame {
    Q_OBJECT

public:
    /// Opens immediately and takes the focus. `accept` returns whether the text is valid, which closes the
    /// line; `hint` is shown below the line and may be empty.
    InputLine(BoardView& board, const QString& label, const QString& text,
              std::function<bool(const QString&)> accept, const QString& hint = {});
    /// Gives the focus back to the line.
    void resume();
    /// False once it has been accepted or cancelled.
    bool isOpen() const { return m_isOpen; }
    /// Moves the line next to this part of the board.
    void placeBeside(const QRect& area);
    /// Makes a click elsewhere accept the text, too.
    void setAcceptedOnFocusLoss() { m_isAcceptedOnFocusLoss = true; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void place();
    void start();
    void accept();
    void cancel();
    void finish();
    void leave();

    BoardView& m_board;
    QLineEdit* m_edit;
    QLabel* m_hint = nullptr;
    std::function<bool(const QString&)> m_accept;
    std::optional<QRect> m_beside;
    bool m_isAcceptedOnFocusLoss = false;
    bool m_isRefused = false;
    bool m_isOpen = true;
};

} // namespace sf::ui
