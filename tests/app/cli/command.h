// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/test_process.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace sf::test {

/// The output and exit status of squarefront-cli; status -1 if it crashed or hung.
struct Answer {
    int status = -1;
    QByteArray output;
    QByteArray errors;
    QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
};

/// Runs squarefront-cli with these arguments, without a display or a language. Its output goes into the file
/// `standardOutput` if that is given.
inline Answer run(const QStringList& words, const QString& standardOutput = {},
                  std::chrono::seconds patience = processPatience) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANG", "LC_ALL"})
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    if (!standardOutput.isEmpty())
        process.setStandardOutputFile(standardOutput);
    process.start(QStringLiteral(SQUAREFRONT_CLI), words);
    process.closeWriteChannel();
    if (!endsInTime(process, patience) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline bool isOneLine(const QByteArray& text) {
    return text.size() > 1 && text.endsWith('\n') && text.count('\n') == 1;
}

inline const QString jsonOption = QStringLiteral("--json");

} // namespace sf::test
