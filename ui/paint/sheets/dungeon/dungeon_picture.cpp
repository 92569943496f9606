// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/dungeon/dungeon_picture.h"

#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/dungeon/encounter_cards.h"

#include <algorithm>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <set>

/// The parts of dungeon pictures. In its own namespace, because other files use the same names.
namespace sf::paint::picture {
namespace {

using encounter::Dungeon;

// In units; the picture is `width` units wide.
constexpr double width = 960;
constexpr double margin = 16;
constexpr double gap = 10;
constexpr int columns = 4;
constexpr double cardWidth = (width - 2 * margin - (columns - 1) * gap) / columns;
constexpr double line = 15;
constexpr double padding = 8;
constexpr double headHeight = 40; ///< name, hit points
constexpr double labelWidth = 62;
constexpr double textSize = 11;
constexpr double smallSize = 10;

/// Text on the baseline at `from`, condensed if needed.
void write(QPainter& painter, QPointF from, double room, const QString& text, double size, bool bold,
           const QColor& colour, Qt::Alignment align = Qt::AlignLeft) {
    const QFont font = pixelFont(size, bold);
    const QFontMetricsF metrics(font);
    const double wanted = std::max(1.0, metrics.horizontalAdvance(text));
    const double shown = std::min(wanted, room);
    painter.save();
    painter.translate(from.x() + (align == Qt::AlignRight ? room - shown : 0), from.y());
    painter.scale(shown / wanted, 1);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(), text);
    painter.restore();
}

} // namespace

/// A card and its token's shape.
struct Card {
    QRectF area;
    BeingCard being;
    bool isPerson = false;
};

/// A full-width line of text: the name of the dungeon, a floor or an Encounter.
struct Heading {
    QRectF area;
    QString text;
    QString more; ///< at the right
    double size = textSize;
    bool isBand = false;
};

namespace {

double heightOf(const BeingCard& being) {
    return headHeight + static_cast<double>(being.lines.size()) * line + padding;
}

void paintCard(QPainter& painter, const Card& card, const Theme& theme) {
    const QRectF& area = card.area;
    const BeingCard& being = card.being;
    const bool isDead = being.hp < 1;
    painter.setPen(QPen(theme.border, 1, isDead ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(area, 6, 6);
    const double left = area.left() + padding;
    const double room = area.width() - 2 * padding;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isDead ? theme.muted : theme.sides[card.isPerson ? 1 : 0]);
    painter.drawPath(sideShape(card.isPerson ? 0 : 2, 6.5).translated(left + 7, area.top() + 15));
    write(painter, {left + 20, area.top() + 19}, room - 20, being.name, 13, true, theme.ink);
    const QRectF bar(left, area.top() + 27, room * 0.4, 8);
    const auto scaled = [&](std::int64_t number) {
        const double part =
            static_cast<double>(number) / static_cast<double>(std::max<std::int64_t>(1, being.fullHp));
        return static_cast<int>(std::clamp(part, 0.0, 1.0) * 1000);
    };
    paintHitsBar(painter, bar, scaled(being.hp), 1000, theme);
    write(painter, {bar.right() + 6, area.top() + 35}, room * 0.6 - 6, being.hpText, textSize, true,
          theme.ink);
    double base = area.top() + headHeight + 11;
    for (const BeingCard::Line& each : being.lines) {
        write(painter, {left, base}, labelWidth - 4, each.label, smallSize, false, theme.muted);
        write(painter, {left + labelWidth, base}, room - labelWidth, each.text, smallSize, false, theme.ink);
        base += line;
    }
}

void paintHeading(QPainter& painter, const Heading& heading, const Theme& theme) {
    const QRectF& area = heading.area;
    if (heading.isBand)
        painter.fillRect(area, theme.dockTitle);
    const double inset = heading.isBand ? padding : 0;
    const double base = area.center().y() + heading.size * 0.36;
    const double room = area.width() - 2 * inset;
    const QFontMetricsF metrics(pixelFont(heading.size, true));
    const double used = std::min(room, metrics.horizontalAdvance(heading.text) + 12);
    write(painter, {area.left() + inset, base}, room, heading.text, heading.size, true, theme.ink);
    write(painter, {area.left() + inset + used, base}, room - used, heading.more, textSize, false,
          theme.muted, Qt::AlignRight);
}

std::set<int> floorsOf(const Dungeon& dungeon) {
    std::set<int> floors;
    for (const auto& person : dungeon.people)
        floors.insert(person->level);
    for (const auto& encounter : dungeon.encounters)
        floors.insert(encounter->level);
    for (const auto& [level, items] : dungeon.loot)
        floors.insert(level);
    return floors;
}

QString modeOf(const encounter::Encounter& encounter) {
    return SheetText::tr("%1, %2 h with an @, %3 h in this mode")
        .arg(text::mode(encounter.mode), text::figure(encounter.hoursTogether),
             text::figure(encounter.hoursInMode));
}

} // namespace

struct Layout {
    std::vector<Heading> headings;
    std::vector<Card> cards;
    double bottom = margin;

