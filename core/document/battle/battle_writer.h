// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/rules/battle/battle.h"

#include <QByteArray>

#include <optional>

namespace sf::document {

/// The battle's file: canonical UTF-8 JSON with one unit per line, keys in a fixed order, no default values,
/// and unknown members after the known ones. In a sealed phase, journal entries from position `openEntries`
/// on are written under `sealed` (BAT-4).
QByteArray battleJson(const battle::Battle& battle, const Journal& journal,
                      std::optional<std::size_t> openEntries = {});
/// The same without a journal key.
QByteArray battleJson(const battle::Battle& battle);

} // namespace sf::document
