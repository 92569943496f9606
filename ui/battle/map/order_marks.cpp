// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/order_marks.h"

#include "ui/battle/layer/board_context.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/side_token.h"
#include "ui/board/board_view.h"
#include "ui/paint/board/turn_card.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <map>
#include <utility>

namespace sf::ui {

void OrderMarks::update() {
    m_marks = battleMode(m_context.battle()).mapMarks(m_context.battle());
    place();
}

QColor OrderMarks::colourOf(const battle::Stack& stack) const {
    return sideColour(m_context.battle(), stack.side, m_context.theme());
}

paint::OrderArrow OrderMarks::placed(const MapMarks::Arrow& arrow) const {
    paint::OrderArrow result;
    result.kind = arrow.kind;
    result.from =
        arrow.start ? m_context.layout().centre(*arrow.start) : m_context.placeOf(*arrow.from).first;
    result.to = arrow.to ? m_context.placeOf(*arrow.to).first : m_context.layout().centre(arrow.hex);
    result.size = m_context.layout().size();
    result.side = arrow.from->side;
    result.colour = colourOf(*arrow.from);
    result.isOrdered = arrow.isOrdered;
    result.isLater = arrow.isLater;
    result.label = arrow.label;
    for (const hex::Hex hex : arrow.way)
        result.way.push_back(m_context.layout().centre(hex));
    return result;
}

paint::OrderBadge OrderMarks::placed(const MapMarks::Badge& badge, int index) const {
    const double size = m_context.layout().size();
    paint::OrderBadge result;
    result.radius = std::clamp(0.2 * size, 6.0, 12.0);
    result.centre = m_context.placeOf(*badge.stack).first +
                    QPointF(-0.72 * size, -0.4 * size + 2.2 * index * result.radius);
    result.side = badge.stack->side;
    result.colour = colourOf(*badge.stack);
    result.icon = badge.icon;
    result.posture = badge.posture;
    result.text = badge.text;
    return result;
}

void OrderMarks::place() {
    placeRegions();
    placeOrders();
    placeCard();
}

void OrderMarks::setAllShown(bool shown) {
    if (std::exchange(m_areAllShown, shown) != shown)
        placeOrders();
}

bool OrderMarks::isShown(const battle::Stack& stack) const {
    const Selection& selection = m_context.selection;
    return m_areAllShown || selection.stack() == stack.id || selection.hovered() == stack.id ||
           std::ranges::find(selection.group(), stack.id) != selection.group().end();
}

/// Where the names of a Conflict's stacks and their neighbours lie.
std::vector<QRectF> OrderMarks::namesAt(const MapMarks::Region& region) const {
    paint::HexSet hexes;
    for (const hex::Hex hex : region.hexes)
        for (const hex::Hex near : hex::within(hex, 1))
            hexes.insert(near);
    std::vector<QRectF> names;
    for (const hex::Hex hex : hexes)
        for (const battle::StackPointer& stack : m_context.stacksAt(hex))
            names.emplace_back(m_context.labelArea(*stack));
    return names;
}

/// The borders cross the names of stacks, which must stay readable.
void OrderMarks::placeRegions() {
    m_tags.clear();
    if (m_marks.regions.empty())
        return m_context.overlay.clear(BoardOverlay::Slot::Conflicts);
    const paint::HexLayout layout = m_context.layout();
    QRegion region;
    for (const MapMarks::Region& marked : m_marks.regions) {
        m_tags.push_back(
            paint::conflictTagPlace(layout, marked.hexes, marked.tag, namesAt(marked), m_context.theme()));
        region |= paint::conflictBounds(layout, marked.hexes).toAlignedRect();
        region |= around(m_tags.back(), 3);
    }
    m_context.overlay.put(BoardOverlay::Slot::Conflicts, region,
                          [this](QPainter& painter) { paintRegions(painter); });
}

void OrderMarks::paintRegions(QPainter& painter) const {
    const paint::HexLayout layout = m_context.layout();
    const QRectF clip = painter.clipBoundingRect();
    for (const MapMarks::Region& marked : m_marks.regions) {
        const QRectF area = paint::conflictBounds(layout, marked.hexes);
        if (!clip.isEmpty() && !clip.intersects(area))
            continue;
        paint::paintConflict(painter, layout, marked.hexes, m_context.theme());
        m_context.painter.paintNames(painter, m_context.battle(), layout, clip.isEmpty() ? area : area & clip,
                                     m_context.look);
    }
    for (std::size_t i = 0; i < m_tags.size(); ++i)
        paint::paintConflictTag(painter, m_tags[i], m_marks.regions[i].tag, m_marks.regions[i].isFought,
                                m_context.theme());
}

// The card
// ---------------------------------------------------------------------------------------------------------

const MapMarks::Region* OrderMarks::regionAt(const std::optional<hex::Hex>& hex) const {
    const auto found = std::ranges::find_if(
        m_marks.regions, [&](const MapMarks::Region& region) { return hex && region.hexes.contains(*hex); });
    return found == m_marks.regions.end() ? nullptr : &*found;
}

QString OrderMarks::descriptionOf(hex::Hex hex) const {
    const MapMarks::Region* region = regionAt(hex);
    return region ? region->description : QString();
}

void OrderMarks::pointAt(const std::optional<hex::Hex>& hex) {
    if (std::exchange(m_pointed, hex) != hex)
        placeCard();
}

/// At the upper edge of the map or the lower one, off the Conflict if possible, and off the hex pointed at.
QRectF OrderMarks::cardPlace(QSizeF card, const MapMarks::Region& region) const {
    constexpr double room = 8;
    constexpr double forZoomBar = 44;
    const QRectF window = m_context.view.rect();
    const QRectF conflict = paint::conflictBounds(m_context.layout(), region.hexes);
    const QRectF pointed = m_context.layout().bounds(*m_pointed);
    const double left = std::clamp(conflict.center().x() - card.width() / 2, room,
                                   std::max(room, window.width() - card.width() - room));
    const QRectF above({left, room}, card);
    const QRectF below({left, window.height() - card.height() - room - forZoomBar}, card);
    const bool isAboveBetter =
        !above.intersects(conflict) || (!above.intersects(pointed) && below.intersects(conflict));
    return isAboveBetter ? above : below;
}

void OrderMarks::placeCard() {
    const MapMarks::Region* region = regionAt(m_pointed);
    if (!region) {
        if (std::exchange(m_hasCard, false))
            m_context.overlay.clear(BoardOverlay::Slot::Card);
        return;
    }
    m_hasCard = true;
    const QFont font = m_context.view.font();
    const QRectF place =
        cardPlace(paint::turnCardSize(region->card, font, 0.9 * m_context.view.width()), *region);
    m_context.overlay.put(BoardOverlay::Slot::Card, around(place, 2), [=, this](QPainter& painter) {
        paint::paintTurnCard(painter, place, region->card, font, m_context.theme());
    });
}

// Orders
// ---------------------------------------------------------------------------------------------------------

void OrderMarks::placeOrders() {
    m_shown = m_marks;
    // What a stack screens is no order but how things are.
    std::erase_if(m_shown.arrows, [this](const MapMarks::Arrow& arrow) {
        return !isShown(*arrow.from) && (arrow.kind != paint::OrderArrow::Kind::Screen || arrow.isOrdered);
    });
    const auto isOfOther = [this](const auto& mark) { return !isShown(*mark.stack); };
    std::erase_if(m_shown.rotations, isOfOther);
    std::erase_if(m_shown.badges, isOfOther);
    if (m_shown.arrows.empty() && m_shown.rotations.empty() && m_shown.badges.empty())
        return m_context.overlay.clear(BoardOverlay::Slot::Orders);
    const paint::HexLayout layout = m_context.layout();
    const double room = 0.3 * layout.size() + 14 * m_context.theme().textScale;
    QRegion region;
    for (const MapMarks::Arrow& arrow : m_shown.arrows)
        region |= paint::boundsOf(placed(arrow)).toAlignedRect();
    for (const MapMarks::Rotation& rotation : m_shown.rotations)
        region |= around(layout.bounds(rotation.stack->hex), room);
    for (const MapMarks::Badge& badge : m_shown.badges)
        region |= around(layout.bounds(badge.stack->hex), room);
    m_context.overlay.put(BoardOverlay::Slot::Orders, region,
                          [this](QPainter& painter) { paintOrders(painter); });
}

void OrderMarks::paintOrders(QPainter& painter) const {
    const paint::Theme& theme = m_context.theme();
    const QRectF clip = painter.clipBoundingRect();
    std::vector<paint::OrderArrow> arrows;
    for (const MapMarks::Arrow& arrow : m_shown.arrows)
        if (const paint::OrderArrow shown = placed(arrow);
            clip.isEmpty() || clip.intersects(paint::boundsOf(shown)))
            arrows.push_back(shown);
    m_context.painter.paintArrows(painter, m_context.battle(), m_context.layout(), arrows, m_context.look);
    for (const MapMarks::Rotation& rotation : m_shown.rotations)
        paint::paintOrderTurn(painter, m_context.layout(), rotation.stack->hex, rotation.stack->facing,
                              rotation.steps, rotation.cost, colourOf(*rotation.stack), theme);
    std::map<battle::StackId, int> shown;
    for (const MapMarks::Badge& badge : m_shown.badges)
        paint::paintOrderBadge(painter, placed(badge, shown[badge.stack->id]++), theme);
}

} // namespace sf::ui
