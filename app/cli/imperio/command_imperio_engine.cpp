// SPDX-License-Identifier: GPL-3.0-or-later
// Squarefront as an engine: reads one JSON object per line and answers each with one.
// Declared in app/cli/command.h.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/imperio/imperio_player.h"
#include "core/document/imperio/imperio_players.h"
#include "core/rules/imperio/record/record_reader.h"
#include "core/text/imperio_record_text.h"
#include "core/text/imperio_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

namespace sf::cli {
namespace {

constexpr qsizetype longestQuestion = 16 << 20; ///< bytes

QByteArray object(const QString& key, const QString& value) {
    return QJsonDocument({{key, value}}).toJson(QJsonDocument::Compact);
}

QByteArray error(const QString& text) {
    return object(QStringLiteral("error"), text);
}

imperio::Limits askedLimits(const QJsonObject& go) {
    imperio::Limits limits;
    const double nodes = go.value(QStringLiteral("nodes")).toDouble();
    const double time = go.value(QStringLiteral("ms")).toDouble();
    constexpr double most = 1e9;
    if (time >= 1)
        limits.time = std::chrono::milliseconds(static_cast<std::int64_t>(std::min(time, most)));
    if (nodes >= 1)
        limits.nodes = static_cast<std::uint64_t>(std::min(nodes, most));
    else if (time >= 1)
        limits.nodes = UINT64_MAX;
    return limits;
}

QByteArray answerTo(const QJsonObject& question, const imperio::Player& player) {
    auto read = imperio::readRecord(question.value(QStringLiteral("position")).toString().toStdString());
    if (const auto* wrong = std::get_if<imperio::RecordError>(&read))
        return error(QCoreApplication::translate("sf::cli", "position: line %1: %2")
                         .arg(QString::number(wrong->line), text::recordError(*wrong)));
    const imperio::Position& position = std::get<imperio::Replay>(read).position;
    if (position.result)
        return error(QCoreApplication::translate("sf::cli", "position: the game is over"));
    const imperio::Limits limits = askedLimits(question.value(QStringLiteral("go")).toObject());
    return choiceAsJson(position, choose(position, player, limits));
}

QByteArray answerTo(const QByteArray& line, const imperio::Player& player) {
    QJsonParseError problem;
    const QJsonDocument json = QJsonDocument::fromJson(line, &problem);
    if (!json.isObject())
        return error(QCoreApplication::translate("sf::cli", "expected a JSON object"));
    const QJsonObject question = json.object();
    if (question.contains(QStringLiteral("hello")))
        return "{\"name\":\"Squarefront " SQUAREFRONT_VERSION "\",\"game\":\"imperio\"}";
    if (question.value(QStringLiteral("position")).isString())
        return answerTo(question, player);
    return error(QCoreApplication::translate("sf::cli", "expected hello, position or quit"));
}

bool isFarewell(const QByteArray& line) {
    return QJsonDocument::fromJson(line).object().value(QStringLiteral("quit")).toBool();
}

/// The next line; empty if the line is too long, which is then skipped.
QByteArray nextLine(QFile& input) {
    QByteArray line = input.readLine(longestQuestion);
    bool isWhole = line.endsWith('\n') || input.atEnd();
    if (isWhole)
        return line;
    while (!isWhole) {
        const QByteArray rest = input.readLine(longestQuestion);
        isWhole = rest.isEmpty() || rest.endsWith('\n');
    }
    return "\n";
}

int runImperioEngine(const QCommandLineParser& line) {
    const auto level = imperio::levelOf(line.value(playerOption).toStdString());
    if (!level)
        return usageError(
            QCoreApplication::translate(
                "sf::cli", "--player: expected random, greedy, planner, replier or learned, found “%1”")
                .arg(line.value(playerOption)));
    const imperio::Player player =
        document::imperioPlayer(*level, seedNumber(line.value(seedOption).toUtf8()));
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return statusBadInput;
    for (QByteArray question = nextLine(input); !question.isEmpty() && !isFarewell(question);
         question = nextLine(input)) {
        const QByteArray answer = answerTo(question, player) + '\n';
        std::fwrite(answer.constData(), 1, static_cast<std::size_t>(answer.size()), stdout);
        std::fflush(stdout);
    }
    return statusDone;
}

} // namespace

Command imperioEngineCommand() {
    return {.name = QStringLiteral("imperio engine"),
            .usage = QStringLiteral("[--player NAME] [--seed TEXT]"),
            .summary = QT_TRANSLATE_NOOP(
                "sf::cli",
                "Play for another program: one JSON object per line, as described in docs/formats.md."),
            .arguments = 0,
            .options = {{playerOption,
                         QT_TRANSLATE_NOOP(
                             "sf::cli", "Who plays: random, greedy, planner, replier or learned (learned)."),
                         "NAME", "learned"},
                        {seedOption, QT_TRANSLATE_NOOP("sf::cli", "Seed of the random player."), "TEXT"}},
            .run = runImperioEngine};
}

} // namespace sf::cli
