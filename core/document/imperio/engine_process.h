// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/process_group.h"
#include "core/players/imperio/budget.h"
#include "core/rules/imperio/record/typed.h"

#include <QProcess>

#include <memory>
#include <variant>

namespace sf::document {

/// An external player: a process that speaks the engine protocol, one JSON object per line. Any misbehaviour
/// is reported as a fault, and a fault ends the process.
class EngineProcess {
public:
    /// An error sentence, quoting what the engine sent.
    struct Fault {
        QString text;
    };
    using Answer = std::variant<std::vector<imperio::Action>, Fault>;

    explicit EngineProcess(QString command) : m_command(std::move(command)) {}
    ~EngineProcess();
    /// Asks for an action in the position after the record. Starts the process if it isn't running. Waits for
    /// at most a second longer than the limits allow, or 10 seconds without a time limit; less if the limits
    /// ask to stop. Must always be called on the same thread.
    Answer ask(const std::string& record, const imperio::Position& position, const imperio::Limits& limits);

private:
    using Line = std::variant<QByteArray, Fault>;
    std::optional<Fault> start(const std::stop_token& stop);
    void stop();
    Line exchange(const QByteArray& line, int milliseconds, const std::stop_token& stop);
    Line readLine(int milliseconds, const std::stop_token& stop);
    Fault fail(const QString& text, const QByteArray& sent = {});

    QString m_command;
    std::unique_ptr<QProcess> m_process;
    ProcessGroup m_group; ///< of the process and all that it starts
};

/// Reads an engine's answer: one legal action without dice, or a knight's consecutive steps.
EngineProcess::Answer engineAnswer(const QByteArray& line, const imperio::Position& position);

} // namespace sf::document
