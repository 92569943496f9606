// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace sf::document {
class Document;
}

/// Opening as the window does it; errors come back as one line that names the file and the place.
namespace sf::app {

struct Opened {
    std::unique_ptr<document::Document> document; ///< null when there is an error
    QString error;
};
Opened openDocument(const QString& path);
/// A document without a file, made from what comes with the program.
Opened openExample(const QString& resource);

} // namespace sf::app
