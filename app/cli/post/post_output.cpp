// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/post/post_output.h"

#include "core/document/io/json_writer.h"
#include "core/post/block/base32.h"
#include "core/rules/imperio/board/board_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/post/post_lines.h"
#include "core/text/post/post_problems.h"
#include "core/text/post/signing_words.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace sf::cli {
namespace {

using document::JsonWriter;

constexpr std::array<const char*, 2> writerKeys{"starter", "answerer"};
constexpr std::array<const char*, 5> endKeys{"rules", "resigned", "time", "signedTwice", "olderRules"};
constexpr std::array<const char*, 3> signingKeys{"no", "half", "yes"};

const char* keyOf(post::Writer writer) {
    return writerKeys.at(static_cast<std::size_t>(writer) - 1);
}

/// A problem with its file and line, ready to print.
struct Shown {
    QString file;
    std::uint32_t block = 0;
    int line = 1;
    QString what;
};

Shown shown(const PostTexts& texts, const post::BlockProblem& problem) {
    const post::PostedBlock& block = texts.blocks[problem.block];
    return {texts.files[static_cast<qsizetype>(block.source)], problem.problem.number, block.read.firstLine,
            text::gameProblem(problem.problem)};
}

/// What is damaged, or only what changes nothing of it.
enum class Damage : std::uint8_t { All, Harmful, Harmless };
std::vector<Shown> damages(const PostTexts& texts, Damage wanted) {
    std::vector<Shown> list;
    for (const auto& [file, problem] : texts.problems)
        if (wanted == Damage::All || isHarmless(problem) == (wanted == Damage::Harmless))
            list.push_back(
                {texts.files[static_cast<qsizetype>(file)], 0, problem.line, text::readProblem(problem)});
    return list;
}

/// Whether a damaged block can't change a result: all games are there and over.
bool areOver(const PostTexts& texts, const CheckedPosts& checked) {
    const bool isCut = std::ranges::any_of(
        texts.problems, [](const auto& problem) { return problem.second.fault == post::ReadFault::TooMany; });
    return !isCut && !checked.empty() && std::ranges::all_of(checked, [](const post::CheckedGame& game) {
        return game.game && game.game->end();
    });
}

std::vector<Shown> problemsOf(const PostTexts& texts, const CheckedPosts& checked) {
    const bool isHarmlessAll = areOver(texts, checked);
    std::vector<Shown> list = isHarmlessAll ? std::vector<Shown>() : damages(texts, Damage::Harmful);
    if (texts.blocks.empty())
        list = damages(texts, Damage::All);
    for (const post::CheckedGame& game : checked)
        for (const post::BlockProblem& problem : game.problems)
            list.push_back(shown(texts, problem));
    return list;
}

std::vector<Shown> notesOf(const PostTexts& texts, const post::CheckedGame& game) {
    std::vector<Shown> list;
    for (const post::BlockProblem& note : game.notes)
        list.push_back(shown(texts, note));
    return list;
}

/// Damage that changes nothing.
std::vector<Shown> harmlessDamages(const PostTexts& texts, const CheckedPosts& checked) {
    if (texts.blocks.empty())
        return {};
    return damages(texts, areOver(texts, checked) ? Damage::All : Damage::Harmless);
}

void write(JsonWriter& json, std::string_view key, const std::vector<Shown>& list) {
    json.key(key).list();
    for (const Shown& entry : list) {
        json.object().member("file", entry.file.toStdString());
        json.key("block");
        if (entry.block > 0)
            json.value(entry.block);
        else
            json.raw("null");
        json.member("line", entry.line).member("what", entry.what.toStdString()).endObject();
    }
    json.endList();
}

void writeAwaited(JsonWriter& json, const post::CheckedGame* game) {
    json.key("awaited");
    if (!game || !game->awaited) {
        json.raw("null");
        return;
    }
    json.object()
        .member("who", game->game->name(game->awaited->writer))
        .member("writer", keyOf(game->awaited->writer))
        .member("block", game->awaited->number)
        .member("since", game->awaited->since)
        .endObject();
}

/// The record of a game of Imperio Bellum, the document of a battle.
void writeContents(JsonWriter& json, const post::GameRules& rules, std::string_view record,
                   std::string_view document) {
    if (const auto* battle = dynamic_cast<const post::BattleGame*>(&rules))
        json.key(document).raw(battle->document());
    else
        json.member(record, static_cast<const post::ImperioPostGame&>(rules).record());
}

/// The end counts for the player whose profile it is unless somebody wrote in their name.
void writeEnd(JsonWriter& json, const post::CheckedGame& checked) {
    const post::PostGame& game = *checked.game;
    json.key("end");
    if (!game.end() || !checked.own.empty()) {
        json.raw("null");
        return;
    }
    json.object().key("winner");
    if (game.end()->isDraw || game.end()->reason == post::EndReason::OlderRules)
        json.raw("null");
    else
        json.value(game.name(game.end()->winner));
    json.member("reason", endKeys.at(static_cast<std::size_t>(game.end()->reason))).endObject();
}

void writeKeys(JsonWriter& json, const post::PostGame& game) {
    json.key("keys").object();
    for (const post::Writer writer : {post::Writer::Starter, post::Writer::Answerer})
        if (const QString key = text::publicKey(game, writer); !key.isEmpty())
            json.member(keyOf(writer), key.toStdString());
    json.endObject();
}

void writeGame(JsonWriter& json, const PostTexts& texts, const post::CheckedGame& checked,
               const post::GameRules* opened) {
    const bool isOlder = checked.game && checked.game->rules().isByOlderRules(); // its positions aren't known
    json.object().member("game", post::base32(checked.id));
    json.member("blocks", checked.chain.size());
    write(json, "notes", notesOf(texts, checked));
    writeAwaited(json, &checked);
    if (!checked.game)
        json.key("end").raw("null");
    if (checked.game) {
        json.member("starter", checked.game->name(post::Writer::Starter));
        json.member("answerer", checked.game->name(post::Writer::Answerer));
        json.member("clock", checked.game->invitation().seconds(post::Field::Clock));
        writeKeys(json, *checked.game);
        json.member("signed", signingKeys.at(static_cast<std::size_t>(signingOf(*checked.game))));
        json.key("unproven").list();
        for (const std::uint32_t number : checked.unproven)
            json.value(number);
        json.endList();
        json.key("position");
        if (isOlder)
            json.raw("null");
        else
            json.value(post::base32(checked.game->rules().position()));
        if (!isOlder)
            writeContents(json, checked.game->rules(), "record", "document");
        writeEnd(json, checked);
    }
    if (opened && !isOlder)
        writeContents(json, *opened, "opened", "openedDocument");
    json.endObject();
}

QString lineOf(const Shown& entry) {
    return QStringLiteral("%1:%2: %3\n")
        .arg(text::displayName(entry.file), QString::number(entry.line), entry.what);
}

QString timeText(std::int64_t seconds) {
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(Qt::ISODate);
}

QString stateLine(const post::CheckedGame& checked) {
    const post::PostGame& game = *checked.game;
    if (game.end() && game.end()->reason == post::EndReason::OlderRules)
        return QCoreApplication::translate(
            "sf::cli", "The game is over. It was played by older rules, so it isn't known who has won.\n");
    if (game.end() && game.end()->isDraw)
        return QCoreApplication::translate("sf::cli", "The game is over; it is a draw.\n");
    if (const auto& end = game.end())
        return QCoreApplication::translate("sf::cli", "The game is over; %1 has won.\n")
            .arg(text::displayName(game.name(end->winner)));
    if (!checked.awaited)
        return {};
    return QCoreApplication::translate("sf::cli", "Waiting for block %1 from %2, since %3.\n")
        .arg(QString::number(checked.awaited->number), text::displayName(game.name(checked.awaited->writer)),
             timeText(checked.awaited->since));
}

QString boardText(const post::GameRules& rules) {
    if (rules.isByOlderRules()) // its positions aren't known
        return {};
    if (const auto* battle = dynamic_cast<const post::BattleGame*>(&rules)) {
        text::PostLines lines(text::PostMarkup::Plain);
        writeGame(lines, *battle);
        return lines.text();
    }
    QString text;
    for (const std::string& row :
         imperio::boardRows(static_cast<const post::ImperioPostGame&>(rules).game().board()))
        text += QString::fromStdString(row) + u'\n';
    return text;
}

/// Says that nothing shows a third person who wrote which block.
QString signingText(const post::CheckedGame& checked) {
    QString text = text::signingText(signingOf(*checked.game));
    text += text.isEmpty() ? QString() : QStringLiteral("\n");
    const QString unproven = text::unprovenText(checked.unproven);
    return unproven.isEmpty() ? text : text + unproven + u'\n';
}

QString gameText(const PostTexts& texts, const post::CheckedGame& checked, const post::GameRules* opened) {
    QString text;
    for (const Shown& note : notesOf(texts, checked))
        text += lineOf(note);
    if (!checked.game)
        return text;
    const auto blocks = static_cast<int>(checked.chain.size());
    text += QCoreApplication::translate("sf::cli", "%1 against %2: %n block(s)\n", nullptr, blocks)
                .arg(text::displayName(checked.game->name(post::Writer::Starter)),
                     text::displayName(checked.game->name(post::Writer::Answerer)));
    for (const post::Writer writer : {post::Writer::Starter, post::Writer::Answerer})
        if (const QString key = text::publicKey(*checked.game, writer); !key.isEmpty())
            text += QCoreApplication::translate("sf::cli", "%1 signs each block with the key %2\n")
                        .arg(text::displayName(checked.game->name(writer)), key);
    const std::int64_t clock = checked.game->invitation().seconds(post::Field::Clock);
    text += text::asSentence(text::timeForBlock(clock)) + u'\n';
    return text + signingText(checked) + boardText(opened ? *opened : checked.game->rules()) +
           stateLine(checked);
}

/// Whether no game was too costly to check.
bool isChecked(const CheckedPosts& checked) {
    return std::ranges::none_of(checked, post::isTooCostly);
}

void writeFields(JsonWriter& json, const post::Block& block) {
    json.key("fields").object();
    for (std::size_t index = 0; index < post::fieldCount; ++index) {
        const auto field = static_cast<post::Field>(index);
        if (block.has(field))
            json.member(nameOf(field), std::string(block.value(field)));
    }
    json.endObject();
}

} // namespace

