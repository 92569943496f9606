// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <variant>

/// Paths as the system resolves them: ".." after a link to a folder is the parent of the link's target.
/// Cleaning the path as text gets that wrong.
namespace sf::document {

/// The path's bytes as the system knows them, and as text. A name that isn't UTF-8 keeps its bytes: each one
/// that doesn't decode becomes an unpaired surrogate, U+DC80 to U+DCFF, which no decoded text has.
QByteArray pathBytes(const QString& path);
QString pathText(const QByteArray& path);

/// Makes a folder and its parents as needed. Returns whether it is there.
bool makeFolder(const QString& path);

/// Returns the path that a file URL of this computer names; any other text is a path already.
QString pathOfUrl(const QString& pathOrUrl);

/// Returns the link-free path that open(2) with O_CREAT would use: the file itself, or the one that a
/// dangling link would create. Otherwise the error number, such as ELOOP for circular links, or ESTALE for
/// what no path of this process leads to: a deleted file, or one in the root of another process.
std::variant<QByteArray, int> reachedFile(const QByteArray& path);

/// Returns the absolute path without "..". Doesn't resolve the file name itself if it is a link.
QString absoluteFile(const QString& path);

/// Whether both paths, perhaps through links, lead to one file. An empty path leads to none.
bool areOneFile(const QString& first, const QString& second);

} // namespace sf::document
