// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace sf::ui {

/// Says over a board what others have done since a player's last turn. It never takes the focus, and stays
/// until it is clicked or Escape is pressed on the board.
class TurnReport final : public QFrame {
    Q_OBJECT

public:
    explicit TurnReport(QWidget& board);

    /// Shows all lines, or hides if there are none. Screen readers speak them one after the other, without
    /// those that they have spoken before.
    void showLines(const QString& title, const QStringList& lines, const QStringList& spokenBefore = {});

protected:
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QLabel* m_title;
    QLabel* m_lines;
};

} // namespace sf::ui
