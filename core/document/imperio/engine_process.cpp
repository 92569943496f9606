// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/engine_process.h"

#include "core/document/io/json_reader.h"
#include "core/document/io/process_group.h"
#include "core/text/imperio_text.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QProcessEnvironment>
#include <QStandardPaths>

#include <algorithm>

namespace sf::document {
namespace {

constexpr int answerPatience = 10000;      ///< milliseconds to wait for an answer without a time limit
constexpr int grace = 1000;                ///< milliseconds by which an answer may be late
constexpr int glance = 50;                 ///< milliseconds between looks at the request to stop
constexpr qsizetype longestLine = 1 << 20; ///< bytes

QByteArray question(const std::string& record, const imperio::Limits& limits) {
    std::string text;
    JsonWriter json(text);
    json.object().key("go").object();
    if (limits.time)
        json.member("ms", limits.time->count());
    if (limits.nodes != UINT64_MAX)
        json.member("nodes", limits.nodes);
    json.endObject().member("position", record).endObject();
    return QByteArray::fromStdString(text);
}

/// The text of a member of an engine's line, if it has one.
std::optional<std::string> textIn(const QByteArray& line, std::string_view member) {
    std::optional<std::string> text;
    const auto error = readMembers(line.toStdString(), [&](std::string_view key, JsonReader& json) {
        if (key == member && json.type() == JsonTape::Type::String)
            text = json.string(limits::anyBytes);
        else
            json.skip();
    });
    return error ? std::nullopt : text;
}

/// An engine's output in a form fit for a message.
QString shown(const QByteArray& sent) {
    constexpr qsizetype most = 200;
    QString text = QString::fromUtf8(sent.left(most));
    for (QChar& c : text)
        if (!c.isPrint())
            c = QChar::ReplacementCharacter;
    return sent.size() > most ? text + QChar(0x2026) : text;
}

EngineProcess::Fault faultOf(const QString& text, const QByteArray& sent) {
    return {sent.isEmpty() ? text
                           : QCoreApplication::translate("sf::document", "%1: “%2”").arg(text, shown(sent))};
}

/// Engines may ask squarefront-cli which actions are legal; one is beside this program.
QProcessEnvironment environment() {
    const auto variable = QStringLiteral("SQUAREFRONT_CLI");
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    const QString folder = QCoreApplication::applicationDirPath();
    const QString cli = QStandardPaths::findExecutable(QStringLiteral("squarefront-cli"),
                                                       {folder, folder + QStringLiteral("/cli")});
    if (!cli.isEmpty() && !all.contains(variable))
        all.insert(variable, cli);
    return all;
}

} // namespace

EngineProcess::~EngineProcess() {
    stop();
}

void EngineProcess::stop() {
    constexpr int farewell = 200;
    if (!m_process)
        return;
    m_process->write("{\"quit\": true}\n");
    m_process->closeWriteChannel();
    m_process->waitForFinished(farewell);
    endGroup(std::exchange(m_group, {})); // also what a wrapper has started
    m_process->kill();
    m_process->waitForFinished(answerPatience);
    m_process.reset();
}

EngineProcess::Fault EngineProcess::fail(const QString& text, const QByteArray& sent) {
    stop();
    return faultOf(text, sent);
}

std::optional<EngineProcess::Fault> EngineProcess::start(const std::stop_token& stop) {
    const QStringList words = QProcess::splitCommand(m_command);
    m_process = std::make_unique<QProcess>();
    m_process->setStandardErrorFile(QProcess::nullDevice());
    m_process->setProcessEnvironment(environment());
    m_group = startGroup(*m_process, words.value(0), words.mid(1), answerPatience);
    if (m_group.leader == 0)
        return fail(QCoreApplication::translate("sf::document", "the engine can't be started"));
    const Line hello = exchange("{\"hello\": 1}", answerPatience, stop);
    if (const auto* fault = std::get_if<Fault>(&hello))
        return *fault;
    const QByteArray& line = std::get<QByteArray>(hello);
    if (textIn(line, "game") == "imperio")
        return std::nullopt;
    return fail(QCoreApplication::translate("sf::document", "the engine doesn't say that it plays imperio"),
                line);
}

EngineProcess::Line EngineProcess::exchange(const QByteArray& line, int milliseconds,
                                            const std::stop_token& stop) {
    // Output from before the question is not an answer.
    m_process->readAllStandardOutput();
    m_process->write(line + '\n');
    return readLine(milliseconds, stop);
}

EngineProcess::Line EngineProcess::readLine(int milliseconds, const std::stop_token& stop) {
    const QDeadlineTimer deadline(milliseconds);
    while (!m_process->canReadLine()) {
        if (m_process->bytesAvailable() > longestLine)
            return fail(
                QCoreApplication::translate("sf::document", "the engine sent a line longer than a megabyte"),
                m_process->read(longestLine));
        if (stop.stop_requested())
            return fail(QCoreApplication::translate("sf::document", "the engine was stopped"));
        if (deadline.hasExpired())
            return fail(QCoreApplication::translate("sf::document", "the engine didn't answer in time"));
        if (!m_process->waitForReadyRead(
                static_cast<int>(std::min<qint64>(glance, deadline.remainingTime()))) &&
            m_process->state() == QProcess::NotRunning && !m_process->canReadLine())
            return fail(QCoreApplication::translate("sf::document", "the engine ended"),
                        m_process->readAllStandardOutput());
    }
    return m_process->readLine(longestLine + 1);
}

EngineProcess::Answer engineAnswer(const QByteArray& line, const imperio::Position& position) {
    const std::optional<std::string> action = textIn(line, "action");
    if (!action)
        return faultOf(QCoreApplication::translate("sf::document", "the engine's answer has no action"),
                       line);
    auto typed = imperio::readTyped(*action, position);
    if (const auto* wrong = std::get_if<imperio::RecordError>(&typed))
        return faultOf(QCoreApplication::translate("sf::document", "the engine's action isn't legal (%1)")
                           .arg(text::recordError(*wrong)),
                       line);
    auto& played = std::get<imperio::TypedPlay>(typed);
    if (played.dice)
        return faultOf(
            QCoreApplication::translate("sf::document", "the engine sent dice, but only the host rolls them"),
            line);
    return std::move(played.actions);
}

EngineProcess::Answer EngineProcess::ask(const std::string& record, const imperio::Position& position,
                                         const imperio::Limits& limits) {
    if (!m_process)
        if (auto fault = start(limits.stop))
            return *fault;
    const int time = limits.time ? static_cast<int>(limits.time->count()) + grace : answerPatience;
    const Line line = exchange(question(record, limits), time, limits.stop);
    if (const auto* fault = std::get_if<Fault>(&line))
        return *fault;
    Answer answer = engineAnswer(std::get<QByteArray>(line), position);
    if (std::holds_alternative<Fault>(answer))
        stop();
    return answer;
}

} // namespace sf::document
