// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/post/answered_game.h"

#include "core/post/block/base32.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/post/post_problems.h"
#include "core/text/post/post_words.h"
#include "core/text/post/signing_words.h"

#include <QCoreApplication>

namespace sf::cli {
namespace {

const auto gameOption = QStringLiteral("game");
const auto versionOption = QStringLiteral("on");
const auto elsewhereOption = QStringLiteral("made-elsewhere");

/// The game that is asked for: the one that --game names, the only one that the profile plays, or the first.
/// Null if there is none; blocks of others are left aside.
post::CheckedGame* askedFor(const QCommandLineParser& line, CheckedPosts& checked,
                            const post::Profile& profile) {
    post::CheckedGame* first = nullptr;
    std::vector<post::CheckedGame*> played;
    for (post::CheckedGame& game : checked) {
        if (!game.game)
            continue;
        if (line.isSet(gameOption)) {
            if (post::base32(game.id).starts_with(
                    post::canonicalBase32(line.value(gameOption).toStdString())))
                return &game;
            continue;
        }
        first = first ? first : &game;
        if (plays(profile, *game.game, post::Writer::Starter) ||
            plays(profile, *game.game, post::Writer::Answerer))
            played.push_back(&game);
    }
    return played.size() == 1 ? played.front() : played.empty() ? first : nullptr;
}

/// Versions between which nothing decides.
const post::BlockProblem* disputeIn(const post::CheckedGame& game) {
    for (const post::BlockProblem& problem : game.problems)
        if (problem.problem.fault == post::GameFault::Disputed ||
            problem.problem.fault == post::GameFault::SignedTwice)
            return &problem;
    return nullptr;
}

/// The versions of the last block between which the user is to choose: each with its check, name and key.
QString versionsText(const PostTexts& texts, const post::CheckedGame& game) {
    QStringList versions;
    for (const std::size_t place : game.versions) {
        const post::ReadBlock& read = texts.blocks[place].read;
        const QString check = QString::fromStdString(post::checkOf(read.hash));
        const QString key = text::publicKey(read.block.value(post::Field::Key)).left(16);
        versions << (key.isEmpty() ? check
                                   : QCoreApplication::translate("sf::cli", "%1 (key %2…)").arg(check, key));
    }
    return QCoreApplication::translate("sf::cli",
                                       "Block %1 has several versions. Answer one of them with --on: %2")
        .arg(QString::number(game.game->count() + 1), text::listed(versions));
}

/// Confirms that the user made the blocks in their name. Returns the exit status.
int confirmOwn(const QCommandLineParser& line, const post::CheckedGame& game) {
    for (const post::GameProblem& problem : game.own) {
        if (problem.fault != post::GameFault::NotMade)
            continue;
        if (!game.game->key(post::writerOf(problem.number)).empty())
            return inputError(QCoreApplication::translate(
                "sf::cli", "--made-elsewhere: this game is signed with a key that this profile doesn't have; "
                           "import it with post import"));
        if (const auto error = storeOf(line).confirm(game.game->hash(problem.number)))
            return inputError(*error);
    }
    return statusDone;
}

/// What stops the game that is asked for; empty if nothing does.
QString obstacleOf(const PostTexts& texts, const post::CheckedGame& game) {
    const std::uint32_t next = game.game->count() + 1;
    const bool isOpen = game.awaited && game.awaited->number > next;
    if (isOpen)
        return versionsText(texts, game);
    if (const post::BlockProblem* dispute = disputeIn(game))
        return text::gameProblem(dispute->problem);
    for (const post::GameProblem& problem : game.own)
        if (problem.fault == post::GameFault::NotMade)
            return text::gameProblem(problem) + u' ' +
                   QCoreApplication::translate("sf::cli",
                                               "If you made it on another computer, use --made-elsewhere.");
    return {};
}

} // namespace

QList<Option> answeredGameOptions() {
    return {{gameOption,
             QT_TRANSLATE_NOOP("sf::cli",
                               "The first characters of the game's hash, if the files have several games."),
             "HASH"},
            {versionOption,
             QT_TRANSLATE_NOOP("sf::cli",
                               "Answer the version of the last block that has this check, if there are "
                               "several."),
             "CHECK"},
            {elsewhereOption,
             QT_TRANSLATE_NOOP("sf::cli",
                               "The blocks in your name that this profile didn't make are yours: you made "
                               "them on another computer.")}};
}

OrStatus<std::unique_ptr<post::PostGame>> answeredGame(const QCommandLineParser& line,
                                                       const PostTexts& texts) {
    const QString file = texts.files.isEmpty() ? QStringLiteral("post make") : texts.files.first();
    const document::SecretStore store = storeOf(line);
    if (const QString unknown = store.problem(); !unknown.isEmpty())
        return inputError(unknown);
    const document::OwnBlocks profile(store);
    const post::Choice choice{false, post::canonicalBase32(line.value(versionOption).toStdString())};
    CheckedPosts checked = checkPosts(texts, &profile, choice);
    post::CheckedGame* game = askedFor(line, checked, profile);
    if (game && line.isSet(elsewhereOption)) {
        if (const int status = confirmOwn(line, *game); status != statusDone)
            return status;
        checked = checkPosts(texts, &profile, choice);
        game = askedFor(line, checked, profile);
    }
    if (!game && checked.size() == 1 && isTooCostly(checked.front()))
        return inputError(text::labelled(file, text::gameProblem(checked.front().problems.front().problem)));
    if (!game)
        return inputError(
            QCoreApplication::translate(
                "sf::cli",
                "%1: expected the blocks of one game from block 1 on; name one of several with --game")
                .arg(file));
    for (const auto& [source, problem] : texts.problems)
        if (problem.fault == post::ReadFault::TooMany)
            return inputError(text::labelled(file, text::readProblem(problem)));
    const QString obstacle = obstacleOf(texts, *game);
    if (!obstacle.isEmpty())
        return inputError(text::labelled(file, obstacle));
    if (game->game->end())
        return inputError(QCoreApplication::translate("sf::cli", "%1: the game is over").arg(file));
    if (const std::string newest = post::checkOf(game->game->newest());
        line.isSet(versionOption) && newest != choice.check)
        return inputError(QCoreApplication::translate(
                              "sf::cli", "%1: --on: expected the check of the last block, %2, found “%3”")
                              .arg(file, QString::fromStdString(newest), line.value(versionOption)));
    constexpr qsizetype mostWarnings = 3;
    if (const QStringList warnings = warningsOf(texts, *game); !warnings.isEmpty())
        warn(warnings.mid(0, mostWarnings).join(u' '));
    return std::move(game->game);
}

} // namespace sf::cli
