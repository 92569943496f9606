// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/dungeon/encounter_pages.h"

#include "core/rules/encounter/announcement.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/dungeon/encounter_cards.h"

namespace sf::paint {
namespace {

using encounter::Dungeon;

void addComments(QStringList& lines, const encounter::Comments& comments) {
    for (std::size_t i = 0; i < comments.size(); ++i)
        lines << QStringLiteral("%1. %2").arg(QString::number(i + 1),
                                              text::displayText(QString::fromStdString(comments[i])));
    lines << QString();
}

QStringList postLines(const Dungeon& dungeon) {
    QStringList lines;
    for (const auto& encounter : dungeon.encounters) {
        lines << u'#' + text::displayName(postTitle(*encounter));
        lines << text::displayText(QString::fromStdString(postText(dungeon, *encounter)))
                     .split(u'\n', Qt::SkipEmptyParts);
        addComments(lines, encounter->comments);
    }
    for (const auto& post : dungeon.posts) {
        lines << u'#' + text::displayName(postTitle(*post)) +
                     (post->active ? QString() : SheetText::tr(", inactive"));
        addComments(lines, post->comments);
    }
    for (const auto& ended : dungeon.ended) {
        lines << u'#' + text::displayName(postTitle(*ended)) + SheetText::tr(", ended");
        addComments(lines, ended->comments);
    }
    return lines;
}

} // namespace

std::unique_ptr<Pages> partyPages(const Dungeon& dungeon, PageSetup setup) {
    std::vector<BeingCard> cards;
    for (const auto& person : dungeon.people)
        cards.push_back(cardOf(dungeon, *person));
    return cardPages(
        SheetText::tr("Party"),
        SheetText::tr("Dungeon encounters, %1.").arg(text::clockTime(dungeon.hour, dungeon.startDate)), cards,
        std::move(setup));
}

std::unique_ptr<Pages> monsterPages(const Dungeon& dungeon, PageSetup setup) {
    std::vector<BeingCard> cards;
    for (const auto& encounter : dungeon.encounters)
        for (const auto& monster : encounter->monsters)
            cards.push_back(cardOf(dungeon, *encounter, *monster));
    return cardPages(
        SheetText::tr("Monsters"),
        SheetText::tr("Dungeon encounters, %1.").arg(text::clockTime(dungeon.hour, dungeon.startDate)), cards,
        std::move(setup));
}

std::unique_ptr<Pages> postPages(const Dungeon& dungeon, PageSetup setup) {
    return textPages(SheetText::tr("Posts"), SheetText::tr("With their comments, oldest first."),
                     postLines(dungeon), std::move(setup));
}

} // namespace sf::paint
