// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle_command.h"

namespace sf::document {

BattleCommand::BattleCommand(BattleDocument& document, battle::Changes changes, std::uint32_t entry)
    : m_document(document), m_changes(std::move(changes)), m_entry(entry) {}

void BattleCommand::undo() {
    m_document.enter("\"undo\":" + std::to_string(m_entry));
    m_document.carryOut(m_changes.inFull(m_document.battle(), true), true);
}

void BattleCommand::redo() {
    if (m_done)
        m_document.enter("\"redo\":" + std::to_string(m_entry));
    m_done = true;
    m_document.carryOut(m_changes.inFull(m_document.battle(), false), false);
}

} // namespace sf::document
