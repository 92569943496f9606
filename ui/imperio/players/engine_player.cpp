// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/players/engine_player.h"

#include <QtConcurrent/QtConcurrentRun>

namespace sf::ui {

using document::EngineProcess;

EnginePlayer::EnginePlayer(const QString& command) : m_process(std::make_unique<EngineProcess>(command)) {
    m_thread.setMaxThreadCount(1);
    m_thread.setExpiryTimeout(-1);
}

EnginePlayer::~EnginePlayer() {
    m_thread.start([this] { m_process.reset(); });
    m_thread.waitForDone();
}

QFuture<EngineProcess::Answer> EnginePlayer::ask(const std::string& record, const imperio::Position& position,
                                                 const imperio::Limits& limits) {
    return QtConcurrent::run(&m_thread, [this, record, position, limits]() -> EngineProcess::Answer {
        if (limits.stop.stop_requested())
            return EngineProcess::Fault{};
        return m_process->ask(record, position, limits);
    });
}

} // namespace sf::ui
