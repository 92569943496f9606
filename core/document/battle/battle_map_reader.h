// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/shared.h"

namespace sf::battle {
class Map;
}

namespace sf::document {

class JsonReader;

/// The map of a battle with its terrain and structures, from the value of the key "map". Nothing useful when
/// the reader has failed.
Shared<battle::Map> readMap(JsonReader& json);

} // namespace sf::document
