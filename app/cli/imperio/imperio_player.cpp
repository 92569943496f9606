// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/imperio/imperio_player.h"

#include "app/cli/number_option.h"
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

QList<Option> limitOptions() {
    return {{nodesOption,
             QT_TRANSLATE_NOOP("sf::cli", "Evaluate at most this many positions for an action (20000)."),
             "N"},
            {millisecondsOption,
             QT_TRANSLATE_NOOP("sf::cli", "Think at most this many milliseconds about an action."), "N"}};
}

std::optional<imperio::Limits> limitsOf(const QCommandLineParser& line) {
    constexpr int most = 1'000'000'000;
    imperio::Limits limits;
    const auto nodes = numberOf(line, nodesOption, 1, most, static_cast<int>(limits.nodes));
    const auto time = nodes ? numberOf(line, millisecondsOption, 1, most, 1) : std::nullopt;
    if (!time)
        return std::nullopt;
    limits.nodes = static_cast<std::uint64_t>(*nodes);
    if (line.isSet(millisecondsOption)) {
        limits.time = std::chrono::milliseconds(*time);
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
