// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/removals.h"

#include <algorithm>

namespace sf::encounter {
namespace {

using Kind = Removal::Kind;

bool isMastersEdit(const Action& action) {
    constexpr std::size_t first = 8; // the actions of players come before
    static_assert(std::is_same_v<std::variant_alternative_t<first, Action::variant>, PutPerson>);
    return action.index() >= first;
}

const std::string& nameOf(const Encounter& encounter) {
    return encounter.title.empty() ? encounter.id : encounter.title;
}

void addItems(const Dungeon& before, const Action& action, std::vector<Removal>& list) {
    const auto* gone = std::get_if<RemovePerson>(&action);
    const Person* person = gone ? before.person(gone->who) : nullptr;
    if (!person || person->items.empty())
        return;
    Removal removal{Kind::Items, person->name};
    for (const std::string& id : person->items)
        if (const Item* item = before.item(id))
            removal.items.push_back(item->name);
    removal.count = static_cast<int>(removal.items.size());
    list.push_back(std::move(removal));
}

void addEncounters(const Dungeon& before, const Action& action, const Dungeon& after,
                   std::vector<Removal>& list) {
    const auto* ended = std::get_if<RemoveEncounter>(&action);
    const auto* edited = std::get_if<EditEncounter>(&action);
    for (const auto& encounter : before.encounters) {
        const auto place = after.indexOfEncounter(encounter->id);
        const bool isNamed = ended && ended->encounter == encounter->id;
        if (!place && !isNamed)
            list.push_back({Kind::Encounter, nameOf(*encounter)});
        const bool isKept =
            std::ranges::any_of(after.ended, [&](const auto& post) { return post->id == encounter->id; });
        if (!place && !isKept && !encounter->comments.empty())
            list.push_back(
                {Kind::Comments, nameOf(*encounter), 0, static_cast<int>(encounter->comments.size())});
        const bool isEdited = edited && edited->encounter == encounter->id;
        if (place && !isEdited &&
            (after.encounters[*place]->hoursTogether < encounter->hoursTogether ||
             after.encounters[*place]->mode != encounter->mode))
            list.push_back({Kind::Hours, nameOf(*encounter)});
    }
}

void addPosts(const Dungeon& before, const Dungeon& after, std::vector<Removal>& list) {
    for (std::size_t i = 0; i < std::min(before.posts.size(), after.posts.size()); ++i) {
        const AttackPost& post = *before.posts[i];
        if (post.active && !after.posts[i]->active)
            list.push_back({Kind::Post, {}, post.level});
        else
            for (const std::string& id : post.people)
                if (std::ranges::count(after.posts[i]->people, id) == 0) {
                    const Person* person = before.person(id);
                    list.push_back({Kind::PostMember, person ? person->name : id, post.level});
                }
    }
}

} // namespace

std::vector<Removal> removalsOf(const Dungeon& before, const Action& action, const Dungeon& after) {
    std::vector<Removal> list;
    if (!isMastersEdit(action))
        return list;
    addItems(before, action, list);
    addEncounters(before, action, after, list);
    addPosts(before, after, list);
    return list;
}

} // namespace sf::encounter
