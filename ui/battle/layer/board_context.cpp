// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/board_context.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"
#include "ui/board/board_view.h"
#include "ui/paint/base/battle_labels.h"
#include "ui/paint/base/far_style.h"
#include "ui/paint/pieces/square_painter.h"
#include "ui/style/current_theme.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sf::ui {

namespace {

/// The outlines of pieces just outside reach into the area.
QRectF reaching(const QRect& area) {
    return QRectF(area).adjusted(-4, -4, 4, 4);
}

} // namespace

BoardContext::BoardContext(BoardView& onView, document::BattleDocument& ofDocument, Selection& withSelection)
    : view(onView)
    , document(ofDocument)
    , selection(withSelection)
    , painter(currentTheme(), onView.devicePixelRatioF())
    , overlay([this](const QRegion& region) { view.update(region); })
    , layer(
          [this](QPainter& onto, const QRect& area) {
              painter.paintGround(onto, battle(), layout(), reaching(area), look);
          },
          [this](QPainter& onto, const QRect& area) {
              if (underlay)
                  underlay(onto, area);
              painter.paintStacks(onto, battle(), layout(), reaching(area), look);
          }) {
    camera.setMap(battle().map->columns(), battle().map->rows());
    look.labels = paint::BattleLabels::of(battle());
}

const battle::Battle& BoardContext::battle() const {
    return document.battle();
}

bool BoardContext::isFreelyPlaced() const {
    return freePlacement && battle::isFree(battle());
}

bool BoardContext::isOnMap(hex::Hex hex) const {
    return battle().map->contains(hex);
}

battle::StackPointer BoardContext::selected() const {
    const battle::StackPointer stack = selection.stack() ? battle().stacks.find(*selection.stack()) : nullptr;
    return stack && stack->isOnMap() ? stack : nullptr;
}

std::vector<battle::StackPointer> BoardContext::stacksAt(hex::Hex hex) const {
    return battle().stacks.at(hex);
}

paint::HexStacks BoardContext::placesIn(hex::Hex hex) const {
    return paint::hexStacks(stacksAt(hex), hex, layout());
}

battle::StackPointer BoardContext::stackAt(QPointF point) const {
    const hex::Hex hex = layout().at(point);
    return isOnMap(hex) ? placesIn(hex).at(point) : nullptr;
}

battle::StackPointer BoardContext::meantAt(QPointF point) const {
    const battle::StackPointer stack = stackAt(point);
    const battle::StackPointer chosen = selected();
    const bool isInHeap = stack && chosen && chosen->hex == stack->hex && placesIn(stack->hex).isHeap;
    return isInHeap ? chosen : stack;
}

std::pair<QPointF, double> BoardContext::placeOf(const battle::Stack& stack) const {
    return paint::placeOf(battle(), layout(), stack);
}

QRect BoardContext::labelArea(const battle::Stack& stack) const {
    const auto [centre, size] = placeOf(stack);
    const paint::SquareStyle square = paint::squareStyle(battle(), stack, theme(), size, *look.labels);
    return paint::labelBounds(square).translated(centre).adjusted(-2, -2, 2, 2).toAlignedRect();
}

QRect BoardContext::areaOf(hex::Hex hex) const {
    const int rim = camera.size() < paint::leastForHexes ? 6 : 2; // a dot is larger than its hex
    QRect area = layout().bounds(hex).adjusted(-rim, -rim, rim, rim).toAlignedRect();
    if (paint::detailFor(camera.size()) == paint::Detail::Far)
        return area;
    const int room = std::max(10, static_cast<int>(0.2 * camera.size())); // rings
    area.adjust(-room, -room, room, room);
    const paint::HexStacks there = placesIn(hex);
    for (const battle::StackPointer& stack : there.all)
        area |= labelArea(*stack);
    if (there.stacks > 1)
        area |= paint::labelBounds(paint::heapStyle(there, battle(), theme(), camera.size()))
                    .translated(layout().centre(hex))
                    .adjusted(-2, -2, 2, 2)
                    .toAlignedRect();
    return area;
}

