// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/drag/drag_preview.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/battle/drag/drop_cards.h"
#include "ui/battle/layer/reach_painting.h"
#include "ui/board/board_view.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/transparent_pixmap.h"
#include "ui/paint/pieces/square_painter.h"

#include <QPainter>
#include <QPainterPath>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;
constexpr double legendLeft = 196; ///< right of the zoom bar
constexpr double zoomBarHeight = 32;
constexpr std::size_t mostSquares = 200; ///< that are drawn of what is pasted

void paintLifted(QPainter& painter, QPointF centre, const BoardContext& context, const battle::Stack& stack) {
    const double hexSize = context.camera.size();
    const paint::SquareStyle look = paint::squareStyle(context.battle(), stack, context.theme(), hexSize);
    // Not so small that a Square becomes a mark where the map shows Squares.
    const double scale = hexSize < 22 ? 1 : std::clamp(22.5 / hexSize, 0.8, 1.0);
    paint::paintDragged(painter, centre, look, context.theme(), scale);
}

/// Next to the hex, inside the window: above it, or below, or to the right.
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

} // namespace

void DragPreview::start(const DropAdviser& adviser, Way way) {
    m_adviser = &adviser;
    m_way = way;
    const battle::Stack& stack = *adviser.stack();
    makePicture();
    if (adviser.carried().isWhole())
        m_context.look.dragged = stack.id;
    m_context.look.hovered.reset();
    m_context.overlay.clear(Slot::Name);
    m_context.overlay.update(Slot::Orders); // it repaints the names that it covers
    showReach();
    m_context.refresh({stack.hex});
    showLegend();
}

/// The dragged stack on a transparent background; of what is pasted those that are near enough to be seen.
void DragPreview::makePicture() {
    const double size = m_context.camera.size();
    const paint::HexLayout layout = m_context.layout();
    const QSizeF room = QSizeF(3, 3) * size;
    const QRectF window =
        QRectF(QPointF(), m_context.view.size()).translated(-m_context.view.rect().center());
    std::vector<std::pair<QPointF, const battle::Stack*>> places;
    for (const battle::Stack& stack : m_adviser->pastedStacks())
        if (const QPointF place = layout.centre(stack.hex) - layout.centre(m_adviser->stack()->hex);
            places.empty() || (window.contains(place) && places.size() < mostSquares))
            places.emplace_back(place, &stack);
    if (places.empty())
        places.emplace_back(QPointF(), m_adviser->stack().get());
    QRectF whole;
    for (const auto& [place, stack] : places)
        whole |= QRectF(place - QPointF(room.width(), room.height()) / 2, room);
    m_grip = -whole.topLeft();
    m_picture = paint::transparentPixmap(whole.size(), m_context.view.devicePixelRatioF());
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [place, stack] : places)
        paintLifted(painter, place + m_grip, m_context, *stack);
}

void DragPreview::update() {
    makePicture();
    showReach();
    m_context.overlay.clear(Slot::Carried);
    showLegend();
}

void DragPreview::end() {
    const hex::Hex origin = m_adviser->stack()->hex;
    const bool hadReach = static_cast<bool>(std::exchange(m_context.underlay, nullptr));
    const QRegion reach = reachArea(m_context, m_adviser->reach());
    m_context.look.dragged.reset();
    m_adviser = nullptr;
    for (const Slot slot :
         {Slot::Path, Slot::Target, Slot::Ghost, Slot::Sum, Slot::Card, Slot::Carried, Slot::Legend})
        m_context.overlay.clear(slot);
    m_context.overlay.update(Slot::Orders);
    if (hadReach)
        m_context.refreshRegion(reach);
    m_context.refresh({origin});
    m_context.view.unsetCursor();
}

void DragPreview::show(const DropProposal& proposal) {
    for (const Slot slot : {Slot::Path, Slot::Target, Slot::Ghost, Slot::Sum, Slot::Card})
        m_context.overlay.clear(slot);
    if (proposal.refusal)
        showRefusal(proposal);
    else if (proposal.kind == DropProposal::Kind::Move || proposal.kind == DropProposal::Kind::Paste ||
             proposal.order)
        showMove(proposal);
    else if (proposal.kind != DropProposal::Kind::Nothing)
        showResult(proposal);
    if (m_way == Way::Pointer)
        m_context.view.setCursor(proposal.refusal ? Qt::ForbiddenCursor : Qt::ClosedHandCursor);
    m_context.view.showMessage(summaryOf(proposal, m_context));
}

void DragPreview::showReach() {
    const bool wasShown = static_cast<bool>(std::exchange(m_context.underlay, nullptr));
    const bool isShown = m_context.reachShown && !m_adviser->isFree();
    if (isShown)
        m_context.underlay = [this](QPainter& painter, const QRect& area) {
            paintReach(m_context, m_adviser->reach(), painter, area);
        };
    if (wasShown || isShown)
        m_context.refreshRegion(reachArea(m_context, m_adviser->reach()));
}