CheckedPosts checkPosts(const PostTexts& texts, const post::Profile* profile, const post::Choice& choice) {
    return post::checkGames(texts.blocks, texts.battles.rules(), profile, QDateTime::currentSecsSinceEpoch(),
                            choice);
}

bool holds(const PostTexts& texts, const CheckedPosts& checked) {
    return isChecked(checked) && !texts.blocks.empty() && problemsOf(texts, checked).empty();
}

QStringList warningsOf(const PostTexts& texts, const post::CheckedGame& game) {
    std::vector<Shown> list = damages(texts, Damage::All);
    for (const post::BlockProblem& problem : game.problems)
        list.push_back(shown(texts, problem));
    std::ranges::move(notesOf(texts, game), std::back_inserter(list));
    QStringList lines;
    for (const Shown& entry : list)
        lines << lineOf(entry).trimmed();
    return lines;
}

QByteArray checkAsJson(const PostTexts& texts, const CheckedPosts& checked, const OpenedPosts& opened) {
    std::string out;
    JsonWriter json(out);
    std::size_t blocks = 0;
    for (const post::CheckedGame& game : checked)
        blocks += game.chain.size();
    json.object().key("holds");
    if (isChecked(checked))
        json.value(holds(texts, checked));
    else
        json.raw("null");
    json.member("blocks", blocks);
    write(json, "problems", problemsOf(texts, checked));
    write(json, "notes", harmlessDamages(texts, checked));
    writeAwaited(json, checked.size() == 1 ? &checked.front() : nullptr);
    json.key("games").list();
    for (std::size_t index = 0; index < checked.size(); ++index)
        writeGame(json, texts, checked[index], opened[index].get());
    return json.endList().finish();
}

