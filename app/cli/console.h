// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// What squarefront-cli says and how it ends: results on standard output, one line on standard error when
/// something is wrong.
namespace sf::cli {

inline constexpr int statusDone = 0;
inline constexpr int statusBadInput = 1; ///< the file, an id or what they hold is wrong
inline constexpr int statusBadUsage = 2; ///< the command line is wrong

/// The whole result, UTF-8, which a terminal shows and never obeys: control characters become symbols. The
/// exit status: done, or bad input with its line when it could not be written.
int print(const QByteArray& text);
/// The same for JSON, whose values stay: what a terminal would obey is escaped.
int printJson(const QByteArray& json);
/// Prints the line: file, place in it, what was expected, what was found. Returns statusBadInput.
int inputError(const QString& line);
/// Prints the line after the program's name. Returns statusBadUsage.
int usageError(const QString& line);

/// Keeps Qt's own warnings off standard error, where one line of ours is promised. Fatal ones stay.
void silenceQt();

} // namespace sf::cli
