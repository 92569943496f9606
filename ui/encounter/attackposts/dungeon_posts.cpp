// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attackposts/dungeon_posts.h"

#include "core/rules/encounter/announcement.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"

#include <algorithm>

namespace sf::ui {
namespace {

QString shown(const std::string& post) {
    return text::displayText(QString::fromStdString(post));
}

} // namespace

std::vector<DungeonPost> postsOf(const encounter::Dungeon& dungeon) {
    std::vector<DungeonPost> posts;
    for (std::size_t i = 0; i < dungeon.encounters.size(); ++i) {
        const encounter::Encounter& encounter = *dungeon.encounters[i];
        posts.push_back(
            {DungeonPost::Kind::Encounter, i, encounter.id,
             text::listed({text::displayName(postTitle(encounter)), text::displayName(encounter.id)})});
    }
    for (std::size_t i = 0; i < dungeon.posts.size(); ++i) {
        const encounter::AttackPost& post = *dungeon.posts[i];
        const QString title = text::displayName(postTitle(post));
        posts.push_back({DungeonPost::Kind::Attack,
                         i,
                         {},
                         post.active ? title : PostsPanel::tr("%1, inactive").arg(title)});
    }
    for (std::size_t i = 0; i < dungeon.ended.size(); ++i)
        posts.push_back(
            {DungeonPost::Kind::Ended, i, dungeon.ended[i]->id,
             PostsPanel::tr("[Encounter] Dungeon Level %1, %2, ended")
                 .arg(QString::number(dungeon.ended[i]->level),
                      text::displayName(dungeon.ended[i]->title.empty() ? dungeon.ended[i]->id
                                                                        : dungeon.ended[i]->title))});
    return posts;
}

bool changesPostList(const encounter::Changes& changes) {
    return std::any_of(changes.begin(), changes.end(), [](const encounter::Change& change) {
        if (const auto* one = std::get_if<encounter::PieceChange<encounter::Encounter>>(&change))
            return !one->before || !one->after || one->before->level != one->after->level ||
                   one->before->title != one->after->title;
        if (const auto* one = std::get_if<encounter::PieceChange<encounter::AttackPost>>(&change))
            return !one->before || !one->after || one->before->active != one->after->active;
        return std::holds_alternative<encounter::PieceChange<encounter::EndedEncounter>>(change);
    });
}

QString postText(const encounter::Dungeon& dungeon, const DungeonPost& post) {
    switch (post.kind) {
    case DungeonPost::Kind::Encounter:
        if (post.index < dungeon.encounters.size())
            return shown(postTitle(*dungeon.encounters[post.index]) + "\n\n" +
                         postText(dungeon, *dungeon.encounters[post.index]));
        break;
    case DungeonPost::Kind::Attack:
        if (post.index < dungeon.posts.size())
            return shown(postTitle(*dungeon.posts[post.index]) + '\n');
        break;
    case DungeonPost::Kind::Ended:
        if (post.index < dungeon.ended.size())
            return shown(postTitle(*dungeon.ended[post.index]) + "\n\nAll its Monsters are dead.\n");
        break;
    }
    return {};
}

const encounter::Comments* commentsOf(const encounter::Dungeon& dungeon, const DungeonPost& post) {
    switch (post.kind) {
    case DungeonPost::Kind::Encounter:
        return post.index < dungeon.encounters.size() ? &dungeon.encounters[post.index]->comments : nullptr;
    case DungeonPost::Kind::Attack:
        return post.index < dungeon.posts.size() ? &dungeon.posts[post.index]->comments : nullptr;
    default:
        return post.index < dungeon.ended.size() ? &dungeon.ended[post.index]->comments : nullptr;
    }
}

} // namespace sf::ui
