// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QAbstractButton;
class QKeyEvent;
class QWidget;

namespace sf::app {

class DocumentArea;

/// Keeps the keys with the board of the page that is shown. It has the focus again after a click on a button
/// of the window, and when a button that had the focus has hidden or disabled itself; in dialogs, the next
/// button has it then, and never a field that arrows would change. Keys with which
/// whatever has the focus does nothing are the board's; in lists only Escape, and what the Edit menu does in
/// none of the docks.
class BoardFocus final : public QObject {
    Q_OBJECT

public:
    BoardFocus(DocumentArea& area, QWidget& window);

    /// Does on the board what the key does there. Returns whether it does anything: nothing while text is
    /// typed.
    bool press(const QKeyEvent& key);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(const QWidget* old, const QWidget* now);
    void giveBack();

    DocumentArea& m_area;
    QWidget& m_window;
    QPointer<QAbstractButton> m_clicked;
    bool m_isPressing = false;
};

} // namespace sf::app
