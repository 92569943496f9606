// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace sf::document {
struct WriteResult;
}

/// What squarefront-cli says and how it ends: results on standard output, one line on standard error when
/// something is wrong, or to be known of a file that was written.
namespace sf::cli {

inline constexpr int statusDone = 0;
inline constexpr int statusBadInput = 1; ///< the file, an id or what they hold is wrong
inline constexpr int statusBadUsage = 2; ///< the command line is wrong

/// The whole result, UTF-8, which a terminal shows and never obeys: control characters become symbols. The
/// exit status: done, or bad input with its line when it could not be written. `output`: a file that has been
/// written already, which the line then says.
int print(const QByteArray& text, const QString& output = {});
/// The same for JSON, whose values stay: what a terminal would obey is escaped.
int printJson(const QByteArray& json, const QString& output = {});
/// Prints the line that says why a file was not written, or what its user should know of it. The exit status.
int report(const document::WriteResult& result);
/// Prints the line: file, place in it, what was expected, what was found; a line that is too long loses its
/// middle. Returns statusBadInput.
int inputError(const QString& line);
/// Prints the line after the program's name. Returns statusBadUsage.
int usageError(const QString& line);

/// A line on standard error about input that is odd but not wrong. It is printed by printWarning(), when the
/// command is done without an error, so that an error stays the only line.
void warn(const QString& line);
void printWarning();

/// Keeps Qt's own warnings off standard error, where one line of ours is promised. Fatal ones stay.
void silenceQt();

} // namespace sf::cli
