// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "core/document/safe_file.h"
#include "core/text/elided.h"

#include <QCoreApplication>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <poll.h>
#include <unistd.h>

namespace sf::cli {
namespace {

/// Whoever started the program may have made its output one that does not wait.
bool waitUntilWritable(int descriptor) {
    pollfd waiting{descriptor, POLLOUT, 0};
    return ::poll(&waiting, 1, -1) >= 0 || errno == EINTR;
}

/// All of it, or errno.
int writeAll(int descriptor, const QByteArray& bytes) {
    qsizetype written = 0;
    while (written < bytes.size()) {
        const ssize_t count = ::write(descriptor, bytes.constData() + written,
                                      static_cast<std::size_t>(bytes.size() - written));
        if (count < 0 && (errno == EINTR || (errno == EAGAIN && waitUntilWritable(descriptor))))
            continue;
        if (count <= 0)
            return count < 0 ? errno : EIO;
        written += count;
    }
    return 0;
}

constexpr qsizetype longestLine = 2000; ///< characters

/// One line stays one line, and not too long a one, whatever a file name or id holds.
QByteArray asLine(const QString& line) {
    QString text = text::elided(line, longestLine);
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

int print(const QByteArray& result, const QString& output) {
    std::signal(SIGPIPE, SIG_IGN);
    const int error = writeAll(STDOUT_FILENO, result);
    if (error == 0)
        return statusDone;
    const QString reason = QString::fromLocal8Bit(std::strerror(error));
    if (output.isEmpty())
        return inputError(
            QCoreApplication::translate("sf::cli", "standard output: could not be written: %1").arg(reason));
    return inputError(QCoreApplication::translate(
                          "sf::cli", "standard output: could not be written: %1; but %2 was written")
                          .arg(reason, output));
}

int report(const document::WriteResult& result) {
    if (result.error)
        return inputError(*result.error);
    for (const QString& warning : result.warnings)
        writeAll(STDERR_FILENO, asLine(warning));
    return statusDone;
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
