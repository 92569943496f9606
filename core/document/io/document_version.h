// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::document {

class JsonReader;

/// Reads a document's `squarefront`. Any value but 1 is an error, which names a newer version.
void readVersion(JsonReader& json);

} // namespace sf::document
