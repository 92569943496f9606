// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/kinds/document_file.h"

#include <string_view>

namespace sf::document {

/// How documents of one kind are read and written. To add a kind, add a line to the table in
/// document_formats.cpp.
struct DocumentFormat {
    std::string_view key; ///< the word of a document's `kind`
    Loaded (*load)(const QByteArray& bytes);

    // Only for kinds that also have a plain text format
    /// Returns whether the bytes look like this kind's text format, which has no `kind`. Null: JSON only.
    bool (*isText)(const QByteArray& bytes) = nullptr;
    /// Returns the content of a file with this name. Null: Document::serialised().
    QByteArray (*contents)(const Document& document, const QString& path) = nullptr;
};

/// Null if the kind is unknown.
const DocumentFormat* documentFormat(std::string_view key);
/// Returns the format if the bytes are its plain text, or null for JSON.
const DocumentFormat* textFormat(const QByteArray& bytes);

} // namespace sf::document