void DragPreview::showLegend() {
    const battle::Stack& stack = *m_adviser->stack();
    const QString text =
        m_adviser->carried().pasted ? tr("Pasting: click or press Enter to place, Escape to cancel")
        : m_adviser->isFree()
            ? tr("Free placement of %1").arg(text::stackName(stack))
            : tr("Reach of %1, Move %2").arg(text::stackName(stack), text::figure(m_adviser->reach().move()));
    const QString rule = m_adviser->isFree()
                             ? QString()
                             : QString::fromStdString(m_context.rule(battle::Topic::Movement).text());
    const QFont font = m_context.view.font();
    const double chip = rule.isEmpty() ? 0 : paint::ruleChipWidth(rule, font) + 12;
    const double width = QFontMetricsF(font).horizontalAdvance(text) + 48 + chip;
    const double height = std::max(32.0, QFontMetricsF(font).height() + 12);
    const QSize window = m_context.layer.window();
    // Next to the zoom bar, or above it if there is not enough space.
    const bool fits = legendLeft + width + 4 <= window.width();
    const double bottom = window.height() - (fits ? 12.0 : zoomBarHeight + 20);
    const QRectF box(fits ? legendLeft : 12.0, bottom - height, width, height);
    m_context.overlay.put(Slot::Legend, around(box, 2), [=, this](QPainter& painter) {
        const paint::Theme& theme = m_context.theme();
        painter.setPen(QPen(theme.border, 1));
        painter.setBrush(theme.base);
        painter.drawRoundedRect(box, 6, 6);
        const paint::HexLayout small(9, {box.left() + 20, box.center().y()});
        painter.setPen(QPen(theme.reach, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(small.corners({0, 0}));
        painter.setPen(theme.ink);
        painter.setFont(font);
        painter.drawText(box.adjusted(38, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text);
        if (!rule.isEmpty())
            paint::paintRuleChip(painter, {box.right() - chip, box.center().y() - 9, chip - 10, 18}, rule,
                                 font, theme);
    });
}

/// To the side of a stack that it may join, so that it doesn't cover the preview of the merged Square.
void DragPreview::moveTo(QPointF point, const DropProposal& proposal) {
    if (proposal.kind == DropProposal::Kind::Merge && !proposal.refusal)
        point += m_context.camera.size() * QPointF(-0.8, 0.7);
    const QPoint corner = (point - m_grip).toPoint();
    const double room = 0.8 * m_context.camera.size();
    const QRectF region = m_adviser->carried().pasted
                              ? QRectF(corner, m_picture.deviceIndependentSize())
                              : QRectF(point.x() - room, point.y() - room, 2 * room, 2 * room);
    m_context.overlay.put(Slot::Carried, around(region, 2),
                          [this, corner](QPainter& painter) { painter.drawPixmap(corner, m_picture); });
}

void DragPreview::showRefusal(const DropProposal& proposal) {
    const hex::Hex hex = proposal.hex;
    if (m_context.isOnMap(hex))
        m_context.overlay.put(Slot::Target, around(m_context.layout().bounds(hex), 4),
                              [this, hex](QPainter& painter) {
                                  paint::paintRefused(painter, m_context.layout(), hex, m_context.theme());
                              });
    if (m_way == Way::Cursor && m_adviser->carried().pasted)
        moveTo(m_context.layout().centre(hex), proposal);
    showCard(proposal.hex, refusalCard(proposal, m_context));
}

void DragPreview::showMove(const DropProposal& proposal) {
    const hex::Hex hex = proposal.hex;
    const paint::HexLayout layout = m_context.layout();
    m_context.overlay.put(Slot::Target, around(layout.bounds(hex), 4), [this, hex](QPainter& painter) {
        paint::paintTarget(painter, m_context.layout(), hex, m_context.theme());
    });
    showPath(m_context, proposal.before->hex, proposal.path, proposal.move);
    if (m_way == Way::Cursor)
        moveTo(layout.centre(hex), proposal);
    if (proposal.order)
        showCard(hex, orderCard(proposal));
    else if (const auto& pasted = m_adviser->carried().pasted)
        showCard(hex, pasteCard(proposal, pasted->paste.notes()));
    else if (!m_adviser->carried().isWhole())
        showCard(hex, splitCard(proposal, m_context));
}

void DragPreview::showResult(const DropProposal& proposal) {
    const bool merges = proposal.kind == DropProposal::Kind::Merge;
    const QPointF centre = m_context.layout().centre(proposal.hex);
    const double size = m_context.camera.size();
    if (merges) {
        const paint::SquareStyle look = paint::ghostStyle(m_context.battle(), *proposal.result,
                                                          *proposal.before, m_context.theme(), size);
        const QRectF bounds = m_context.layout().bounds(proposal.hex);
        m_context.overlay.put(Slot::Ghost, around(bounds, 0.3 * size), [=, this](QPainter& painter) {
            paint::paintMergeGhost(painter, centre, look, m_context.theme(), size);
            paintNamesAbove(m_context, painter, bounds);
        });
    }
    if (m_way == Way::Cursor)
        m_context.overlay.clear(Slot::Carried);
    showCard(proposal.hex, merges ? mergeCard(proposal, m_context) : splitCard(proposal, m_context));
}

void DragPreview::showCard(hex::Hex hex, const paint::Card& card) {
    const QFont font = m_context.view.font();
    const QSizeF size = paint::cardSize(card, font);
    const QRectF window(QPointF(), m_context.layer.window());
    const QRectF place = cardPlace(m_context.layout().bounds(hex), size, window);
    m_context.overlay.put(Slot::Card, around(place, 6), [=, this](QPainter& painter) {
        paint::paintCard(painter, place.topLeft(), card, font, m_context.theme());
    });
}

} // namespace sf::ui
