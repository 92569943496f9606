// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle_file.h"

#include "app/cli/console.h"
#include "core/document/battle_document.h"
#include "core/document/document_file.h"

#include <QCoreApplication>

namespace sf::cli {

std::optional<battle::Battle> readBattle(const QString& path) {
    const document::Loaded loaded = document::load(path);
    if (const auto* error = std::get_if<document::LoadError>(&loaded)) {
        inputError(error->text(path));
        return std::nullopt;
    }
    const document::Document& document = *std::get<std::unique_ptr<document::Document>>(loaded);
    if (const auto* battle = dynamic_cast<const document::BattleDocument*>(&document))
        return battle->battle();
    inputError(QCoreApplication::translate("sf::cli", "%1: kind: expected “battle”, found “%2”")
                   .arg(path, document.kind()));
    return std::nullopt;
}

} // namespace sf::cli
