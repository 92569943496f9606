// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <map>
#include <string>

namespace sf::document {

/// Fills the page of resources/replay. `parts` are HTML by the name that stands for them there, such as
/// `board`; `style` is added to the style sheet. The result is one file that loads nothing: its
/// Content-Security-Policy allows only its own script and style sheet, by their hashes.
QByteArray webPage(const QString& title, const std::map<std::string, QByteArray>& parts,
                   const QByteArray& style);

} // namespace sf::document
