// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <utility>

namespace sf::document {
struct WriteResult;
}

/// Output of squarefront-cli: results go to standard output; errors and warnings are one line each on
/// standard error.
namespace sf::cli {

inline constexpr int statusDone = 0;
inline constexpr int statusBadInput = 1; ///< the file, an id or its content is wrong
inline constexpr int statusBadUsage = 2; ///< the command line is wrong

/// Prints the result as UTF-8, with control characters replaced by symbols so that a terminal doesn't obey
/// them. Prints an error and returns bad input if it can't be written. `output` is a file that has already
/// been written, to be named in that error.
int print(const QByteArray& text, const QString& output = {});
/// The same for JSON. Control characters are escaped, so that values don't change.
int printJson(const QByteArray& json, const QString& output = {});
/// Prints the error or the warnings of a write. Returns the exit status.
int report(const document::WriteResult& result);
/// Prints an error: file, place in it, what was expected, what was found. A long line is shortened in the
/// middle. Returns statusBadInput.
int inputError(const QString& line);
/// Prints an error after the program's name. Returns statusBadUsage.
int usageError(const QString& line);

/// A value, or the exit status of a command that has printed an error instead.
template<class T>
struct OrStatus : std::optional<T> {
    // NOLINTNEXTLINE(google-explicit-constructor)
    OrStatus(T value) : std::optional<T>(std::in_place, std::move(value)) {}
    OrStatus(int exitStatus) : status(exitStatus) {} // NOLINT(google-explicit-constructor)
    int status = statusDone;
};

/// Queues a warning about input that is unusual but valid. printWarnings() prints them if the command
/// succeeds, so that an error is always the only line.
void warn(const QString& line);
void printWarnings();

/// Suppresses Qt's own warnings, which would break the promise of one line on standard error. Fatal messages
/// remain.
void silenceQt();

} // namespace sf::cli
