// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/dungeon/encounter_pages.h"

#include "core/rules/encounter/announcement.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/dungeon/encounter_cards.h"

#include <algorithm>

namespace sf::paint {
namespace {

using encounter::Dungeon;

using Add = std::function<bool(const QString&)>;

bool addComments(const Add& add, const encounter::Comments& comments) {
    for (std::size_t i = 0; i < comments.size(); ++i)
        if (!add(QStringLiteral("%1. %2").arg(QString::number(i + 1),
                                              text::displayText(QString::fromStdString(comments[i])))))
            return false;
    return add(QString());
}

/// Line by line: with everything that all Monsters drop it may be a long text.
bool addPost(const Dungeon& dungeon, const Add& add, const encounter::Encounter& encounter) {
    const auto addLine = [&](const std::string& line) {
        return add(text::displayText(QString::fromStdString(line)));
    };
    return addLine(postHead(encounter)) && std::ranges::all_of(encounter.monsters, [&](const auto& monster) {
               return addLine(postLine(dungeon, *monster));
           });
}

void addPosts(const Dungeon& dungeon, const Add& add) {
    for (const auto& encounter : dungeon.encounters)
        if (!add(u'#' + text::displayName(postTitle(*encounter))) || !addPost(dungeon, add, *encounter) ||
            !addComments(add, encounter->comments))
            return;
    for (const auto& post : dungeon.posts)
        if (!add(u'#' + (post->active ? QStringLiteral("%1") : SheetText::tr("%1, inactive"))
                            .arg(text::displayName(postTitle(*post)))) ||
            !addComments(add, post->comments))
            return;
    for (const auto& ended : dungeon.ended)
        if (!add(u'#' + SheetText::tr("%1, ended").arg(text::displayName(postTitle(*ended)))) ||
            !addComments(add, ended->comments))
            return;
}

} // namespace

std::unique_ptr<Pages> partyPages(const Dungeon& dungeon, PageSetup setup) {
    return cardPages(
        SheetText::tr("Party"),
        SheetText::tr("Dungeon encounters, %1.").arg(text::clockTime(dungeon.hour, dungeon.startDate)),
        dungeon.people.size(), [&](std::size_t index) { return cardOf(dungeon, *dungeon.people[index]); },
        std::move(setup));
}

std::unique_ptr<Pages> monsterPages(const Dungeon& dungeon, PageSetup setup) {
    std::vector<std::pair<const encounter::Encounter*, const encounter::Monster*>> monsters;
    for (const auto& encounter : dungeon.encounters)
        for (const auto& monster : encounter->monsters)
            monsters.emplace_back(encounter.get(), monster.get());
    return cardPages(
        SheetText::tr("Monsters"),
        SheetText::tr("Dungeon encounters, %1.").arg(text::clockTime(dungeon.hour, dungeon.startDate)),
        monsters.size(),
        [&](std::size_t index) { return cardOf(dungeon, *monsters[index].first, *monsters[index].second); },
        std::move(setup));
}

std::unique_ptr<Pages> postPages(const Dungeon& dungeon, PageSetup setup) {
    return textPages(
        SheetText::tr("Posts"), SheetText::tr("With their comments, oldest first."),
        [&](const Add& add) { addPosts(dungeon, add); }, std::move(setup));
}

} // namespace sf::paint
