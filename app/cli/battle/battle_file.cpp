// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/battle_file.h"

#include "app/cli/console.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/battle/play/play.h"
#include "core/text/systems/system_text.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

/// Otherwise a typo in a special goes unnoticed: the unit just lacks the special.
void warnOfSpecials(const QString& path, const battle::Battle& battle) {
    constexpr qsizetype most = 5;
    QStringList sentences;
    for (const std::string& special : battle::unknownSpecials(battle))
        if (sentences.size() < most)
            sentences << text::unknownSpecial(special);
    if (!sentences.isEmpty())
        warn(QStringLiteral("%1: specials: %2").arg(path, sentences.join(u' ')));
}

} // namespace

std::unique_ptr<document::Document> readWithSealed(const QString& path) {
    document::Loaded loaded = document::load(path);
    if (const auto* error = std::get_if<document::LoadError>(&loaded)) {
        inputError(error->text(path));
        return nullptr;
    }
    auto& document = std::get<std::unique_ptr<document::Document>>(loaded);
    if (const auto* battle = dynamic_cast<const document::BattleDocument*>(document.get()))
        warnOfSpecials(path, battle->battle());
    return std::move(document);
}

std::unique_ptr<document::Document> readDocument(const QString& path) {
    std::unique_ptr<document::Document> document = readWithSealed(path);
    const auto* battle = dynamic_cast<const document::BattleDocument*>(document.get());
    if (!battle || !battle::isSealed(battle->battle()))
        return document;
    return std::make_unique<document::BattleDocument>(battle->seenBy(std::nullopt));
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

namespace {

QString worded(std::string_view word) {
    return QString::fromUtf8(word);
}

} // namespace

std::unique_ptr<document::BattleDocument> readBattleDocument(const QString& path, std::string_view rules) {
    std::unique_ptr<document::Document> document = readWithSealed(path);
    if (!document)
        return nullptr;
    auto* battle = dynamic_cast<document::BattleDocument*>(document.get());
    if (!battle) {
        wrongKind(path, *document, QStringLiteral("“battle”"));
        return nullptr;
    }
    const std::string_view found = document::systemKey(battle->battle().rules);
    if (!rules.empty() && found != rules) {
        inputError(QCoreApplication::translate("sf::cli", "%1: rules: expected “%2”, found “%3”")
                       .arg(path, worded(rules), worded(found)));
        return nullptr;
    }
    (void)document.release();
    return std::unique_ptr<document::BattleDocument>(battle);
}

std::optional<battle::Battle> readBattle(const QString& path, std::string_view rules) {
    const std::unique_ptr<document::BattleDocument> document = readBattleDocument(path, rules);
    return document ? std::optional(document->seenBy(std::nullopt)) : std::nullopt;
}

int unknownStack(const QString& path, const QString& id) {
    return inputError(
        QCoreApplication::translate("sf::cli", "%1: stacks: expected one with the id “%2”, found none")
            .arg(path, id));
}

} // namespace sf::cli
