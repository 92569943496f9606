// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/rules/battle/battle.h"

#include <QByteArray>

namespace sf::document {

/// The battle as its file holds it: canonical UTF-8 JSON, a unit a line, keys in a fixed order, only what
/// differs from the defaults, and the members that the program does not know after those that it does.
QByteArray battleJson(const battle::Battle& battle, const Journal& journal);
/// The same without a journal, and no key of that name.
QByteArray battleJson(const battle::Battle& battle);

} // namespace sf::document
