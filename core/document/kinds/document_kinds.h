// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/kinds/document_file.h"

#include <string_view>

namespace sf::document {

/// What files and recovery need to know of a kind of document. The registry of them all is the table in
/// document_kinds.cpp: a new kind is a line there.
struct DocumentKind {
    std::string_view key; ///< the word of a document's `kind`
    Loaded (*load)(const QByteArray& bytes);
    /// Does again what a line of the document's journal did; false for a line that no longer applies. The
    /// document is of this kind.
    bool (*replay)(Document& document, std::string_view line);
};

/// Null for a kind that this program does not know.
const DocumentKind* documentKind(std::string_view key);

} // namespace sf::document
