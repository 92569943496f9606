// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/engine_process.h"
#include "ui/widgets/task.h"

namespace sf::ui {

/// An engine that plays in the window. Its process has a thread of its own, so that it can never block the
/// window.
class EnginePlayer {
public:
    explicit EnginePlayer(const QString& command);
    /// Ends the process.
    ~EnginePlayer();
    EnginePlayer(const EnginePlayer&) = delete;
    EnginePlayer& operator=(const EnginePlayer&) = delete;

    using Answering = Task<document::EngineProcess::Answer>;
    /// Asks for an action in the position after the record. If the task is stopped, the answer is
    /// meaningless.
    void ask(const std::string& record, const imperio::Position& position, imperio::Limits limits,
             Answering& answering, Answering::Then then);

private:
    QThreadPool m_thread;
    std::unique_ptr<document::EngineProcess> m_process; ///< used only in the thread
};

} // namespace sf::ui
