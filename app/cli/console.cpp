// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <QCoreApplication>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace sf::cli {
namespace {

/// All of it, or errno.
int writeAll(int descriptor, const QByteArray& bytes) {
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t count = ::write(descriptor, bytes.constData() + written,
                                      static_cast<std::size_t>(bytes.size() - written));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return count < 0 ? errno : EIO;
        written += count;
    }
    return 0;
}

/// One line stays one line whatever a file name or id holds.
QByteArray asLine(QString text) {
    for (QChar& character : text) {
        if (character.category() == QChar::Other_Control)
            character = u'?';
    }
    return text.toUtf8() + '\n';
}

void onlyFatal(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message) {
    if (type == QtFatalMsg)
        writeAll(STDERR_FILENO, asLine(message));
}

} // namespace

int print(const QByteArray& result) {
    std::signal(SIGPIPE, SIG_IGN);
    const int error = writeAll(STDOUT_FILENO, result);
    if (error == 0)
        return statusDone;
    return inputError(QCoreApplication::translate("sf::cli", "standard output: could not be written: %1")
                          .arg(QString::fromLocal8Bit(std::strerror(error))));
}

int inputError(const QString& line) {
    writeAll(STDERR_FILENO, asLine(line));
    return statusBadInput;
}

int usageError(const QString& line) {
    writeAll(STDERR_FILENO, asLine(QStringLiteral("squarefront-cli: ") + line));
    return statusBadUsage;
}

void silenceQt() {
    qInstallMessageHandler(onlyFatal);
}

} // namespace sf::cli
