// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sf::document {

/// The word and the singulars that it may be the plural of, in the program's language: “stabbers” is also
/// “stabber”. In lower case.
QStringList singularsOf(const QString& word);

} // namespace sf::document
