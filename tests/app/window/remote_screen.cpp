// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/remote_screen.h"

#include <QtEndian>

#include <array>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace sf::test {
namespace {

sockaddr_in localPort(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    return address;
}

/// RFC 6143, 7.5.4: a key press or release.
QByteArray keyEvent(char letter, bool isDown) {
    QByteArray message(8, '\0');
    message[0] = 4;
    message[1] = isDown ? 1 : 0;
    qToBigEndian<quint32>(static_cast<quint32>(letter), message.data() + 4);
    return message;
}

} // namespace

RemoteScreen::~RemoteScreen() {
    if (m_socket >= 0)
        ::close(m_socket);
}

int RemoteScreen::freePort() {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = localPort(0);
    socklen_t size = sizeof address;
    const bool isBound = ::bind(socket, reinterpret_cast<const sockaddr*>(&address), size) == 0 &&
                         ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0;
    ::close(socket);
    return isBound ? ntohs(address.sin_port) : 0;
}

bool RemoteScreen::connectTo(int port) {
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const timeval patience{10, 0};
    ::setsockopt(m_socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    const sockaddr_in address = localPort(port);
    if (::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        return false;
    // The version, no password, a shared screen, and what the screen is like.
    constexpr qsizetype version = 12;
    constexpr qsizetype security = 4;
    constexpr qsizetype screen = 24;
    return receive(version) && send("RFB 003.003\n") && receive(security) && send(QByteArray(1, '\1')) &&
           receive(screen);
}

bool RemoteScreen::press(char letter) {
    return send(keyEvent(letter, true) + keyEvent(letter, false));
}

bool RemoteScreen::send(const QByteArray& bytes) {
    return ::send(m_socket, bytes.constData(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL) ==
           bytes.size();
}

bool RemoteScreen::receive(qsizetype size) {
    QByteArray bytes(size, '\0');
    return ::recv(m_socket, bytes.data(), static_cast<std::size_t>(size), MSG_WAITALL) == size;
}

} // namespace sf::test
