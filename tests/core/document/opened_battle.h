// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/kinds/document_file.h"

#include <memory>

namespace sf::test {

/// Loads a battle; ends the test if the bytes are invalid.
inline std::unique_ptr<document::BattleDocument> opened(const QByteArray& bytes) {
    document::Loaded loaded = document::loadBytes(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&loaded))
        qFatal("%s", qPrintable(error->text(QStringLiteral("f"))));
    return std::unique_ptr<document::BattleDocument>(static_cast<document::BattleDocument*>(
        std::get<std::unique_ptr<document::Document>>(loaded).release()));
}

} // namespace sf::test
