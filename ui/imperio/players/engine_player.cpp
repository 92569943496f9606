// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/players/engine_player.h"

#include "core/document/io/process.h"

namespace sf::ui {

using document::EngineProcess;

EnginePlayer::EnginePlayer(const QString& command) : m_process(std::make_unique<EngineProcess>(command)) {
    m_thread.setMaxThreadCount(1);
    m_thread.setExpiryTimeout(-1);
}

EnginePlayer::~EnginePlayer() {
    document::startOn(m_thread, [this] { m_process.reset(); });
    m_thread.waitForDone();
}

void EnginePlayer::ask(const std::string& record, const imperio::Position& position, imperio::Limits limits,
                       Answering& answering, Answering::Then then) {
    answering.start(
        [this, record, position, limits](const std::stop_token& stop) mutable -> EngineProcess::Answer {
            if (stop.stop_requested())
                return EngineProcess::Fault{};
            limits.stop = stop;
            return m_process->ask(record, position, limits);
        },
        std::move(then), m_thread);
}

} // namespace sf::ui
