// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/io/safe_file.h"

#include <memory>
#include <optional>

namespace sf::document {
class Document;
}

namespace sf::cli {

/// The document of a file, whatever its kind, as everybody may see it: a battle without what a side has
/// sealed (BAT-4). Null when it could not be read; then the line that says why is printed.
std::unique_ptr<document::Document> readDocument(const QString& path);
/// The same with its whole journal and what sides have sealed, for films, which show nobody what is sealed.
std::unique_ptr<document::Document> readWithSealed(const QString& path);
/// Prints that the command doesn't support this kind of document. Returns the exit status.
int wrongKind(const QString& path, const document::Document& document, const QString& expected);

/// Prints that the battle has no stack with this id. Returns the exit status.
int unknownStack(const QString& path, const QString& id);

/// Writes the document unless it would be too large to read again. Errors are one line.
document::WriteResult writeDocument(const QString& path, const QByteArray& bytes);
/// Reads a battle that uses the given rules (a document's `rules` value; empty: any). Prints an error line
/// and returns null if the file can't be read, isn't a battle or uses other rules.
std::unique_ptr<document::BattleDocument> readBattleDocument(const QString& path,
                                                             std::string_view rules = {});
/// Returns the battle of such a document as everybody may see it: without what a side has sealed (BAT-4).
std::optional<battle::Battle> readBattle(const QString& path, std::string_view rules = {});

} // namespace sf::cli
