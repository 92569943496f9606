// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/stack_animation.h"

#include "core/document/battle/battle_systems.h"
#include "ui/board/board_view.h"
#include "ui/paint/base/transparent_pixmap.h"
#include "ui/paint/pieces/square_painter.h"

#include <algorithm>
#include <cmath>
#include <QPainter>

namespace sf::ui {
namespace {

using Pair = std::pair<battle::StackPointer, battle::StackPointer>; ///< from, to
constexpr int stepTime = 120;  ///< milliseconds per hex, or per hex side turned
constexpr int mergeTime = 200; ///< milliseconds
constexpr int mostSteps = 6;   ///< hexes; longer ways take no more time

/// The first stack in which this differs; null if it differs in none.
template<class Value>
Pair changed(Value battle::Stack::*value, const battle::Changes& changes, bool undone) {
    for (const battle::Change& change : changes)
        if (const auto* stack = std::get_if<battle::StackChange>(&change))
            if (stack->before && stack->after && (*stack->before).*value != (*stack->after).*value)
                return undone ? Pair(stack->after, stack->before) : Pair(stack->before, stack->after);
    return {};
}

/// A stack that disappeared while another grew.
Pair merger(const battle::Changes& changes, bool undone) {
    battle::StackPointer gone;
    battle::StackPointer grown;
    for (const battle::Change& change : changes)
        if (const auto* stack = std::get_if<battle::StackChange>(&change)) {
            if (stack->before && !stack->after)
                gone = stack->before;
            else if (stack->before && stack->after)
                grown = stack->after;
        }
    return undone || !gone || !grown ? Pair() : Pair(gone, grown);
}

} // namespace

StackAnimation::StackAnimation(BoardContext& context) : m_context(context), m_animation(context.overlay) {
    QObject::connect(&m_animation, &QVariantAnimation::finished, &m_context.view, [this] { stop(); });
}

void StackAnimation::start(const battle::Changes& changes, bool undone) {
    stop();
    if (const auto [from, to] = changed(&battle::Stack::hex, changes, undone); from)
        return startWay(from, to, true, undone);
    if (startTurn(changes, undone))
        return;
    if (const auto [from, to] = merger(changes, undone); from && from->hex != to->hex)
        startWay(from, to, false, undone);
}

bool StackAnimation::startTurn(const battle::Changes& changes, bool undone) {
    const auto [from, to] = changed(&battle::Stack::facing, changes, undone);
    if (!from)
        return false;
    const auto [centre, size] = m_context.placeOf(*to);
    const int turn = hex::fewestRotations(from->facing, to->facing);
    hide(to);
    m_animation.start(pictureOf(*from, size), {centre}, std::abs(turn) * stepTime, 60.0 * turn);
    return true;
}

void StackAnimation::startWay(const battle::StackPointer& from, const battle::StackPointer& to, bool moves,
                              bool undone) {
    const paint::HexLayout layout = m_context.layout();
    std::vector<QPointF> points{layout.centre(from->hex)};
    if (moves && !undone)
        for (const hex::Hex hex : document::reachOf(m_context.battle(), *from).path(to->hex))
            points.push_back(layout.centre(hex));
    if (points.size() == 1)
        points.push_back(layout.centre(to->hex));
    const int steps = std::min(mostSteps, static_cast<int>(points.size()) - 1);
    if (moves)
        hide(to);
    m_animation.start(pictureOf(*from, layout.size()), std::move(points),
                      moves ? steps * stepTime : mergeTime);
}

QPixmap StackAnimation::pictureOf(const battle::Stack& stack, double size) const {
    const paint::SquareStyle look = paint::squareStyle(m_context.battle(), stack, m_context.theme(), size);
    const int side = static_cast<int>(3 * size);
    QPixmap picture = paint::transparentPixmap(QSize(side, side), m_context.view.devicePixelRatioF());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::paintSquare(painter, {side / 2.0, side / 2.0}, look, m_context.theme());
    return picture;
}

void StackAnimation::hide(const battle::StackPointer& stack) {
    m_hidden = stack;
    m_context.hideStack(stack ? std::optional(stack->id) : std::nullopt);
    m_context.overlay.update(BoardOverlay::Slot::Orders); // it repaints the names that it covers
}

void StackAnimation::stop() {
    m_animation.end();
    if (m_hidden)
        hide(nullptr);
}

} // namespace sf::ui
