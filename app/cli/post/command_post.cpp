// SPDX-License-Identifier: GPL-3.0-or-later
// Games by post: post check, post read and post make.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/post/post_output.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/document/post/post_maker.h"
#include "core/post/block/block_writer.h"
#include "core/text/imperio_text.h"
#include "core/text/post/post_problems.h"
#include "core/text/post/post_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace sf::cli {
namespace {

constexpr int mostFiles = 10'000;

const auto planOption = QStringLiteral("plan");
const auto resignOption = QStringLiteral("resign");
const auto claimOption = QStringLiteral("claim");
const auto secretsOption = QStringLiteral("secrets");
const auto starterOption = QStringLiteral("starter");
const auto answererOption = QStringLiteral("answerer");
const auto rolesOption = QStringLiteral("roles");
const auto rulesOption = QStringLiteral("rules");
const auto clockOption = QStringLiteral("clock");
const auto formatOption = QStringLiteral("format");
const auto afterOption = QStringLiteral("after");
const auto openOption = QStringLiteral("open");
const auto outputOption = QStringLiteral("output");

/// The contents of all named files, or the exit status.
std::variant<PostTexts, int> textsOf(const QStringList& paths) {
    PostTexts texts;
    for (const QString& path : paths) {
        const auto input = document::readInput(path);
        if (const auto* error = std::get_if<document::LoadError>(&input))
            return inputError(error->text(path));
        const auto& bytes = std::get<QByteArray>(input);
        post::ReadText read = post::readBlocks({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        for (post::ReadBlock& block : read.blocks)
            texts.blocks.push_back({std::move(block), static_cast<std::size_t>(texts.files.size())});
        for (post::ReadProblem& problem : read.problems)
            texts.problems.emplace_back(static_cast<std::size_t>(texts.files.size()), std::move(problem));
        texts.files.push_back(path);
    }
    return texts;
}

int statusOf(bool isGood) {
    return isGood ? statusDone : statusBadInput;
}

std::int64_t now() {
    return QDateTime::currentSecsSinceEpoch();
}

document::SecretStore storeOf(const QCommandLineParser& line) {
    return line.isSet(secretsOption) ? document::SecretStore(line.value(secretsOption))
                                     : document::SecretStore();
}

document::PostMaker makerOf(const QCommandLineParser& line) {
    return document::PostMaker(storeOf(line), now());
}

/// What the user's own secrets reveal about sealed plans, if asked for.
OpenedPosts opened(const QCommandLineParser& line, const CheckedPosts& checked) {
    OpenedPosts result(checked.size());
    const document::SecretStore store = storeOf(line);
    for (std::size_t index = 0; line.isSet(openOption) && index < checked.size(); ++index) {
        const post::PostGame* game = checked[index].game.get();
        if (!game || game->end() || game->count() < 2)
            continue;
        if (const auto secret = store.secretOf(*game, game->count() - 1))
            if (auto opening = game->opening(*secret))
                result[index] = std::move(opening->rules);
    }
    return result;
}

int runCheck(const QCommandLineParser& line) {
    const auto found = textsOf(line.positionalArguments());
    if (const int* status = std::get_if<int>(&found))
        return *status;
    const auto& texts = std::get<PostTexts>(found);
    const CheckedPosts checked = checkPosts(texts);
    const OpenedPosts shown = opened(line, checked);
    const int printed = line.isSet(jsonOption) ? printJson(checkAsJson(texts, checked, shown))
                                               : print(checkAsText(texts, checked, shown));
    return printed == statusDone ? statusOf(holds(texts, checked)) : printed;
}

/// A post without a block: actions that a person typed, played from the end of a record.
int readTyped(const QCommandLineParser& line) {
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
    const auto found = textsOf(line.positionalArguments());
    if (const int* status = std::get_if<int>(&found))
        return *status;
    const auto& texts = std::get<PostTexts>(found);
    const int printed = line.isSet(jsonOption) ? printJson(readAsJson(texts)) : print(readAsText(texts));
    return printed == statusDone ? statusOf(texts.problems.empty() && !texts.blocks.empty()) : printed;
}

/// The house rules that --rules names; or the exit status.
std::variant<imperio::Options, int> houseRules(const QCommandLineParser& line) {
    imperio::Options options;
    for (const QString& rule : line.value(rulesOption).split(u' ', Qt::SkipEmptyParts)) {
        const std::string text = rule.toStdString();
        const std::size_t equals = std::min(text.find('='), text.size());
        if (equals == text.size() ||
            imperio::setOption(options, text.substr(0, equals), text.substr(equals + 1)))
            return usageError(QCoreApplication::translate(
                                  "sf::cli", "--rules: expected rules such as knights=12, found “%1”")
                                  .arg(rule));
    }
    return options;
}

/// Block 1 from the options; or the exit status.
std::variant<document::PostMaker::Result, int> invited(const QCommandLineParser& line) {
    const auto options = houseRules(line);
    if (const int* status = std::get_if<int>(&options))
        return *status;
    post::Invitation invitation;
    invitation.starter = line.value(starterOption).normalized(QString::NormalizationForm_C).toStdString();
    invitation.answerer = line.value(answererOption).normalized(QString::NormalizationForm_C).toStdString();
    invitation.options = std::get<imperio::Options>(options);
    if (line.isSet(rolesOption))
        invitation.roles = line.value(rolesOption).toStdString();
    bool isNumber = true;
    if (line.isSet(clockOption))
        invitation.clock = line.value(clockOption).toLongLong(&isNumber);
    if (!isNumber || invitation.clock < 0)
        return usageError(
            QCoreApplication::translate("sf::cli", "--clock: expected a number of seconds, found “%1”")
                .arg(line.value(clockOption)));
    if (!post::isWellFormed(post::Field::Roles, invitation.roles))
        return usageError(
            QCoreApplication::translate("sf::cli", "--roles: expected dice, starter or answerer, found “%1”")
                .arg(line.value(rolesOption)));
    return makerOf(line).invite(invitation);
}

int postError(const QString& file, const document::PostMaker::Problem& problem) {
    const auto* fault = std::get_if<post::GameProblem>(&problem);
    return inputError(file + QStringLiteral(": ") +
                      (fault ? text::gameProblem(*fault) : std::get<QString>(problem)));
}

/// The only game in the files, if all of it is valid; or the exit status.
std::variant<std::unique_ptr<post::PostGame>, int> gameIn(const QStringList& files) {
    const auto found = textsOf(files);
    if (const int* status = std::get_if<int>(&found))
        return *status;
    const auto& texts = std::get<PostTexts>(found);
    const QString& file = texts.files.first();
    CheckedPosts checked = checkPosts(texts);
    if (checked.size() != 1 || !checked.front().game)
        return inputError(
            QCoreApplication::translate("sf::cli", "%1: expected the blocks of one game from block 1 on")
                .arg(file));
    if (!holds(texts, checked))
        return inputError(file + QStringLiteral(": ") + firstProblem(texts, checked));
    if (checked.front().game->end())
        return inputError(QCoreApplication::translate("sf::cli", "%1: the game is over").arg(file));
    return std::move(checked.front().game);
}

document::PostMaker::Result replied(const QCommandLineParser& line, const post::PostGame& game) {
    const document::PostMaker maker = makerOf(line);
    if (line.isSet(claimOption))
        return maker.claimTime(game);
    if (line.isSet(resignOption))
        return maker.resign(game);
    return maker.reply(game, document::planFromTyped(line.value(planOption)));
}

const QStringList& formats() {
    static const QStringList names{QStringLiteral("block"), QStringLiteral("plain"), QStringLiteral("bbcode"),
                                   QStringLiteral("markdown")};
    return names;
}

/// The block alone, or a post with text around it. A claim has no turn to describe.
QByteArray textOf(const QCommandLineParser& line, const post::PostGame* before, const post::Block& block) {
    const auto format = static_cast<int>(formats().indexOf(line.value(formatOption)));
    if (format <= 0 || block.shape() == post::Shape::TimeClaim)
        return QByteArray::fromStdString(post::blockText(block));
    post::PostGame game = before ? post::PostGame(*before) : post::PostGame(block, hashOf(block));
    if (before)
        game.add(block, hashOf(block));
    return text::postText(game, static_cast<text::PostMarkup>(format - 1)).toUtf8();
}

int handOut(const QCommandLineParser& line, const post::PostGame* before,
            const document::PostMaker::Made& made) {
    if (made.again)
        warn(QCoreApplication::translate("sf::cli", "Block %1 was made before; this is the same block again.")
                 .arg(made.block.number()));
    if (const QString copied = storeOf(line).copyWarning(); !copied.isEmpty())
        warn(copied);
    const QByteArray text = textOf(line, before, made.block);
    if (!line.isSet(outputOption))
        return print(text);
    return report(document::writeSafely(line.value(outputOption), text));
}

int runMake(const QCommandLineParser& line) {
    const QStringList files = line.positionalArguments();
    if (files.isEmpty() != (line.isSet(starterOption) || line.isSet(answererOption)))
        return usageError(QCoreApplication::translate(
            "sf::cli", "give either --starter and --answerer for a new game, or the files of a running one"));
    if (line.isSet(formatOption) && !formats().contains(line.value(formatOption)))
        return usageError(QCoreApplication::translate(
                              "sf::cli", "--format: expected block, plain, bbcode or markdown, found “%1”")
                              .arg(line.value(formatOption)));
    std::variant<std::unique_ptr<post::PostGame>, int> game;
    if (!files.isEmpty())
        game = gameIn(files);
    if (const int* status = std::get_if<int>(&game))
        return *status;
    const post::PostGame* before = std::get<std::unique_ptr<post::PostGame>>(game).get();
    std::variant<document::PostMaker::Result, int> made;
    if (before)
        made = replied(line, *before);
    else
        made = invited(line);
    if (const int* status = std::get_if<int>(&made))
        return *status;
    const auto& result = std::get<document::PostMaker::Result>(made);
    if (const auto* problem = std::get_if<document::PostMaker::Problem>(&result))
        return postError(files.isEmpty() ? QStringLiteral("post make") : files.first(), *problem);
    return handOut(line, before, std::get<document::PostMaker::Made>(result));
}

QCommandLineOption option(const QString& name, const QString& description, const QString& value = {}) {
    return {name, description, value};
}

QCommandLineOption secretsFolder() {
    return option(
        secretsOption,
        QCoreApplication::translate("sf::cli", "Keep the secrets in this folder, not in your private data."),
        QStringLiteral("FOLDER"));
}

} // namespace

Command postCheckCommand() {
    return {.name = QStringLiteral("post check"),
            .usage = QStringLiteral("FILE... [--open] [--secrets FOLDER] [--json]"),
            .summary = QCoreApplication::translate(
                "sf::cli", "Check games by post from their blocks alone: every rule, secret and die."),
            .mostArguments = mostFiles,
            .options = {option(openOption,
                               QCoreApplication::translate(
                                   "sf::cli", "Also show what your own secret makes of the last plan.")),
                        secretsFolder(),
                        option(jsonOption, QCoreApplication::translate("sf::cli", "Print one JSON value."))},
            .run = runCheck};
}

Command postReadCommand() {
    return {
        .name = QStringLiteral("post read"),
        .usage = QStringLiteral("FILE... [--after RECORD] [--json]"),
        .summary = QCoreApplication::translate(
            "sf::cli",
            "Show the blocks in posts as forums and mail programs left them, and what is damaged."),
        .mostArguments = mostFiles,
        .options =
            {option(
                 afterOption,
                 QCoreApplication::translate(
                     "sf::cli",
                     "Read actions that people typed, with a forum’s dice, from the end of this record on."),
                 QStringLiteral("RECORD")),
             option(jsonOption, QCoreApplication::translate("sf::cli", "Print one JSON value."))},
        .run = runRead};
}

Command postMakeCommand() {
    const auto tr = [](const char* text) { return QCoreApplication::translate("sf::cli", text); };
    return {
        .name = QStringLiteral("post make"),
        .usage = QStringLiteral("[FILE...] [--plan TEXT | --resign | --claim] [--starter NAME --answerer "
                                "NAME] [--format WHAT] [-o OUT]"),
        .summary = tr(QT_TRANSLATE_NOOP(
            "sf::cli", "Make the next block of a game by post, or the first of a new game.")),
        .arguments = 0,
        .mostArguments = mostFiles,
        .options =
            {option(planOption,
                    tr(QT_TRANSLATE_NOOP("sf::cli",
                                         "The turn: actions with commas between them, some with "
                                         "conditions such as “if 1 won”; or what is deployed or altered.")),
                    QStringLiteral("TEXT")),
             option(resignOption, tr(QT_TRANSLATE_NOOP("sf::cli", "Give the game up."))),
             option(claimOption,
                    tr(QT_TRANSLATE_NOOP("sf::cli", "Claim that the other player’s time is over."))),
             option(starterOption, tr(QT_TRANSLATE_NOOP("sf::cli", "New game: who writes block 1.")),
                    QStringLiteral("NAME")),
             option(answererOption, tr(QT_TRANSLATE_NOOP("sf::cli", "New game: who writes block 2.")),
                    QStringLiteral("NAME")),
             option(rolesOption,
                    tr(QT_TRANSLATE_NOOP("sf::cli",
                                         "New game: who attacks: dice (default), starter or answerer.")),
                    QStringLiteral("WHO")),
             option(
                 rulesOption,
                 tr(QT_TRANSLATE_NOOP("sf::cli", "New game: house rules such as “knights=12 pieces=none”.")),
                 QStringLiteral("RULES")),
             option(clockOption,
                    tr(QT_TRANSLATE_NOOP("sf::cli", "New game: seconds for a block, 1209600 by default.")),
                    QStringLiteral("SECONDS")),
             option(formatOption,
                    tr(QT_TRANSLATE_NOOP(
                        "sf::cli", "Print the block alone (default), or a post with words and the board "
                                   "around it: plain, bbcode or markdown.")),
                    QStringLiteral("WHAT")),
             secretsFolder(),
             {{QStringLiteral("o"), outputOption},
              tr(QT_TRANSLATE_NOOP("sf::cli", "Write the block to this file.")),
              QStringLiteral("OUT")}},
        .run = runMake};
}

} // namespace sf::cli
