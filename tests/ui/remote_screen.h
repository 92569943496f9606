// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

/// Keys for a program that runs on Qt's own VNC screen, as a person would press them: Qt opens such a screen
/// on this machine without any display.
namespace sf::test {

class RemoteScreen {
public:
    RemoteScreen() = default;
    ~RemoteScreen();
    Q_DISABLE_COPY_MOVE(RemoteScreen)

    /// A port that nobody listens on.
    static int freePort();
    /// False while the program does not listen yet.
    bool connectTo(int port);
    /// Presses and lets go of the key of a letter; false when the program is gone.
    bool press(char letter);

private:
    bool send(const QByteArray& bytes);
    bool receive(qsizetype size);

    int m_socket = -1;
};

} // namespace sf::test
