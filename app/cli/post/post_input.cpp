// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/post/post_input.h"

#include "app/cli/console.h"
#include "core/document/battle/battle_loader.h"
#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/post/post_game_store.h"
#include "core/text/lists.h"
#include "core/text/post/post_problems.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

const auto secretsOption = QStringLiteral("secrets");

/// Adds a battle's document. Returns the exit status.
int addBattle(document::PostBattles& battles, const QString& path, const QByteArray& bytes) {
    const auto loaded = document::loadBattle(bytes);
    if (const auto* error = std::get_if<document::LoadError>(&loaded))
        return inputError(error->text(path));
    const battle::Battle& battle = std::get<document::LoadedBattle>(loaded).battle;
    const auto added = battles.add(battle);
    if (const auto* problem = std::get_if<post::StartProblem>(&added))
        return inputError(text::labelled(path, text::startProblem(*problem, battle)));
    return statusDone;
}

} // namespace

/// The contents of all named files, or the exit status.
OrStatus<PostTexts> textsOf(const QStringList& paths) {
    PostTexts texts;
    for (const QString& path : paths) {
        const auto input = document::readInput(path);
        if (const auto* error = std::get_if<document::LoadError>(&input))
            return inputError(error->text(path));
        const auto& bytes = std::get<QByteArray>(input);
        if (document::looksLikeDocument(bytes)) {
            if (const int status = addBattle(texts.battles, path, bytes); status != statusDone)
                return status;
            continue;
        }
        const QByteArray text = document::postBytes(bytes);
        post::ReadText read = post::readBlocks({text.constData(), static_cast<std::size_t>(text.size())});
        for (post::ReadBlock& block : read.blocks)
            texts.blocks.push_back({std::move(block), static_cast<std::size_t>(texts.files.size())});
        for (post::ReadProblem& problem : read.problems)
            texts.problems.emplace_back(static_cast<std::size_t>(texts.files.size()), std::move(problem));
        texts.files.push_back(path);
    }
    return texts;
}

Option secretsFolder() {
    return {secretsOption,
            QT_TRANSLATE_NOOP("sf::cli", "Keep the secrets in this folder, not in your private data."),
            "FOLDER"};
}

document::SecretStore storeOf(const QCommandLineParser& line) {
    return line.isSet(secretsOption) ? document::SecretStore(document::pathOfUrl(line.value(secretsOption)))
                                     : document::SecretStore();
}

} // namespace sf::cli
