// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "core/document/io/canonical_json.h"
#include "core/document/io/safe_file.h"
#include "core/text/display_text.h"
#include "core/text/elided.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <poll.h>
#include <unistd.h>

namespace sf::cli {
namespace {

/// Whoever started the program may have made its output non-blocking.
bool waitUntilWritable(int descriptor) {
    pollfd waiting{descriptor, POLLOUT, 0};
    return ::poll(&waiting, 1, -1) >= 0 || errno == EINTR;
}

/// Writes everything. Returns 0 or errno.
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

/// Keeps a message on one line of limited length, whatever a file name or id contains.
QByteArray asLine(const QString& line) {
    QString text = text::elided(line, longestLine);
    text.replace(u'\n', QChar(0x240a));
    return text::displayText(text).toUtf8() + '\n';
}

int printBytes(const QByteArray& result, const QString& output) {
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
                          .arg(reason, text::displayName(output)));
}

void onlyFatal(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message) {
    if (type == QtFatalMsg)
        writeAll(STDERR_FILENO, asLine(message));
}

} // namespace

int print(const QByteArray& text, const QString& output) {
    return printBytes(text::displayText(QString::fromUtf8(text)).toUtf8(), output);
}

int printJson(const QByteArray& json, const QString& output) {
    return printBytes(document::escapedJson(json), output);
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

namespace {

QStringList& warnings() {
    static QStringList lines;
    return lines;
}

} // namespace

void warn(const QString& line) {
    warnings() << line;
}

void printWarnings() {
    for (const QString& line : std::as_const(warnings()))
        writeAll(STDERR_FILENO, asLine(line));
}

int usageError(const QString& line) {
    writeAll(STDERR_FILENO, asLine(QStringLiteral("squarefront-cli: ") + line));
    return statusBadUsage;
}

void silenceQt() {
    qInstallMessageHandler(onlyFatal);
}

} // namespace sf::cli
