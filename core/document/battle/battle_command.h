// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/battle/compact_changes.h"

#include <QUndoCommand>

namespace sf::document {

/// One step of undo: what changed, and the number of the journal's entry that did it.
class BattleCommand final : public QUndoCommand {
public:
    BattleCommand(BattleDocument& document, battle::Changes changes, std::uint32_t entry);

    void undo() override;
    void redo() override;

    using DiceKey = BattleDocument::DiceKey;
    /// What the dice are keyed by is another after it.
    void changeDiceKey(DiceKey before, DiceKey after);
    /// Dice fell for it; typed ones count.
    void markDice() { m_hasDice = true; }
    bool hasDice() const { return m_hasDice; }

private:
    struct Keys {
        DiceKey before;
        DiceKey after;
    };
    BattleDocument& m_document;
    CompactChanges m_changes;
    std::uint32_t m_entry;
    std::unique_ptr<const Keys> m_keys;
    bool m_hasDice = false;
    bool m_done = false; ///< once, so that doing it again is journalled as such
};

} // namespace sf::document
