// SPDX-License-Identifier: GPL-3.0-or-later
// Games by post: post make.
// Declared in app/cli/command.h.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/post/answered_game.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/document/post/post_maker.h"
#include "core/post/block/block_writer.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/post/post_problems.h"
#include "core/text/post/post_words.h"
#include "core/text/post/signing_words.h"

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
const auto unsignedOption = QStringLiteral("unsigned");

document::PostMaker makerOf(const QCommandLineParser& line) {
    return document::PostMaker(storeOf(line), QDateTime::currentSecsSinceEpoch(),
                               !line.isSet(unsignedOption));
}

/// The house rules that --rules names; or the exit status.
OrStatus<imperio::Options> houseRules(const QCommandLineParser& line) {
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
OrStatus<document::PostMaker::Result> invited(const QCommandLineParser& line,
                                              const document::PostBattles& battles) {
    const auto options = houseRules(line);
    if (!options)
        return options.status;
    post::Invitation invitation;
    invitation.starter = line.value(starterOption).normalized(QString::NormalizationForm_C).toStdString();
    invitation.answerer = line.value(answererOption).normalized(QString::NormalizationForm_C).toStdString();
    invitation.options = *options;
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
    return inputError(text::labelled(file, fault ? text::gameProblem(*fault) : std::get<QString>(problem)));
}

/// The orders in a file, canonical; none without a file. Or the exit status.
OrStatus<std::string> ordersIn(const QString& path) {
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

OrStatus<document::PostMaker::Result> replied(const QCommandLineParser& line, const post::PostGame& game) {
    const document::PostMaker maker = makerOf(line);
    if (line.isSet(claimOption))
        return maker.claimTime(game);
    if (line.isSet(resignOption))
        return maker.resign(game);
    if (!game.rules().isSimultaneous())
        return maker.reply(game, document::planFromTyped(line.value(planOption)));
    const auto orders = ordersIn(line.value(ordersOption));
    if (!orders)
        return orders.status;
    return maker.reply(game, *orders);
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

/// What the block does, for those who asked for another one, or whose profile got it from elsewhere.
QString existingBlock(const post::Block& block) {
    const QString number = QString::number(block.number());
    if (block.shape() == post::Shape::Resignation)
        return QCoreApplication::translate(
                   "sf::cli", "Block %1 already exists; here it is again. In it you resign the game.")
            .arg(number);
    if (block.has(post::Field::Plan))
        return QCoreApplication::translate("sf::cli",
                                           "Block %1 already exists; here it is again. Its plan is “%2”.")
            .arg(number, text::displayName(std::string(block.value(post::Field::Plan))));
    return QCoreApplication::translate("sf::cli", "Block %1 already exists; here it is again.").arg(number);
}

int handOut(const QCommandLineParser& line, const post::RulesMaker& rules, const post::PostGame* before,
            const document::PostMaker::Made& made) {
    const QString again = made.again ? existingBlock(made.block) : QString();
    const document::SecretStore store = storeOf(line);
    const QString elsewhere = before && store.isElsewhere(before->id()) ? text::elsewhereText() : QString();
    if (const QString said = text::inSentences({store.copyWarning(), elsewhere, again}); !said.isEmpty())
        warn(said);
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
    if (line.isSet(signOption) && line.isSet(unsignedOption))
        return usageError(QCoreApplication::translate("sf::cli", "give either --sign or --unsigned"));
    if (line.isSet(unsignedOption) && !isNew)
        return usageError(QCoreApplication::translate(
            "sf::cli", "--unsigned is for a new game; block 1 decides whether a game is signed"));
    if (line.isSet(formatOption) && !formats().contains(line.value(formatOption)))
        return usageError(QCoreApplication::translate(
                              "sf::cli", "--format: expected block, plain, bbcode or markdown, found “%1”")
                              .arg(line.value(formatOption)));
    return statusDone;
}

/// Block 1 of a new game, or the next one of the game in the texts.
int makeFrom(const QCommandLineParser& line, const PostTexts& texts) {
    const bool isNew = line.isSet(starterOption);
    const auto game = isNew ? OrStatus<std::unique_ptr<post::PostGame>>(nullptr) : answeredGame(line, texts);
    if (!game)
        return game.status;
    const post::PostGame* before = game->get();
    if (before && line.isSet(signOption) && before->key(post::Writer::Starter).empty())
        return inputError(
            QCoreApplication::translate("sf::cli",
                                        "%1: --sign: block 1 has no key, so this game is unsigned; ask for a "
                                        "signed invitation")
                .arg(line.positionalArguments().first()));
    const auto made = isNew ? invited(line, texts.battles) : replied(line, *before);
    if (!made)
        return made.status;
    if (const auto* problem = std::get_if<document::PostMaker::Problem>(&*made))
        return postError(isNew ? QStringLiteral("post make") : line.positionalArguments().first(), *problem);
    return handOut(line, texts.battles.rules(), before, std::get<document::PostMaker::Made>(*made));
}

int runMake(const QCommandLineParser& line) {
    if (const int status = checkLine(line); status != statusDone)
        return status;
    const QStringList battle(line.value(battleOption));
    const auto texts = textsOf(line.isSet(battleOption) ? battle : line.positionalArguments());
    if (!texts)
        return texts.status;
    return makeFrom(line, *texts);
}

QList<Option> turnOptions() {
    return {
        {planOption,
         QT_TRANSLATE_NOOP("sf::cli", "The turn: actions with commas between them, some with "
                                      "conditions such as “if 1 won”; or what is deployed or altered."),
         "TEXT"},
        {ordersOption,
         QT_TRANSLATE_NOOP("sf::cli", "A battle: what you deploy or order, as JSON "
                                      "{\"actions\": [...], \"orders\": {...}}."),
         "FILE"},
        {resignOption, QT_TRANSLATE_NOOP("sf::cli", "Resign the game.")},
        {claimOption, QT_TRANSLATE_NOOP("sf::cli", "Claim that the other player's time is up.")},
        {starterOption, QT_TRANSLATE_NOOP("sf::cli", "New game: who writes block 1."), "NAME"},
        {answererOption, QT_TRANSLATE_NOOP("sf::cli", "New game: who writes block 2."), "NAME"},
        {battleOption,
         QT_TRANSLATE_NOOP("sf::cli", "New game: this battle. "
                                      "Send its document with block 1."),
         "FILE"},
        {rolesOption,
         QT_TRANSLATE_NOOP("sf::cli", "New game: who attacks, or plays the first side of a battle: dice, "
                                      "starter or answerer. By default dice, in a battle the starter."),
         "WHO"},
        {rulesOption, QT_TRANSLATE_NOOP("sf::cli", "New game: house rules such as “knights=12 pieces=none”."),
         "RULES"},
        {clockOption, QT_TRANSLATE_NOOP("sf::cli", "New game: seconds for a block, 1209600 by default."),
         "SECONDS"},
        {signOption,
         QT_TRANSLATE_NOOP("sf::cli",
                           "Sign the game. New games are signed by default, with a key that is made in "
                           "the folder of secrets.")},
        {unsignedOption,
         QT_TRANSLATE_NOOP("sf::cli", "New game: without keys. Nothing then shows who wrote which block.")}};
}

QList<Option> formatOptions() {
    return {
        {formatOption,
         QT_TRANSLATE_NOOP("sf::cli", "Print the block alone (default), or a post with words and the board "
                                      "around it: plain, bbcode or markdown."),
         "WHAT"},
        secretsFolder(),
        {.name = outputOption,
         .words = QT_TRANSLATE_NOOP("sf::cli", "Write the block to this file."),
         .value = "OUT",
         .letter = "o"}};
}

} // namespace

Command postMakeCommand() {
    return {
        .name = QStringLiteral("post make"),
        .usage = QStringLiteral("[FILE...] [--plan TEXT | --orders FILE | --resign | --claim] "
                                "[--starter NAME --answerer NAME [--battle FILE]] [--format WHAT] [-o OUT]"),
        .summary = QT_TRANSLATE_NOOP("sf::cli",
                                     "Make the next block of a game by post, or the first of a new game."),
        .arguments = 0,
        .mostArguments = mostPostFiles,
        .options = turnOptions() + answeredGameOptions() + formatOptions(),
        .run = runMake};
}

} // namespace sf::cli
