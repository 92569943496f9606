// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <variant>

/// Paths as the system reads them: ".." behind a link to a folder is the folder above the one linked to,
/// which cleaning the text of a path gets wrong.
namespace sf::document {

/// The file that open(2) with O_CREAT reaches, as a path without links: the file itself, or the one that a
/// dangling link would create. Otherwise the error number, such as ELOOP for links that lead in a circle.
std::variant<QByteArray, int> reachedFile(const QByteArray& path);

/// The absolute path, without "..". A link keeps its own name.
QString absoluteFile(const QString& path);

} // namespace sf::document
