// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace sf::document {
class Document;
}

/// Opens documents for the window. Errors are one line with the file's name and the place in it.
namespace sf::app {

struct Opened {
    std::unique_ptr<document::Document> document; ///< null when there is an error
    QString error;
};
Opened openDocument(const QString& path);
/// Opens a bundled example as a new document without a file.
Opened openExample(const QString& resource);

} // namespace sf::app
