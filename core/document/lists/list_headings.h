// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/lists/list_form.h"

#include <QHash>

/// What lists call their columns.
namespace sf::document {

/// What a heading says, without blanks, signs, case and accents: "Hit-points" is "hitpoints".
QString bare(const QString& heading);
/// What each heading gives that a list may have, as bare().
QHash<QString, ListField> knownHeadings();
/// A heading may say more in brackets: "HP (max)".
ListField fieldCalled(const QString& heading, const QHash<QString, ListField>& known);

} // namespace sf::document
