// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/imperio/imperio_player.h"

#include "app/cli/console.h"
#include "core/document/io/json_writer.h"
#include "core/rules/imperio/game/record.h"
#include "core/text/imperio_reasons.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QtEndian>

namespace sf::cli {
namespace {

/// JSON numbers represent multiples of 2^-32 exactly.
double numberOf(imperio::Value value) {
    return static_cast<double>(value) / static_cast<double>(imperio::sureWin);
}

void writeRated(document::JsonWriter& json, const std::string& action, imperio::Value value) {
    json.member("action", action).member("value", numberOf(value));
}

} // namespace

QList<QCommandLineOption> limitOptions() {
    return {{nodesOption,
             QCoreApplication::translate("sf::cli",
                                         "Evaluate at most this many positions for an action (20000)."),
             QStringLiteral("N")},
            {millisecondsOption,
             QCoreApplication::translate("sf::cli", "Think at most this many milliseconds about an action."),
             QStringLiteral("N")}};
}

std::variant<std::uint64_t, int> countOf(const QCommandLineParser& line, const QString& option,
                                         std::uint64_t otherwise) {
    constexpr qulonglong most = 1'000'000'000;
    if (!line.isSet(option))
        return otherwise;
    bool isNumber = false;
    const qulonglong count = line.value(option).toULongLong(&isNumber);
    if (isNumber && count >= 1 && count <= most)
        return std::uint64_t{count};
    return usageError(
        QCoreApplication::translate("sf::cli", "--%1: expected a whole number from 1 to %2, found “%3”")
            .arg(option, QString::number(most), line.value(option)));
}

std::variant<imperio::Limits, int> limitsOf(const QCommandLineParser& line) {
    imperio::Limits limits;
    const auto nodes = countOf(line, nodesOption, limits.nodes);
    if (const int* status = std::get_if<int>(&nodes))
        return *status;
    const auto time = countOf(line, millisecondsOption, 0);
    if (const int* status = std::get_if<int>(&time))
        return *status;
    limits.nodes = std::get<std::uint64_t>(nodes);
    if (line.isSet(millisecondsOption)) {
        limits.time = std::chrono::milliseconds(std::get<std::uint64_t>(time));
        if (!line.isSet(nodesOption))
            limits.nodes = UINT64_MAX;
    }
    return limits;
}

std::uint64_t seedNumber(const QByteArray& text) {
    return qFromLittleEndian<quint64>(QCryptographicHash::hash(text, QCryptographicHash::Sha256).constData());
}

QByteArray choiceAsJson(const imperio::Position& position, const imperio::Choice& choice) {
    std::string out;
    document::JsonWriter json(out);
    json.object();
    writeRated(json, actionText(choice.action, position.toMove), choice.value);
    json.key("runnerUp");
    if (choice.runnerUp) {
        json.object();
        writeRated(json, actionText(*choice.runnerUp, position.toMove), choice.runnerUpValue);
        json.endObject();
    } else {
        json.raw("null");
    }
    json.key("line").list(); // the later actions, which belong to the same side
    for (const imperio::Action& action : choice.line)
        json.value(actionText(action, position.toMove));
    json.endList().key("reasons").list();
    for (const QString& reason : text::reasons(position, choice.action))
        json.value(reason.toStdString());
    json.endList().endObject();
    return QByteArray::fromStdString(out);
}

} // namespace sf::cli
