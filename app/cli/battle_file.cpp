// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle_file.h"

#include "app/cli/console.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/document/kinds/document_file.h"

#include <QCoreApplication>

namespace sf::cli {

std::unique_ptr<document::Document> readDocument(const QString& path) {
    document::Loaded loaded = document::load(path);
    if (const auto* error = std::get_if<document::LoadError>(&loaded)) {
        inputError(error->text(path));
        return nullptr;
    }
    return std::move(std::get<std::unique_ptr<document::Document>>(loaded));
}

int wrongKind(const QString& path, const document::Document& document, const QString& expected) {
    return inputError(QCoreApplication::translate("sf::cli", "%1: kind: expected %2, found “%3”")
                          .arg(path, expected, document.kind()));
}

document::WriteResult writeDocument(const QString& path, const QByteArray& bytes) {
    if (auto problem = document::writeProblem(path, bytes.size()))
        return {problem, {}};
    return document::writeSafely(path, bytes);
}

int wrongRules(const QString& path, RuleSystem found, RuleSystem expected) {
    const auto word = [](RuleSystem system) {
        const std::string_view key = document::systemKey(system);
        return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
    };
    return inputError(QCoreApplication::translate("sf::cli", "%1: rules: expected “%2”, found “%3”")
                          .arg(path, word(expected), word(found)));
}

std::unique_ptr<document::BattleDocument> readBattleDocument(const QString& path) {
    std::unique_ptr<document::Document> document = readDocument(path);
    if (!document)
        return nullptr;
    if (auto* battle = dynamic_cast<document::BattleDocument*>(document.get())) {
        (void)document.release();
        return std::unique_ptr<document::BattleDocument>(battle);
    }
    wrongKind(path, *document, QStringLiteral("“battle”"));
    return nullptr;
}

std::optional<battle::Battle> readBattle(const QString& path) {
    const std::unique_ptr<document::BattleDocument> document = readBattleDocument(path);
    return document ? std::optional(document->battle()) : std::nullopt;
}

} // namespace sf::cli
