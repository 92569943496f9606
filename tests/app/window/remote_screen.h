// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// Sends keys to a program that runs on Qt's own VNC screen, which needs no display.
namespace sf::test {

class RemoteScreen {
public:
    RemoteScreen() = default;
    ~RemoteScreen();
    Q_DISABLE_COPY_MOVE(RemoteScreen)

    /// Returns an unused port.
    static int freePort();
    /// Returns false while the program isn't listening yet.
    bool connectTo(int port);
    /// Presses and releases a letter's key. Returns false if the program is gone.
    bool press(char letter);

private:
    bool send(const QByteArray& bytes);
    bool receive(qsizetype size);

    int m_socket = -1;
};

} // namespace sf::test
