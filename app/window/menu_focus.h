// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QMenuBar;
class QWidget;

namespace sf::app {

/// Gives the keyboard back to who had it before the menu bar. Qt forgets that when a second menu is opened by
/// its letter, or a dialog by its key, while the menu bar has the keyboard: then nobody would get it back.
class MenuFocus final : public QObject {
    Q_OBJECT

public:
    explicit MenuFocus(QMenuBar& bar);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void giveBack();

    QMenuBar& m_bar;
    QPointer<QWidget> m_before;
};

} // namespace sf::app
