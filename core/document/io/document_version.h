// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::document {

class JsonReader;

/// Reads a document's `squarefront`. Anything but 1 is refused; of a newer version the number is told.
void readVersion(JsonReader& json);

} // namespace sf::document
