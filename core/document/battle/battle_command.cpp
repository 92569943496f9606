// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_command.h"

namespace sf::document {

BattleCommand::BattleCommand(BattleDocument& document, battle::Changes changes, std::uint32_t entry)
    : m_document(document), m_changes(std::move(changes)), m_entry(entry) {}

void BattleCommand::changeDiceKey(DiceKey before, DiceKey after) {
    m_keys = std::make_unique<const Keys>(Keys{std::move(before), std::move(after)});
}

void BattleCommand::undo() {
    m_document.enter("\"undo\":" + std::to_string(m_entry));
    if (m_keys)
        m_document.setDiceKey(m_keys->before);
    m_document.carryOut(m_changes.inFull(m_document.battle(), true), true);
    m_document.noteTurn(m_entry, true);
}

void BattleCommand::redo() {
    if (m_done)
        m_document.enter("\"redo\":" + std::to_string(m_entry));
    if (m_keys)
        m_document.setDiceKey(m_keys->after);
    m_document.carryOut(m_changes.inFull(m_document.battle(), false), false);
    if (m_done)
        m_document.noteTurn(m_entry, false);
    m_done = true;
}

} // namespace sf::document
