// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QMenuBar;
class QWidget;

namespace sf::app {

/// Restores the keyboard focus from before the menu bar got it. Qt loses track of it when a second menu is
/// opened by its mnemonic, or a dialog by its shortcut, while the menu bar has the focus.
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
