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
/// Prints that a document of this kind has nothing for the command; the exit
/// status.
int wrongKind(const QString& path, const document::Document& document, const QString& expected);

/// Writes a document that can be read again; one line that says why not.
document::WriteResult writeDocument(const QString& path, const QByteArray& bytes);
/// The document of a battle by these rules, as a document's `rules` names them; empty: by any. Null when it
/// could not be read, holds no battle or is fought by other rules; then the line that says why is printed.
std::unique_ptr<document::BattleDocument> readBattleDocument(const QString& path,
                                                             std::string_view rules = {});
/// The battle of such a document, as everybody may see it: without what a side has sealed (BAT-4).
std::optional<battle::Battle> readBattle(const QString& path, std::string_view rules = {});

} // namespace sf::cli
