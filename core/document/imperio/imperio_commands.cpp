// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_commands.h"

namespace sf::document {

void ImperioCommand::undo() {
    m_document.enter("\"undo\":" + std::to_string(m_entry));
    takeBack();
}

void ImperioCommand::redo() {
    if (m_done)
        m_document.enter("\"redo\":" + std::to_string(m_entry));
    m_done = true;
    carryOut();
}

SetupCommand::SetupCommand(ImperioDocument& document, std::uint32_t entry, imperio::Game before,
                           imperio::Game after)
    : ImperioCommand(document, entry), m_before(std::move(before)), m_after(std::move(after)) {}

void SetupCommand::takeBack() {
    document().setGame(m_before, true);
}

void SetupCommand::carryOut() {
    document().setGame(m_after, false);
}

PlayCommand::PlayCommand(ImperioDocument& document, std::uint32_t entry, PlayedEntry played)
    : ImperioCommand(document, entry), m_played(std::move(played)) {}

void PlayCommand::takeBack() {
    document().removeEntry();
}

void PlayCommand::carryOut() {
    document().addEntry(m_played);
}

} // namespace sf::document
