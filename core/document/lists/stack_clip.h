// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

/// Stacks on the clipboard: a battle document that holds nothing but them, their kinds and their sides.
namespace sf::document {

inline constexpr const char* stackClipType = "application/x-squarefront-stacks+json";

/// Those of the battle's stacks that are on the map, without what they were ordered, screen or wait for.
QByteArray stackClip(const battle::Battle& battle, const std::vector<battle::StackId>& stacks);

/// What becomes of a kind of the clip if the battle has another one of that name.
enum class OtherKind : std::uint8_t { Rename, KeepOurs, UseTheirs };

/// Pastes a clip into a document.
class StackPaste {
public:
    /// The clip converted to the document's rules. Nothing if the bytes are none, or it can't be converted.
    static std::optional<StackPaste> of(const QByteArray& clip, const BattleDocument& into);

    int stacks() const { return static_cast<int>(m_battle.stacks.size()); }
    /// What conversion from other rules keeps and loses, in sentences; empty if the rules are the same.
    const QStringList& notes() const { return m_notes; }
    /// The kinds that the document has with other stats.
    QStringList otherKinds() const;
    /// Actions that put the stacks on the map, the first in this hex and the others as they stood to it, with
    /// ids and names of their own. The ids are those of the new stacks.
    struct Result {
        std::vector<battle::Action> actions;
        std::vector<battle::StackId> stacks;
    };
    Result at(hex::Hex hex, OtherKind others) const;

private:
    StackPaste(battle::Battle battle, QStringList notes, const BattleDocument& into)
        : m_battle(std::move(battle)), m_notes(std::move(notes)), m_into(into) {}

    battle::Stack fresh(const battle::Stack& stack, battle::StackId id,
                        std::vector<battle::UnitId> units) const;

    battle::Battle m_battle;
    QStringList m_notes;
    const BattleDocument& m_into;
};

} // namespace sf::document
