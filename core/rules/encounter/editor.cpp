// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/editor.h"

#include "core/rules/limits.h"

#include <algorithm>

namespace sf::encounter {
namespace {

template<class Piece>
PieceChange<Piece> changeOf(const Pieces<Piece>& row, std::size_t index, Piece after) {
    auto before = index < row.size() ? row[index] : nullptr;
    return {index, std::move(before), std::make_shared<const Piece>(std::move(after))};
}

/// A sentence with long names and many items may be longer than a document may contain.
std::string asComment(std::string text) {
    constexpr std::string_view ellipsis = "…";
    if (text.size() <= limits::commentBytes)
        return text;
    std::size_t size = limits::commentBytes - ellipsis.size();
    while ((static_cast<unsigned char>(text[size]) & 0xC0) == 0x80) // don't cut a letter
        --size;
    return text.replace(size, std::string::npos, ellipsis);
}

} // namespace

void Editor::change(Change change) {
    m_applied.changes.push_back(std::move(change));
    encounter::carryOut(m_dungeon, {m_applied.changes.back()});
}

void Editor::put(std::size_t index, Person person) {
    change(changeOf(m_dungeon.people, index, std::move(person)));
}

void Editor::put(std::size_t index, Encounter encounter) {
    change(changeOf(m_dungeon.encounters, index, std::move(encounter)));
}

void Editor::put(std::size_t index, AttackPost post) {
    change(changeOf(m_dungeon.posts, index, std::move(post)));
}

void Editor::put(MonsterPlace place, Monster monster) {
    Encounter encounter = *m_dungeon.encounters[place.encounter];
    encounter.monsters[place.monster] = std::make_shared<const Monster>(std::move(monster));
    put(place.encounter, std::move(encounter));
}

void Editor::remove(MonsterPlace place) {
    const std::shared_ptr<const Encounter> before = m_dungeon.encounters[place.encounter];
    if (before->monsters.size() > 1) {
        Encounter encounter = *before;
        encounter.monsters.erase(encounter.monsters.begin() + static_cast<std::ptrdiff_t>(place.monster));
        put(place.encounter, std::move(encounter));
        return;
    }
    change(PieceChange<Encounter>{place.encounter, before, nullptr});
    tell(What::EncounterEnded, 5, {before->id});
    if (!before->comments.empty())
        change(PieceChange<EndedEncounter>{
            m_dungeon.ended.size(), nullptr,
            std::make_shared<const EndedEncounter>(EndedEncounter{before->id, before->level, before->comments,
                                                                  before->unknown, before->title})});
}

void Editor::setLoot(int level, std::vector<std::string> items) {
    const auto found = m_dungeon.loot.find(level);
    auto before = found == m_dungeon.loot.end() ? std::vector<std::string>() : found->second;
    change(LootChange{level, std::move(before), std::move(items)});
}

void Editor::addLoot(int level, const std::vector<std::string>& items) {
    const auto found = m_dungeon.loot.find(level);
    auto after = found == m_dungeon.loot.end() ? std::vector<std::string>() : found->second;
    after.insert(after.end(), items.begin(), items.end());
    setLoot(level, std::move(after));
}

void Editor::tell(What what, int rule, std::vector<std::string> names, std::vector<std::int64_t> numbers,
                  std::vector<dice::Die> dice) {
    m_applied.events.push_back(
        {what, encounterRule(rule), std::move(names), std::move(numbers), std::move(dice)});
    m_applied.changesMade.push_back(m_applied.changes.size());
}

void Editor::announce(const std::string& whole) {
    const std::string text = asComment(whole);
    m_applied.announcement += (m_applied.announcement.empty() ? "" : "\n") + text;
}

void Editor::comment(std::size_t encounter, const std::string& text) {
    announce(text);
    Encounter after = *m_dungeon.encounters[encounter];
    after.comments.add(asComment(text));
    put(encounter, std::move(after));
}

void Editor::comment(int level, const std::vector<std::string>& people, const std::string& text) {
    announce(text);
    const auto active = m_dungeon.activePost(level);
    AttackPost post = active ? *m_dungeon.posts[*active] : AttackPost{level, true, {}, {}, {}};
    post.comments.add(asComment(text));
    for (const std::string& person : people)
        if (std::find(post.people.begin(), post.people.end(), person) == post.people.end())
            post.people.push_back(person);
    put(active.value_or(m_dungeon.posts.size()), std::move(post));
    if (!active)
        tell(What::PostOpened, 11, {}, {level});
}

void Editor::leave(const std::string& person, int level) {
    for (std::size_t i = 0; i < m_dungeon.posts.size(); ++i) {
        const AttackPost& before = *m_dungeon.posts[i];
        const auto found = std::find(before.people.begin(), before.people.end(), person);
        if (!before.active || before.level != level || found == before.people.end())
            continue;
        AttackPost post = before;
        post.people.erase(post.people.begin() + (found - before.people.begin()));
        post.active = !post.people.empty();
        const bool isOver = !post.active;
        put(i, std::move(post));
        if (isOver)
            tell(What::PostInactive, 11, {}, {level});
    }
    settleFloor(level);
}

void Editor::settleFloor(int level) {
    if (m_dungeon.hasPersonOn(level))
        return;
    for (std::size_t i = 0; i < m_dungeon.encounters.size(); ++i) {
        const Encounter& before = *m_dungeon.encounters[i];
        auto after = before.level == level ? settledWithoutPeople(before) : std::nullopt;
        if (!after)
            continue;
        const bool turns = after->mode != before.mode; // the old one goes
        put(i, *after);
        if (turns)
            tell(What::TurnedRanged, 6, {after->id}, {level});
    }
}

} // namespace sf::encounter
