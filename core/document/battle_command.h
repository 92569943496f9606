// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle_document.h"
#include "core/document/compact_changes.h"

#include <QUndoCommand>

namespace sf::document {

/// One step of undo: what changed, and the number of the journal's entry that did it.
class BattleCommand final : public QUndoCommand {
public:
    BattleCommand(BattleDocument& document, battle::Changes changes, std::uint32_t entry);

    void undo() override;
    void redo() override;

private:
    BattleDocument& m_document;
    CompactChanges m_changes;
    std::uint32_t m_entry;
    bool m_done = false; ///< once, so that doing it again is journalled as such
};

} // namespace sf::document
