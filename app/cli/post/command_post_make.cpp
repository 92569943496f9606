// SPDX-License-Identifier: GPL-3.0-or-later
// Games by post: post make.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/post/post_input.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/document/post/post_maker.h"
#include "core/post/block/block_writer.h"
#include "core/text/post/post_problems.h"
#include "core/text/post/post_words.h"

#include <QCoreApplication>
#include <QDateTime>

namespace sf::cli {
namespace {

const auto planOption = QStringLiteral("plan");
const auto resignOption = QStringLiteral("resign");
const auto claimOption = QStringLiteral("claim");
const auto starterOption = QStringLiteral("starter");
const auto answererOption = QStringLiteral("answerer");
const auto rolesOption = QStringLiteral("roles");
const auto rulesOption = QStringLiteral("rules");
const auto clockOption = QStringLiteral("clock");
const auto outputOption = QStringLiteral("output");
const auto battleOption = QStringLiteral("battle");
const auto signOption = QStringLiteral("sign");

document::PostMaker makerOf(const QCommandLineParser& line) {
    return document::PostMaker(storeOf(line), QDateTime::currentSecsSinceEpoch(), line.isSet(signOption));
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
std::variant<document::PostMaker::Result, int> invited(const QCommandLineParser& line,
                                                       const document::PostBattles& battles) {
    const auto options = houseRules(line);
    if (const int* status = std::get_if<int>(&options))
        return *status;
    post::Invitation invitation;
    invitation.starter = line.value(starterOption).normalized(QString::NormalizationForm_C).toStdString();
    invitation.answerer = line.value(answererOption).normalized(QString::NormalizationForm_C).toStdString();
    invitation.options = std::get<imperio::Options>(options);
    invitation.document = battles.only();
    if (invitation.document)
        invitation.kind = post::kindOf(*battles.find(*invitation.document));
    if (line.isSet(rolesOption))
        invitation.roles = line.value(rolesOption).toStdString();
    else if (invitation.document)
        invitation.roles = "starter";
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
    if (invitation.roles == "dice" && invitation.document && battles.hasDeployment(*invitation.document))
        return usageError(QCoreApplication::translate(
            "sf::cli",
            "--roles: in a battle with a deployment, dice can't decide; choose starter or answerer"));
    return makerOf(line).invite(invitation);
}

int postError(const QString& file, const document::PostMaker::Problem& problem) {
    const auto* fault = std::get_if<post::GameProblem>(&problem);
    return inputError(file + QStringLiteral(": ") +
                      (fault ? text::gameProblem(*fault) : std::get<QString>(problem)));
}

/// The only game in the texts, if all of it is valid; or the exit status.
std::variant<std::unique_ptr<post::PostGame>, int> gameIn(const PostTexts& texts) {
    const QString file = texts.files.isEmpty() ? QStringLiteral("post make") : texts.files.first();
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

/// The orders in a file, canonical; none without a file. Or the exit status.
std::variant<std::string, int> ordersIn(const QString& path) {
    if (path.isEmpty())
        return std::string();
    const auto input = document::readInput(path);
    if (const auto* error = std::get_if<document::LoadError>(&input))
        return inputError(error->text(path));
    const auto plan = document::readBattlePlan(std::get<QByteArray>(input));
    if (const auto* error = std::get_if<document::LoadError>(&plan))
        return inputError(error->text(path));
    return document::battlePlanText(std::get<battle::SealedPlan>(plan));
}

std::variant<document::PostMaker::Result, int> replied(const QCommandLineParser& line,
                                                       const post::PostGame& game) {
    const document::PostMaker maker = makerOf(line);
    if (line.isSet(claimOption))
        return maker.claimTime(game);
    if (line.isSet(resignOption))
        return maker.resign(game);
    if (!game.rules().isSimultaneous())
        return maker.reply(game, document::planFromTyped(line.value(planOption)));
    const auto orders = ordersIn(line.value(ordersOption));
    if (const int* status = std::get_if<int>(&orders))
        return *status;
    return maker.reply(game, std::get<std::string>(orders));
}

const QStringList& formats() {
    static const QStringList names{QStringLiteral("block"), QStringLiteral("plain"), QStringLiteral("bbcode"),
                                   QStringLiteral("markdown")};
    return names;
}

/// The block alone, or a post with text around it. A claim has no turn to describe.
QByteArray textOf(const QCommandLineParser& line, const post::RulesMaker& rules, const post::PostGame* before,
                  const post::Block& block) {
    const auto format = static_cast<int>(formats().indexOf(line.value(formatOption)));
    if (format <= 0 || block.shape() == post::Shape::TimeClaim)
        return QByteArray::fromStdString(post::blockText(block));
    post::PostGame game =
        before ? post::PostGame(*before) : post::PostGame(block, hashOf(block), rules(block));
    if (before)
        game.add(block, hashOf(block));
    return text::postText(game, static_cast<text::PostMarkup>(format - 1)).toUtf8();
}

int handOut(const QCommandLineParser& line, const post::RulesMaker& rules, const post::PostGame* before,
            const document::PostMaker::Made& made) {
    if (made.again)
        warn(QCoreApplication::translate("sf::cli", "Block %1 already exists; here it is again.")
                 .arg(made.block.number()));
    if (const QString copied = storeOf(line).copyWarning(); !copied.isEmpty())
        warn(copied);
    const QByteArray text = textOf(line, rules, before, made.block);
    if (!line.isSet(outputOption))
        return print(text);
    return report(document::writeSafely(line.value(outputOption), text));
}

/// The problem with the command line, or statusDone.
int checkLine(const QCommandLineParser& line) {
    const bool isNew = line.isSet(starterOption) || line.isSet(answererOption);
    if (line.positionalArguments().isEmpty() != isNew)
        return usageError(QCoreApplication::translate(
            "sf::cli", "give either --starter and --answerer for a new game, or the files of a running one"));
    if (line.isSet(battleOption) && !isNew)
        return usageError(QCoreApplication::translate(
            "sf::cli", "--battle is for a new game; name the document with the other files"));
    if (line.isSet(formatOption) && !formats().contains(line.value(formatOption)))
        return usageError(QCoreApplication::translate(
                              "sf::cli", "--format: expected block, plain, bbcode or markdown, found “%1”")
                              .arg(line.value(formatOption)));
    return statusDone;
}

/// Block 1 of a new game, or the next one of the game in the texts.
int makeFrom(const QCommandLineParser& line, const PostTexts& texts) {
    const bool isNew = line.isSet(starterOption);
    std::variant<std::unique_ptr<post::PostGame>, int> game;
    if (!isNew)
        game = gameIn(texts);
    if (const int* status = std::get_if<int>(&game))
        return *status;
    const post::PostGame* before = std::get<std::unique_ptr<post::PostGame>>(game).get();
    const auto made = isNew ? invited(line, texts.battles) : replied(line, *before);
    if (const int* status = std::get_if<int>(&made))
        return *status;
    const auto& result = std::get<document::PostMaker::Result>(made);
    if (const auto* problem = std::get_if<document::PostMaker::Problem>(&result))
        return postError(isNew ? QStringLiteral("post make") : line.positionalArguments().first(), *problem);
    return handOut(line, texts.battles.rules(), before, std::get<document::PostMaker::Made>(result));
}

int runMake(const QCommandLineParser& line) {
    if (const int status = checkLine(line); status != statusDone)
        return status;
    const QStringList battle(line.value(battleOption));
    const auto texts = textsOf(line.isSet(battleOption) ? battle : line.positionalArguments());
    if (const int* status = std::get_if<int>(&texts))
        return *status;
    return makeFrom(line, std::get<PostTexts>(texts));
}

QCommandLineOption option(const QString& name, const QString& description, const QString& value = {}) {
    return {name, description, value};
}

} // namespace

Command postMakeCommand() {
    return {
        .name = QStringLiteral("post make"),
        .usage = QStringLiteral("[FILE...] [--plan TEXT | --orders FILE | --resign | --claim] "
                                "[--starter NAME --answerer NAME [--battle FILE]] [--format WHAT] [-o OUT]"),
        .summary = QCoreApplication::translate(
            "sf::cli", "Make the next block of a game by post, or the first of a new game."),
        .arguments = 0,
        .mostArguments = mostPostFiles,
        .options =
            {option(planOption,
                    QCoreApplication::translate(
                        "sf::cli", "The turn: actions with commas between them, some with "
                                   "conditions such as “if 1 won”; or what is deployed or altered."),
                    QStringLiteral("TEXT")),
             option(ordersOption,
                    QCoreApplication::translate("sf::cli", "A battle: what you deploy or order, as JSON "
                                                           "{\"actions\": [...], \"orders\": {...}}."),
                    QStringLiteral("FILE")),
             option(resignOption, QCoreApplication::translate("sf::cli", "Resign the game.")),
             option(claimOption,
                    QCoreApplication::translate("sf::cli", "Claim that the other player's time is up.")),
             option(starterOption, QCoreApplication::translate("sf::cli", "New game: who writes block 1."),
                    QStringLiteral("NAME")),
             option(answererOption, QCoreApplication::translate("sf::cli", "New game: who writes block 2."),
                    QStringLiteral("NAME")),
             option(battleOption,
                    QCoreApplication::translate("sf::cli", "New game: this battle. "
                                                           "Send its document with block 1."),
                    QStringLiteral("FILE")),
             option(rolesOption,
                    QCoreApplication::translate(
                        "sf::cli", "New game: who attacks, or plays the first side of a battle: dice, "
                                   "starter or answerer. By default dice, in a battle the starter."),
                    QStringLiteral("WHO")),
             option(rulesOption,
                    QCoreApplication::translate("sf::cli",
                                                "New game: house rules such as “knights=12 pieces=none”."),
                    QStringLiteral("RULES")),
             option(
                 clockOption,
                 QCoreApplication::translate("sf::cli", "New game: seconds for a block, 1209600 by default."),
                 QStringLiteral("SECONDS")),
             option(signOption, QCoreApplication::translate(
                                    "sf::cli", "In your first block of a game: sign all your blocks in "
                                               "it, with a key in the folder of secrets.")),
             option(formatOption,
                    QCoreApplication::translate(
                        "sf::cli", "Print the block alone (default), or a post with words and the board "
                                   "around it: plain, bbcode or markdown."),
                    QStringLiteral("WHAT")),
             secretsFolder(),
             {{QStringLiteral("o"), outputOption},
              QCoreApplication::translate("sf::cli", "Write the block to this file."),
              QStringLiteral("OUT")}},
        .run = runMake};
}

} // namespace sf::cli
