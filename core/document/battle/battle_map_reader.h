// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/shared.h"

namespace sf::battle {
class Map;
} // namespace sf::battle

namespace sf::document {

class JsonReader;

/// Reads the map with its terrain and structures from the value of "map". The result is unusable if the
/// reader has failed.
Shared<battle::Map> readMap(JsonReader& json);

} // namespace sf::document