    void addHeading(const QString& text, const QString& more, double size, bool isBand) {
        const double height = size + (isBand ? 14 : 8);
        headings.push_back({QRectF(margin, bottom, width - 2 * margin, height), text, more, size, isBand});
        bottom += height + (isBand ? gap : 4);
    }
    /// Adds rows of cards, each as high as its highest card.
    void addCards(const std::vector<BeingCard>& beings, bool isPerson) {
        for (std::size_t first = 0; first < beings.size(); first += columns) {
            const std::size_t end = std::min(beings.size(), first + columns);
            double height = 0;
            for (std::size_t i = first; i < end; ++i)
                height = std::max(height, heightOf(beings[i]));
            for (std::size_t i = first; i < end; ++i)
                cards.push_back({QRectF(margin + static_cast<double>(i - first) * (cardWidth + gap), bottom,
                                        cardWidth, height),
                                 beings[i], isPerson});
            bottom += height + gap;
        }
    }
    void addFloor(const Dungeon& dungeon, int level);
};

void Layout::addFloor(const Dungeon& dungeon, int level) {
    const auto loot = dungeon.loot.find(level);
    addHeading(SheetText::tr("Dungeon Level %1").arg(text::figure(level)),
               loot == dungeon.loot.end() ? QString()
                                          : SheetText::tr("Loot: %1").arg(itemNames(dungeon, loot->second)),
               14, true);
    std::vector<BeingCard> beings;
    for (const auto& person : dungeon.people)
        if (person->level == level)
            beings.push_back(cardOf(dungeon, *person));
    addCards(beings, true);
    for (const auto& encounter : dungeon.encounters) {
        if (encounter->level != level)
            continue;
        addHeading(SheetText::tr("Encounter %1").arg(text::encounterName(*encounter)), modeOf(*encounter), 12,
                   false);
        beings.clear();
        for (const auto& monster : encounter->monsters)
            beings.push_back(cardOf(dungeon, *encounter, *monster));
        addCards(beings, false);
    }
}

} // namespace sf::paint::picture

namespace sf::paint {

struct DungeonPicture::Parts {
    picture::Layout layout;
};

DungeonPicture::DungeonPicture(const encounter::Dungeon& dungeon) : m(std::make_unique<Parts>()) {
    picture::Layout& layout = m->layout;
    layout.addHeading(text::displayName(dungeon.title), text::clockTime(dungeon.hour, dungeon.startDate), 20,
                      false);
    for (const int level : picture::floorsOf(dungeon))
        layout.addFloor(dungeon, level);
    layout.bottom += picture::margin - picture::gap;
}

DungeonPicture::~DungeonPicture() = default;

QSizeF DungeonPicture::shape() const {
    return {picture::width, m->layout.bottom};
}

void DungeonPicture::paint(QPainter& painter, const Theme& theme, QSizeF size) const {
    painter.fillRect(QRectF({}, size), theme.window);
    painter.save();
    const double scale = std::min(size.width() / shape().width(), size.height() / shape().height());
    painter.scale(scale, scale);
    for (const picture::Heading& heading : m->layout.headings)
        picture::paintHeading(painter, heading, theme);
    for (const picture::Card& card : m->layout.cards)
        picture::paintCard(painter, card, theme);
    painter.restore();
}

} // namespace sf::paint
