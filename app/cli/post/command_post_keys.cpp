// SPDX-License-Identifier: GPL-3.0-or-later
// Games by post: post export and post import.
// Declared in post_input.h.
#include "app/cli/console.h"
#include "app/cli/post/post_input.h"
#include "core/document/io/input_file.h"
#include "core/document/io/json_writer.h"
#include "core/document/post/key_bundle.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

const auto passphraseOption = QStringLiteral("passphrase");
const auto keyOption = QStringLiteral("key");
const auto exportOutput = QStringLiteral("output");

/// The first line of the file that --passphrase names; empty without it. Or the exit status.
OrStatus<QString> passphraseOf(const QCommandLineParser& line) {
    if (!line.isSet(passphraseOption))
        return QString();
    const QString path = line.value(passphraseOption);
    const auto input = document::readInput(path == u'-' ? QStringLiteral("/dev/stdin") : path);
    if (const auto* error = std::get_if<document::LoadError>(&input))
        return inputError(error->text(path));
    const QString first = QString::fromUtf8(std::get<QByteArray>(input)).section(u'\n', 0, 0).trimmed();
    if (first.isEmpty())
        return inputError(
            QCoreApplication::translate("sf::cli", "%1: expected a passphrase in the first line").arg(path));
    return first;
}

/// The games in the files; nothing without files. Or the exit status.
OrStatus<std::optional<std::vector<post::Hash>>> gamesIn(const QStringList& files) {
    if (files.isEmpty())
        return std::optional<std::vector<post::Hash>>();
    const auto texts = textsOf(files);
    if (!texts)
        return texts.status;
    std::vector<post::Hash> games;
    for (const post::CheckedGame& game : checkPosts(*texts))
        games.push_back(game.id);
    if (games.empty())
        return inputError(
            QCoreApplication::translate("sf::cli", "%1: there is no block in it").arg(files.first()));
    return std::optional(games);
}

int runExport(const QCommandLineParser& line) {
    if (!line.isSet(exportOutput))
        return usageError(QCoreApplication::translate("sf::cli", "name the new file with -o OUT"));
    const auto passphrase = passphraseOf(line);
    if (!passphrase)
        return passphrase.status;
    auto games = gamesIn(line.positionalArguments());
    if (!games)
        return games.status;
    document::Export what;
    what.games = *std::move(games);
    what.hasKeys = line.isSet(keyOption) || !what.games;
    if (line.isSet(keyOption) && !what.games)
        what.games.emplace();
    const auto error = exportSecrets(storeOf(line), what, line.value(exportOutput), *passphrase);
    return error ? inputError(*error) : statusDone;
}

QByteArray importAsJson(const document::ImportResult& result) {
    std::string out;
    document::JsonWriter json(out);
    json.object().member("added", result.added).member("known", result.known);
    if (result.newKey.isEmpty())
        json.key("key").raw("null");
    else
        json.member("key", result.newKey.toStdString());
    json.key("problems").list();
    for (const QString& problem : result.problems)
        json.value(problem.toStdString());
    return json.endList().finish();
}

QString importAsText(const document::ImportResult& result) {
    QStringList counts{
        QCoreApplication::translate("sf::cli", "%n key(s) and secret(s) added", nullptr, result.added)};
    if (result.known > 0)
        counts << QCoreApplication::translate("sf::cli", "%n already here", nullptr, result.known);
    QString text = text::clauses(counts) + u'\n';
    if (!result.newKey.isEmpty())
        text += QCoreApplication::translate("sf::cli", "New games are signed with the key %1.\n")
                    .arg(result.newKey);
    for (const QString& problem : result.problems)
        text += problem + u'\n';
    return text;
}

int runImport(const QCommandLineParser& line) {
    const auto passphrase = passphraseOf(line);
    if (!passphrase)
        return passphrase.status;
    const QString file = line.positionalArguments().first();
    const auto locked = document::isLocked(file);
    if (const auto* error = std::get_if<QString>(&locked))
        return inputError(*error);
    if (std::get<bool>(locked) && !line.isSet(passphraseOption))
        return inputError(QCoreApplication::translate(
                              "sf::cli", "%1: it is locked; give its passphrase with --passphrase FILE")
                              .arg(file));
    const auto imported = importSecrets(storeOf(line), file, *passphrase);
    if (const auto* error = std::get_if<QString>(&imported))
        return inputError(*error);
    const auto& result = std::get<document::ImportResult>(imported);
    const int printed =
        line.isSet(jsonOption) ? printJson(importAsJson(result)) : print(importAsText(result).toUtf8());
    return printed == statusDone && !result.problems.isEmpty() ? statusBadInput : printed;
}

Option passphraseFile() {
    return {passphraseOption,
            QT_TRANSLATE_NOOP(
                "sf::cli",
                "Lock or unlock the file with the first line of this one, or of - for standard input."),
            "FILE"};
}

} // namespace

Command postExportCommand() {
    return {.name = QStringLiteral("post export"),
            .usage = QStringLiteral("[FILE...] -o OUT [--key] [--passphrase FILE] [--secrets FOLDER]"),
            .summary = QT_TRANSLATE_NOOP(
                "sf::cli",
                "Export your keys and secrets of games by post, or those of the games in the files, to "
                "play on at another computer."),
            .arguments = 0,
            .mostArguments = mostPostFiles,
            .options = {{keyOption,
                         QT_TRANSLATE_NOOP(
                             "sf::cli", "Export your keys: without FILEs only them, otherwise also them.")},
                        passphraseFile(),
                        secretsFolder(),
                        {.name = exportOutput,
                         .words = QT_TRANSLATE_NOOP("sf::cli", "The new file, which only you can read."),
                         .value = "OUT",
                         .letter = "o"}},
            .run = runExport};
}

Command postImportCommand() {
    return {.name = QStringLiteral("post import"),
            .usage = QStringLiteral("FILE [--passphrase FILE] [--secrets FOLDER] [--json]"),
            .summary = QT_TRANSLATE_NOOP(
                "sf::cli", "Add keys and secrets of games by post that were exported on another computer."),
            .options = {passphraseFile(), secretsFolder(), oneJsonValue},
            .run = runImport};
}

} // namespace sf::cli
