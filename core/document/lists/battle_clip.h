// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

/// Parts of a battle on the clipboard: a battle document that holds nothing but these stacks, units, kinds,
/// structures or sides, with the kinds and sides that they need. Nothing sealed or covered is ever in it: no
/// orders, no scenario, nothing of play, and no stack that isn't on the map.
namespace sf::document {

inline constexpr const char* battleClipType = "application/x-squarefront-battle+json";

/// Those of the stacks that are on the map, without what they were ordered, screen or wait for; empty bytes
/// if there are none. The same of the other clips.
QByteArray stackClip(const battle::Battle& battle, const std::vector<battle::StackId>& stacks);
/// These units, as a stack of their own.
QByteArray unitClip(const battle::Battle& battle, const battle::StackId& stack,
                    const std::vector<battle::UnitId>& units);
QByteArray kindClip(const battle::Battle& battle, const std::vector<std::string>& kinds);
QByteArray structureClip(const battle::Battle& battle, const battle::StructureId& structure);
QByteArray sideClip(const battle::Side& side);
/// The sides of a clip; none if it can't be read.
std::vector<battle::Side> sidesIn(const QByteArray& clip);

/// What becomes of a kind of the clip if the battle has another one of that name.
enum class OtherKind : std::uint8_t { Rename, KeepOurs, UseTheirs };

/// Pastes a clip into a document.
class BattlePaste {
public:
    /// The clip converted to the document's rules, or why it can't be read or converted, in a sentence.
    static std::variant<BattlePaste, QString> of(const QByteArray& clip, const BattleDocument& into);

    int stacks() const { return static_cast<int>(m_battle.stacks.size()); }
    std::int64_t units() const { return battle::unitsIn(m_battle); } ///< of all stacks
    const std::vector<battle::UnitKind>& kinds() const { return *m_battle.kinds; }
    const std::vector<battle::Structure>& structures() const { return m_battle.map->structures(); }
    /// What conversion from other rules keeps and loses, in sentences; empty if the rules are the same.
    const QStringList& notes() const { return m_notes; }
    /// The kinds that the document has with other stats, and which: "Guard (Hits 4, not 9)".
    QStringList otherKinds() const;

    /// Actions that put the stacks on the map, the first in this hex and the others as they stood to it, with
    /// ids and names of their own.
    struct Result {
        std::vector<battle::Action> actions;
        std::vector<battle::Stack> stacks; ///< as they will be
    };
    Result at(hex::Hex hex, OtherKind others) const;
    /// Actions that add the units of all stacks to this one.
    std::vector<battle::Action> unitsInto(const battle::Stack& stack, OtherKind others) const;
    /// Actions that add the kinds; those that are the same here are shared, so nothing is done about them.
    std::vector<battle::Action> newKinds(OtherKind others) const;
    /// Actions that put the first structure into this hex.
    std::vector<battle::Action> structureAt(hex::Hex hex) const;

private:
    BattlePaste(battle::Battle battle, QStringList notes, const BattleDocument& into)
        : m_battle(std::move(battle)), m_notes(std::move(notes)), m_into(&into) {}

    int sideHere(int side) const;
    battle::Stack fresh(const battle::Stack& stack, battle::StackId id,
                        std::vector<battle::UnitId> units) const;

    battle::Battle m_battle;
    QStringList m_notes;
    const BattleDocument* m_into;
};

} // namespace sf::document
