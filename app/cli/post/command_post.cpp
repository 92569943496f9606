// SPDX-License-Identifier: GPL-3.0-or-later
// Games by post: post check and post read.
// Declared in post_input.h.
#include "app/cli/console.h"
#include "app/cli/post/post_input.h"
#include "core/document/io/input_file.h"
#include "core/document/kinds/document_file.h"
#include "core/text/imperio_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::cli {
namespace {

const auto afterOption = QStringLiteral("after");
const auto openOption = QStringLiteral("open");

int statusOf(bool isGood) {
    return isGood ? statusDone : statusBadInput;
}

/// What the user's own secrets reveal about sealed plans, if asked for.
OpenedPosts opened(const QCommandLineParser& line, const CheckedPosts& checked) {
    OpenedPosts result(checked.size());
    const document::SecretStore store = storeOf(line);
    for (std::size_t index = 0; line.isSet(openOption) && index < checked.size(); ++index)
        if (const post::PostGame* game = checked[index].game.get(); game && checked[index].own.empty())
            if (auto opening = store.opening(*game))
                result[index] = std::move(opening->rules);
    return result;
}

int runCheck(const QCommandLineParser& line) {
    const auto texts = textsOf(line.positionalArguments());
    if (!texts)
        return texts.status;
    const document::SecretStore store = storeOf(line);
    const QString unknown = store.problem();
    if (!unknown.isEmpty())
        warn(unknown);
    const document::OwnBlocks profile(store);
    const CheckedPosts checked = checkPosts(*texts, unknown.isEmpty() ? &profile : nullptr);
    const OpenedPosts shown = opened(line, checked);
    const int printed = line.isSet(jsonOption) ? printJson(checkAsJson(*texts, checked, shown))
                                               : print(checkAsText(*texts, checked, shown));
    return printed == statusDone ? statusOf(holds(*texts, checked)) : printed;
}

/// Attacks that people announced in posts of a dungeon, with their own dice.
int readAttacks(const QCommandLineParser& line, document::EncounterDocument& dungeon) {
    const auto input = document::readInput(line.positionalArguments().first());
    if (const auto* error = std::get_if<document::LoadError>(&input))
        return inputError(error->text(line.positionalArguments().first()));
    const auto attacks =
        encounter::readPostedAttacks(std::get<QByteArray>(input).toStdString(), dungeon.dungeon());
    for (const encounter::PostedAttack& attack : attacks)
        if (!attack.problem)
            dungeon.perform(encounter::Attack{attack.attacker, attack.attackee}, attack.dice);
    const int printed =
        line.isSet(jsonOption) ? printJson(attacksAsJson(attacks, dungeon)) : print(attacksAsText(attacks));
    const bool isUnderstood =
        std::ranges::none_of(attacks, [](const auto& each) { return each.problem.has_value(); });
    return printed == statusDone ? statusOf(isUnderstood && !attacks.empty()) : printed;
}

/// A post without a block: actions that a person typed, played from the end of a record or in a dungeon.
int readTyped(const QCommandLineParser& line) {
    const document::Loaded loaded = document::load(line.value(afterOption));
    if (const auto* found = std::get_if<std::unique_ptr<document::Document>>(&loaded))
        if (auto* dungeon = dynamic_cast<document::EncounterDocument*>(found->get()))
            return readAttacks(line, *dungeon);
    const QStringList files = line.positionalArguments();
    const auto record = document::readInput(line.value(afterOption));
    if (const auto* error = std::get_if<document::LoadError>(&record))
        return inputError(error->text(line.value(afterOption)));
    const auto replay = imperio::readRecord(std::get<QByteArray>(record).toStdString());
    if (const auto* wrong = std::get_if<imperio::RecordError>(&replay))
        return inputError(
            QCoreApplication::translate("sf::cli", "%1: line %2: %3")
                .arg(line.value(afterOption), QString::number(wrong->line), text::recordError(*wrong)));
    const auto input = document::readInput(files.first());
    if (const auto* error = std::get_if<document::LoadError>(&input))
        return inputError(error->text(files.first()));
    const auto& game = std::get<imperio::Replay>(replay);
    const post::TypedPost typed =
        post::readTypedPost(std::get<QByteArray>(input).toStdString(), game.position);
    const int printed =
        line.isSet(jsonOption) ? printJson(typedAsJson(game, typed)) : print(typedAsText(game, typed));
    const bool isUnderstood =
        std::ranges::none_of(typed.lines, [](const auto& each) { return each.problem.has_value(); });
    return printed == statusDone ? statusOf(isUnderstood && !typed.lines.empty()) : printed;
}

int runRead(const QCommandLineParser& line) {
    if (line.isSet(afterOption))
        return readTyped(line);
    const auto texts = textsOf(line.positionalArguments());
    if (!texts)
        return texts.status;
    const int printed = line.isSet(jsonOption) ? printJson(readAsJson(*texts)) : print(readAsText(*texts));
    return printed == statusDone ? statusOf(texts->problems.empty() && !texts->blocks.empty()) : printed;
}

} // namespace

Command postCheckCommand() {
    return {
        .name = QStringLiteral("post check"),
        .usage = QStringLiteral("FILE... [--open] [--secrets FOLDER] [--json]"),
        .summary = QT_TRANSLATE_NOOP(
            "sf::cli", "Check games by post from their blocks alone: every rule, secret and die."),
        .mostArguments = mostPostFiles,
        .options = {{openOption,
                     QT_TRANSLATE_NOOP("sf::cli", "Also show what your own secret makes of the last plan.")},
                    secretsFolder(),
                    oneJsonValue},
        .run = runCheck};
}

Command postReadCommand() {
    return {.name = QStringLiteral("post read"),
            .usage = QStringLiteral("FILE... [--after FILE] [--json]"),
            .summary = QT_TRANSLATE_NOOP(
                "sf::cli",
                "Show the blocks in posts as forums and mail programs left them, and what is damaged."),
            .mostArguments = mostPostFiles,
            .options = {{afterOption,
                         QT_TRANSLATE_NOOP("sf::cli", "Read actions that people typed, with a forum's "
                                                      "dice, from the end of this record on, or "
                                                      "attacks in this dungeon."),
                         "FILE"},
                        oneJsonValue},
            .run = runRead};
}

} // namespace sf::cli