QByteArray checkAsText(const PostTexts& texts, const CheckedPosts& checked, const OpenedPosts& opened) {
    QString text;
    for (const Shown& problem : problemsOf(texts, checked))
        text += lineOf(problem);
    for (const Shown& note : harmlessDamages(texts, checked))
        text += lineOf(note);
    for (std::size_t index = 0; index < checked.size(); ++index)
        text += gameText(texts, checked[index], opened[index].get());
    if (texts.blocks.empty() && texts.problems.empty())
        text += QCoreApplication::translate("sf::cli", "There is no block in these files.\n");
    else
        text += holds(texts, checked) ? QCoreApplication::translate("sf::cli", "Everything is valid.\n")
                : isChecked(checked)
                    ? QCoreApplication::translate("sf::cli", "Not everything is valid.\n")
                    : QCoreApplication::translate("sf::cli", "Not everything was checked.\n");
    return text.toUtf8();
}

QByteArray readAsJson(const PostTexts& texts) {
    std::string out;
    JsonWriter json(out);
    json.object().key("blocks").list();
    for (const post::PostedBlock& block : texts.blocks) {
        json.object().member("file", texts.files[static_cast<qsizetype>(block.source)].toStdString());
        json.member("line", block.read.firstLine).member("lastLine", block.read.lastLine);
        json.member("hash", post::base32(block.read.hash));
        writeFields(json, block.read.block);
        json.endObject();
    }
    json.endList();
    write(json, "problems", damages(texts, Damage::All));
    return json.finish();
}

QByteArray readAsText(const PostTexts& texts) {
    QString text;
    for (const post::PostedBlock& block : texts.blocks) {
        const post::Block& read = block.read.block;
        const post::Hash game = read.number() == 1 ? block.read.hash : read.bytes(post::Field::Game);
        text += QStringLiteral("%1:%2: ").arg(
            text::displayName(texts.files[static_cast<qsizetype>(block.source)]),
            QString::number(block.read.firstLine));
        text += QCoreApplication::translate("sf::cli", "block %1 of game %2: %3\n")
                    .arg(QString::number(read.number()), QString::fromStdString(post::checkOf(game)),
                         text::blockKind(read));
    }
    for (const Shown& problem : damages(texts, Damage::All))
        text += lineOf(problem);
    if (text.isEmpty())
        text = QCoreApplication::translate("sf::cli", "There is no block in these files.\n");
    return text.toUtf8();
}

} // namespace sf::cli
