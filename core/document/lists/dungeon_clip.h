// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/action.h"

#include <QByteArray>
#include <QString>

/// Parts of a dungeon on the clipboard: a dungeon document that holds nothing but these pieces and the items
/// that they have or drop, without posts and comments.
namespace sf::document {

inline constexpr const char* dungeonClipType = "application/x-squarefront-dungeon+json";

// Empty bytes if there is no such piece.
QByteArray itemClip(const encounter::Dungeon& dungeon, const std::vector<std::string>& items);
QByteArray personClip(const encounter::Dungeon& dungeon, const std::vector<std::string>& people);
QByteArray encounterClip(const encounter::Dungeon& dungeon, const std::vector<std::string>& encounters);
/// As one Encounter.
QByteArray monsterClip(const encounter::Dungeon& dungeon, const std::vector<std::string>& monsters);
/// Lines of the table of random Monsters, by their Monsters' ids.
QByteArray lineClip(const encounter::Dungeon& dungeon, const std::vector<std::string>& lines);

/// Pastes a clip into a dungeon. Items that the library has with the same name and stats are shared;
/// everything else gets an id and a name of its own. No actions: the clip has nothing of that kind.
class DungeonPaste {
public:
    /// Or why it can't be read, in a sentence.
    static std::variant<DungeonPaste, QString> of(const QByteArray& clip);
    explicit DungeonPaste(encounter::Dungeon clip) : m_clip(std::move(clip)) {}

    std::vector<encounter::Action> itemsInto(const encounter::Dungeon& dungeon) const;
    /// The same, adding to the actions. Returns what ids the items have then, for somebody who gets them.
    std::vector<std::string> itemsInto(const encounter::Dungeon& dungeon,
                                       std::vector<encounter::Action>& actions) const;
    /// Where they were, or on that floor.
    std::vector<encounter::Action> peopleInto(const encounter::Dungeon& dungeon,
                                              std::optional<int> floor) const;
    std::vector<encounter::Action> encountersInto(const encounter::Dungeon& dungeon,
                                                  std::optional<int> floor) const;
    /// All Monsters, also random ones, into this Encounter; without one into a new one on the level.
    std::vector<encounter::Action> monstersInto(const encounter::Dungeon& dungeon,
                                                const std::string& encounter, int level) const;
    /// All Monsters as lines of the table, with the weight 1 unless they have one.
    std::vector<encounter::Action> linesInto(const encounter::Dungeon& dungeon) const;

private:
    std::vector<encounter::TableLine> lines() const;

    encounter::Dungeon m_clip;
};

/// Actions that add a copy of each of these items.
std::vector<encounter::Action> itemCopies(const encounter::Dungeon& dungeon,
                                          const std::vector<std::string>& items);

} // namespace sf::document
