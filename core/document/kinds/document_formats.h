// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/kinds/document_file.h"

#include <string_view>

namespace sf::document {

/// How documents of one kind are read, written and recovered. The table in document_formats.cpp lists them: a
/// new kind is a line there.
struct DocumentFormat {
    std::string_view key; ///< the word of a document's `kind`
    Loaded (*load)(const QByteArray& bytes);
    /// Carries a line of the document's journal out again; false for a line that no longer applies. The
    /// document is of this kind.
    bool (*replay)(Document& document, std::string_view line);

    // Only for a kind that also has a plain text format.
    /// Whether bytes are meant as this kind's text format, which has no `kind` to tell by. Null: only JSON.
    bool (*isText)(const QByteArray& bytes) = nullptr;
    /// What a file of this name holds. Null: Document::serialised().
    QByteArray (*contents)(const Document& document, const QString& path) = nullptr;
};

/// Null for a kind that this program does not know.
const DocumentFormat* documentFormat(std::string_view key);
/// The format whose plain text the bytes are; null for JSON.
const DocumentFormat* textFormat(const QByteArray& bytes);

} // namespace sf::document
