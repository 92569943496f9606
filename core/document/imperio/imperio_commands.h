// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"

#include <QUndoCommand>

namespace sf::document {

/// One step of undo: says in the journal when it is taken back or done again.
class ImperioCommand : public QUndoCommand {
public:
    ImperioCommand(ImperioDocument& document, std::uint32_t entry) : m_document(document), m_entry(entry) {}
    void undo() final;
    void redo() final;

protected:
    ImperioDocument& document() { return m_document; }
    virtual void takeBack() = 0;
    virtual void carryOut() = 0;

private:
    ImperioDocument& m_document;
    std::uint32_t m_entry; ///< of the journal, which did it
    bool m_done = false;
};

/// One step of the set-up: the game before and after it.
class SetupCommand final : public ImperioCommand {
public:
    SetupCommand(ImperioDocument& document, std::uint32_t entry, imperio::Game before, imperio::Game after);

protected:
    void takeBack() override;
    void carryOut() override;

private:
    imperio::Game m_before;
    imperio::Game m_after;
};

/// One action of play with its dice, which are never thrown again.
class PlayCommand final : public ImperioCommand {
public:
    PlayCommand(ImperioDocument& document, std::uint32_t entry, PlayedEntry played);
    /// Whether dice fell for it; typed ones count.
    bool hasDice() const { return !m_played.entry.dice.empty(); }

protected:
    void takeBack() override;
    void carryOut() override;

private:
    PlayedEntry m_played;
};

} // namespace sf::document
