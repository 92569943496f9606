// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <variant>

/// Paths as the system resolves them: ".." after a link to a folder is the parent of the link's target.
/// Cleaning the path as text gets that wrong.
namespace sf::document {

/// Returns the link-free path that open(2) with O_CREAT would use: the file itself, or the one that a
/// dangling link would create. Otherwise the error number, such as ELOOP for circular links.
std::variant<QByteArray, int> reachedFile(const QByteArray& path);

/// Returns the absolute path without "..". Doesn't resolve the file name itself if it is a link.
QString absoluteFile(const QString& path);

} // namespace sf::document
