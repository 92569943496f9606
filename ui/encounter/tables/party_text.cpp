// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/party_text.h"

#include "ui/paint/sheets/dungeon/encounter_cards.h"

#include <QStringList>

#include <algorithm>

namespace sf::ui {

QString partyText(const encounter::Dungeon& dungeon) {
    auto people = dungeon.people;
    std::ranges::stable_sort(people, {}, [](const auto& person) { return person->level; });
    QStringList paragraphs;
    for (const auto& person : people) {
        const paint::BeingCard card = paint::cardOf(dungeon, *person);
        QStringList lines{QStringLiteral("%1, %2, %3").arg(card.name, card.place, card.hpText)};
        for (const paint::BeingCard::Line& line : card.lines)
            lines << QStringLiteral("%1: %2").arg(line.label, line.text);
        paragraphs << lines.join(u'\n');
    }
    return paragraphs.join(QStringLiteral("\n\n"));
}

} // namespace sf::ui