void BoardContext::refresh(const std::vector<hex::Hex>& hexes) {
    QRegion region;
    for (const hex::Hex hex : hexes)
        region |= areaOf(hex);
    refreshRegion(region);
}

void BoardContext::refreshStacks(const std::vector<battle::StackPointer>& stacks) {
    if (const auto labels = paint::BattleLabels::of(battle()); std::exchange(look.labels, labels) != labels)
        return refreshAll(); // other stacks too may have got another name or other letters
    const bool far = paint::detailFor(camera.size()) == paint::Detail::Far;
    const battle::System& system = battle::systemOf(battle().rules);
    QRegion region;
    for (const battle::StackPointer& stack : stacks) {
        region |= areaOf(stack->hex);
        if (far)
            continue;
        region |= labelArea(*stack);
        for (const hex::Direction direction : hex::directions)
            for (const battle::StackPointer& near : stacksAt(hex::neighbour(stack->hex, direction)))
                if (system.postureOf(*near) == battle::Posture::Screening)
                    region |= areaOf(near->hex);
    }
    refreshRegion(region);
}

void BoardContext::hideStack(const std::optional<battle::StackId>& stack) {
    const std::optional<battle::StackId> before = std::exchange(look.dragged, stack);
    for (const auto& id : {before, stack})
        if (id)
            if (const battle::StackPointer hidden = battle().stacks.find(*id))
                refresh({hidden->hex});
    // They cover names, which they paint again.
    for (const auto slot : {BoardOverlay::Slot::Conflicts, BoardOverlay::Slot::Cursor})
        overlay.update(slot);
}

void BoardContext::refreshRegion(const QRegion& region) {
    layer.renderStacks(region);
    view.update(region);
}

void BoardContext::refreshGround(const QRegion& region) {
    layer.render(region);
    view.update(region);
}

void BoardContext::refreshAll() {
    refreshRegion(layer.area());
}

void BoardContext::panBy(QPoint delta) {
    const QPoint moved = camera.panBy(delta);
    if (moved.isNull())
        return;
    scrollBy(moved);
    Q_EMIT panned(moved);
}

void BoardContext::scrollBy(QPoint delta) {
    const QRegion covered = overlay.covered();
    layer.scroll(delta);
    if (layer.ratio() != std::floor(layer.ratio()))
        return view.update(); // a shift by half a device pixel can't be copied
    // Outside the map everything has one colour, so shifting it changes nothing.
    const QRect map = paint::paintedArea(*battle().map, layout(), theme().textScale);
    view.scroll(delta.x(), delta.y(), (map | map.translated(-delta)) & view.rect());
    if (!covered.isEmpty())
        view.update(covered | covered.translated(delta));
}

Rule BoardContext::rule(battle::Topic topic) const {
    return document::system(battle().rules).rule(topic);
}

text::Caption BoardContext::caption(const battle::Refusal& refusal) const {
    return text::caption(refusal, battle()).in(tr("Not allowed: %1"));
}

bool BoardContext::isByOrder(const battle::Refusal& refusal) const {
    const auto& play = battle().play;
    return refusal.reason == battle::Reason::TurnsByOrder || refusal.reason == battle::Reason::RoundRunning ||
           (refusal.reason == battle::Reason::WrongPhase && play &&
            play->phase == battle::PlayPhase::Ordering);
}

bool BoardContext::mayRotate(const battle::Stack& stack) const {
    return std::holds_alternative<battle::Changes>(document.check(battle::RotateStack{stack.id, 1})) ||
           (rotatesLater(stack) && mayActFor(document, stack.side));
}

bool BoardContext::rotatesLater(const battle::Stack& stack) const {
    const battle::Outcome outcome = document.check(battle::RotateStack{stack.id, 1});
    const auto* refusal = std::get_if<battle::Refusal>(&outcome);
    return refusal && isByOrder(*refusal);
}

QRegion around(const QRectF& rectangle, double room) {
    return rectangle.adjusted(-room, -room, room, room).toAlignedRect();
}

} // namespace sf::ui

#include "moc_board_context.cpp"
