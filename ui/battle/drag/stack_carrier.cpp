// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/drag/stack_carrier.h"

#include "core/document/battle/battle_document.h"
#include "core/text/words.h"
#include "ui/battle/drag/carry_words.h"
#include "ui/battle/state/selection.h"
#include "ui/paint/base/parts.h"
#include "ui/paint/pieces/square_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;

/// The stack as it looks in the hand, on a clear ground, its centre in the middle.
QPixmap pictureOf(const BoardContext& context, const battle::Stack& stack) {
    const paint::SquareLook look =
        paint::squareLook(context.battle(), stack, context.theme(), context.camera.size());
    const double ratio = context.widget.devicePixelRatioF();
    const QSizeF size = QSizeF(3, 3) * context.camera.size();
    QPixmap picture((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    // Never so small that the Square becomes a mark where the map shows Squares.
    const double hexSize = context.camera.size();
    const double scale = hexSize < 22 ? 1 : std::clamp(22.5 / hexSize, 0.8, 1.0);
    paint::paintDragged(painter, QRectF(QPointF(), size).center(), look, context.theme(), scale);
    return picture;
}

/// Beside the hex, in the window: above it, else below, else at its right.
QRectF cardPlace(const QRectF& hex, QSizeF card, const QRectF& window) {
    QRectF place({hex.center().x() - card.width() / 2, hex.top() - card.height() - 10}, card);
    if (place.top() < 4)
        place.moveTop(hex.bottom() + 10);
    if (place.bottom() > window.bottom() - 4) {
        place.moveLeft(hex.right() + 10);
        place.moveTop(hex.center().y() - card.height() / 2);
        if (place.right() > window.right() - 4)
            place.moveRight(hex.left() - 10);
    }
    place.moveLeft(std::clamp(place.left(), 4.0, std::max(4.0, window.right() - card.width() - 4)));
    place.moveTop(std::clamp(place.top(), 4.0, std::max(4.0, window.bottom() - card.height() - 4)));
    return place;
}

/// What lies over the names of stacks shows them again.
void namesAgain(BoardContext& context, QPainter& painter, const QRectF& area) {
    if (paint::detailFor(context.camera.size()) == paint::Detail::Large)
        context.painter.paintNames(painter, context.battle(), context.layout(), area, context.look);
}

} // namespace

bool StackCarrier::pickUp(Carried carried, Way way) {
    putDown();
    m_adviser.emplace(m_context.document, std::move(carried), m_context.freePlacement);
    if (!m_adviser->stack()) {
        m_adviser.reset();
        return false;
    }
    m_way = way;
    const battle::Stack& stack = *m_adviser->stack();
    m_picture = pictureOf(m_context, stack);
    if (m_adviser->carried().isWhole())
        m_context.look.dragged = stack.id;
    m_context.look.hovered.reset();
    m_context.overlay.clear(Slot::Name);
    m_context.overlay.update(Slot::Orders); // it shows the names that it lies over
    showReach();
    m_context.refresh({stack.hex});
    showLegend();
    return true;
}

/// The hexes in reach with the line around them.
QRegion StackCarrier::reachArea() const {
    const paint::HexLayout layout = m_context.layout();
    QRectF area = layout.bounds(m_adviser->stack()->hex);
    for (const auto& [hex, step] : m_adviser->reach().steps())
        area |= layout.bounds(hex);
    return around(area, 0.1 * layout.size() + 4);
}

void StackCarrier::showReach() {
    const bool wasShown = static_cast<bool>(std::exchange(m_context.underlay, nullptr));
    const bool isShown = m_context.reachShown && !m_adviser->isFree();
    if (isShown)
        m_context.underlay = [this](QPainter& painter, const QRect& area) { paintReach(painter, area); };
    if (wasShown || isShown)
        m_context.refreshRegion(reachArea());
}

void StackCarrier::paintReach(QPainter& painter, const QRect& area) const {
    const paint::HexLayout layout = m_context.layout();
    const double room = 2.5 * layout.size();
    const QRectF seen = QRectF(area).adjusted(-room, -room, room, room);
    paint::HexSet hexes;
    std::vector<std::pair<hex::Hex, int>> costs;
    for (const auto& [hex, step] : m_adviser->reach().steps()) {
        if (!seen.intersects(layout.bounds(hex)))
            continue;
        hexes.insert(hex);
        if (hex != m_adviser->stack()->hex && m_context.stacksAt(hex).empty())
            costs.emplace_back(hex, step.cost);
    }
    hexes.insert(m_adviser->stack()->hex);
    paint::paintReachArea(painter, layout, hexes, m_context.theme());
    paint::paintReachCosts(painter, layout, costs, m_context.theme());
}

void StackCarrier::showLegend() {
    const battle::Stack& stack = *m_adviser->stack();
    const QString text = m_adviser->isFree()
                             ? QWidget::tr("Free placement of %1").arg(text::stackName(stack))
                             : QWidget::tr("Reach of %1, Move %2")
                                   .arg(text::stackName(stack), text::figure(m_adviser->reach().move()));
    const QString rule = m_adviser->isFree() ? QString() : QStringLiteral("SMM-10");
    const QFont font = m_context.widget.font();
    const double chip = rule.isEmpty() ? 0 : paint::ruleChipWidth(rule, font) + 12;
    const double width = QFontMetricsF(font).horizontalAdvance(text) + 48 + chip;
    const double height = std::max(32.0, QFontMetricsF(font).height() + 12);
    const QSize window = m_context.layer.window();
    // Beside the zoom bar; above it where there is no room.
    const bool fits = legendLeft + width + 4 <= window.width();
    const double bottom = window.height() - (fits ? 12.0 : zoomBarHeight + 20);
    const QRectF box(fits ? legendLeft : 12.0, bottom - height, width, height);
    m_context.overlay.put(Slot::Legend, around(box, 2), [=, this](QPainter& painter) {
        const paint::Theme& theme = m_context.theme();
        painter.setPen(QPen(theme.border, 1));
        painter.setBrush(theme.base);
        painter.drawRoundedRect(box, 6, 6);
        const paint::HexLayout small(9, {box.left() + 20, box.center().y()});
        QColor fill = theme.reach;
        fill.setAlphaF(0.25F);
        painter.setPen(QPen(theme.reach, 2));
        painter.setBrush(fill);
        painter.drawPolygon(small.corners({0, 0}));
        painter.setPen(theme.ink);
        painter.setFont(font);
        painter.drawText(box.adjusted(38, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text);
        if (!rule.isEmpty())
            paint::paintRuleChip(painter, {box.right() - chip, box.center().y() - 9, chip - 10, 18}, rule,
                                 font, theme);
    });
}

void StackCarrier::aim(QPointF point, bool beside) {
    const hex::Hex hex = m_context.layout().at(point);
    aim(hex, beside ? std::nullopt : stackUnder(point));
}

/// Of a heap the first other one of its side: the one with which it might merge.
std::optional<battle::StackId> StackCarrier::stackUnder(QPointF point) const {
    const battle::StackPointer onto = m_context.stackAt(point);
    if (!onto || !isCarrying())
        return std::nullopt;
    const battle::Stack& carried = *m_adviser->stack();
    if (onto->hex == carried.hex && m_adviser->carried().isWhole() && m_context.placesIn(onto->hex).isHeap)
        return carried.id;
    if (m_context.placesIn(onto->hex).isHeap)
        for (const battle::StackPointer& stack : m_context.stacksAt(onto->hex))
            if (stack->side == carried.side && stack->id != carried.id)
                return stack->id;
    return onto->id;
}

void StackCarrier::aim(hex::Hex hex, const std::optional<battle::StackId>& onto) {
    if (!isCarrying() || (m_hex == hex && m_onto == onto))
        return;
    m_hex = hex;
    m_onto = onto;
    m_proposal = m_adviser->propose(hex, onto);
    show();
}

void StackCarrier::renew() {
    if (!isCarrying())
        return;
    m_adviser->setFree(m_context.freePlacement);
    m_picture = pictureOf(m_context, *m_adviser->stack());
    showReach();
    m_context.overlay.clear(Slot::Carried);
    if (m_hex)
        m_proposal = m_adviser->propose(*m_hex, m_onto);
    moved();
}

void StackCarrier::moved() {
    if (!isCarrying())
        return;
    showLegend();
    if (m_hex)
        show();
}

std::vector<std::optional<battle::StackId>> StackCarrier::targetsIn(hex::Hex hex) const {
    std::vector<std::optional<battle::StackId>> targets;
    for (const battle::StackPointer& stack : m_context.stacksAt(hex))
        if (stack->id != m_adviser->carried().stack)
            targets.emplace_back(stack->id);
    targets.emplace_back();
    return targets;
}

void StackCarrier::aimAtNext() {
    if (!m_hex)
        return;
    const auto targets = targetsIn(*m_hex);
    const auto now = std::ranges::find(targets, m_onto);
    const bool isLast = now == targets.end() || now + 1 == targets.end();
    aim(*m_hex, isLast ? targets.front() : *(now + 1));
}

/// Over a stack that it may join it hangs aside, so that the ghost of the Square that would result is seen.
void StackCarrier::hangFrom(QPointF point) {
    const QSizeF size = m_picture.deviceIndependentSize();
    if (m_proposal.kind == DropProposal::Kind::Merge && !m_proposal.refusal)
        point += m_context.camera.size() * QPointF(-0.8, 0.7);
    const QPoint corner = (point - QPointF(size.width() / 2, size.height() / 2)).toPoint();
    const double room = 0.8 * m_context.camera.size();
    const QRectF region(point.x() - room, point.y() - room, 2 * room, 2 * room);
    m_context.overlay.put(Slot::Carried, around(region, 2),
                          [this, corner](QPainter& painter) { painter.drawPixmap(corner, m_picture); });
}

void StackCarrier::show() {
    for (const Slot slot : {Slot::Path, Slot::Target, Slot::Ghost, Slot::Sum, Slot::Card})
        m_context.overlay.clear(slot);
    if (m_proposal.refusal)
        showRefusal();
    else if (m_proposal.kind == DropProposal::Kind::Move)
        showMove();
    else if (m_proposal.kind != DropProposal::Kind::Nothing)
        showResult();
    if (m_way == Way::Pointer)
        m_context.widget.setCursor(m_proposal.refusal ? Qt::ForbiddenCursor : Qt::ClosedHandCursor);
    m_context.say(summaryOf(m_proposal, m_context));
}

void StackCarrier::showRefusal() {
    const hex::Hex hex = m_proposal.hex;
    if (m_context.isOnMap(hex))
        m_context.overlay.put(Slot::Target, around(m_context.layout().bounds(hex), 4),
                              [this, hex](QPainter& painter) {
                                  paint::paintRefused(painter, m_context.layout(), hex, m_context.theme());
                              });
    showCard(refusalCard(m_proposal, m_context));
}

void StackCarrier::showMove() {
    const hex::Hex hex = m_proposal.hex;
    const paint::HexLayout layout = m_context.layout();
    m_context.overlay.put(Slot::Target, around(layout.bounds(hex), 4), [this, hex](QPainter& painter) {
        paint::paintTarget(painter, m_context.layout(), hex, m_context.theme());
    });
    showPath();
    if (m_way == Way::Cursor)
        hangFrom(layout.centre(hex));
    if (!m_adviser->carried().isWhole())
        showCard(splitCard(m_proposal, m_context));
}

void StackCarrier::showPath() {
    const paint::HexLayout layout = m_context.layout();
    const hex::Hex start = m_proposal.before->hex;
    std::vector<paint::PathStep> steps;
    QRectF area = layout.bounds(start);
    int total = 0;
    for (std::size_t step = 0; step < m_proposal.path.size(); ++step) {
        total += m_proposal.costs[step];
        steps.push_back({m_proposal.path[step], total});
        area |= layout.bounds(m_proposal.path[step]);
    }
    if (steps.empty())
        return;
    const int move = m_proposal.move;
    const double sumWidth = 14.0 * paint::pathSum(steps, move).size() + 40;
    m_context.overlay.put(Slot::Path, around(area, 4), [=, this](QPainter& painter) {
        paint::paintPath(painter, m_context.layout(), start, steps, m_context.theme());
        painter.setClipPath(paint::pathOutline(m_context.layout(), start, steps), Qt::IntersectClip);
        namesAgain(m_context, painter, area);
    });
    m_context.overlay.put(
        Slot::Sum, around(layout.bounds(m_proposal.hex), sumWidth), [=, this](QPainter& painter) {
            paint::paintPathSum(painter, m_context.layout(), steps, move, m_context.theme());
        });
}

void StackCarrier::showResult() {
    const bool merges = m_proposal.kind == DropProposal::Kind::Merge;
    const QPointF centre = m_context.layout().centre(m_proposal.hex);
    const double size = m_context.camera.size();
    if (merges) {
        const paint::SquareLook look = ghostLook(m_proposal, m_context);
        const QRectF bounds = m_context.layout().bounds(m_proposal.hex);
        m_context.overlay.put(Slot::Ghost, around(bounds, 0.3 * size), [=, this](QPainter& painter) {
            paint::paintMergeGhost(painter, centre, look, m_context.theme(), size);
            namesAgain(m_context, painter, bounds);
        });
    }
    if (m_way == Way::Cursor)
        m_context.overlay.clear(Slot::Carried);
    showCard(merges ? mergeCard(m_proposal, m_context) : splitCard(m_proposal, m_context));
}

void StackCarrier::showCard(const paint::Card& card) {
    const QFont font = m_context.widget.font();
    const QSizeF size = paint::cardSize(card, font);
    const QRectF window(QPointF(), m_context.layer.window());
    const QRectF place = cardPlace(m_context.layout().bounds(m_proposal.hex), size, window);
    m_context.overlay.put(Slot::Card, around(place, 6), [=, this](QPainter& painter) {
        paint::paintCard(painter, place.topLeft(), card, font, m_context.theme());
    });
}

bool StackCarrier::drop() {
    if (!isCarrying())
        return true;
    const DropProposal proposal = m_proposal;
    m_context.selection.setStack(m_adviser->carried().stack);
    if (proposal.refusal) {
        m_context.say(summaryOf(proposal, m_context));
        return false;
    }
    putDown();
    if (proposal.kind == DropProposal::Kind::Nothing)
        return true;
    const auto refusal = proposal.actions.size() == 1
                             ? m_context.document.perform(proposal.actions.front())
                             : m_context.document.perform(proposal.actions, proposal.text);
    if (refusal) {
        m_context.say(m_context.sentence(*refusal));
        return true;
    }
    if (proposal.result)
        m_context.selection.setStack(proposal.result->id);
    m_context.selection.setCursor(proposal.hex);
    m_context.say(resultOf(proposal, m_context));
    return true;
}

void StackCarrier::cancel() {
    if (!isCarrying())
        return;
    putDown();
    m_context.say(QWidget::tr("Cancelled, nothing has changed"));
}

void StackCarrier::putDown() {
    if (!isCarrying())
        return;
    const hex::Hex origin = m_adviser->stack()->hex;
    const bool hadReach = static_cast<bool>(std::exchange(m_context.underlay, nullptr));
    const QRegion reach = reachArea();
    m_context.look.dragged.reset();
    m_adviser.reset();
    m_hex.reset();
    m_onto.reset();
    m_proposal = {};
    for (const Slot slot :
         {Slot::Path, Slot::Target, Slot::Ghost, Slot::Sum, Slot::Card, Slot::Carried, Slot::Legend})
        m_context.overlay.clear(slot);
    m_context.overlay.update(Slot::Orders);
    if (hadReach)
        m_context.refreshRegion(reach);
    m_context.refresh({origin});
    m_context.widget.unsetCursor();
}

} // namespace sf::ui
