// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/stack_animation.h"

#include "core/document/battle/battle_systems.h"
#include "ui/paint/pieces/square_painter.h"

#include <algorithm>
#include <cmath>
#include <QPainter>
#include <QWidget>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;
using Pair = std::pair<battle::StackPointer, battle::StackPointer>; ///< from, to
constexpr int stepTime = 120;  ///< milliseconds a hex, or a hex side turned
constexpr int mergeTime = 200; ///< milliseconds
constexpr int longest = 6;     ///< hexes; farther ways take no longer

/// The stack that goes from one hex to another; null when none does.
Pair mover(const battle::Changes& changes, bool undone) {
    for (const battle::Change& change : changes)
        if (const auto* stack = std::get_if<battle::StackChange>(&change))
            if (stack->before && stack->after && stack->before->hex != stack->after->hex)
                return undone ? Pair(stack->after, stack->before) : Pair(stack->before, stack->after);
    return {};
}

/// The stack that turned where it stands; null when none did.
Pair turner(const battle::Changes& changes, bool undone) {
    for (const battle::Change& change : changes)
        if (const auto* stack = std::get_if<battle::StackChange>(&change))
            if (stack->before && stack->after && stack->before->facing != stack->after->facing)
                return undone ? Pair(stack->after, stack->before) : Pair(stack->before, stack->after);
    return {};
}

/// A stack that went while another grew.
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

StackAnimation::StackAnimation(BoardContext& context) : m_context(context) {
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    QObject::connect(&m_animation, &QVariantAnimation::valueChanged, &m_context.widget,
                     [this](const QVariant& value) { show(value.toDouble()); });
    QObject::connect(&m_animation, &QVariantAnimation::finished, &m_context.widget, [this] { stop(); });
}

void StackAnimation::start(const battle::Changes& changes, bool undone) {
    stop();
    if (const auto [from, to] = mover(changes, undone); from)
        return startWay(from, to, true, undone);
    if (startTurn(changes, undone))
        return;
    if (const auto [from, to] = merger(changes, undone); from && from->hex != to->hex)
        startWay(from, to, false, undone);
}

bool StackAnimation::startTurn(const battle::Changes& changes, bool undone) {
    const auto [from, to] = turner(changes, undone);
    if (!from)
        return false;
    const auto [centre, size] = m_context.placeOf(*to);
    m_turn = hex::fewestRotations(from->facing, to->facing);
    m_points = {centre};
    m_stack = to;
    setPicture(*from, size);
    run(std::abs(m_turn) * stepTime);
    return true;
}

void StackAnimation::startWay(const battle::StackPointer& from, const battle::StackPointer& to, bool moves,
                              bool undone) {
    const paint::HexLayout layout = m_context.layout();
    m_points = {layout.centre(from->hex)};
    if (moves && !undone)
        for (const hex::Hex hex : document::reachOf(m_context.battle(), *from).path(to->hex))
            m_points.push_back(layout.centre(hex));
    if (m_points.size() == 1)
        m_points.push_back(layout.centre(to->hex));
    m_stack = moves ? to : nullptr;
    setPicture(*from, layout.size());
    const int steps = std::min(longest, static_cast<int>(m_points.size()) - 1);
    run(moves ? steps * stepTime : mergeTime);
}

void StackAnimation::setPicture(const battle::Stack& stack, double size) {
    const paint::SquareLook look = paint::squareLook(m_context.battle(), stack, m_context.theme(), size);
    const int side = static_cast<int>(3 * size);
    const double ratio = m_context.widget.devicePixelRatioF();
    m_picture = QPixmap(QSize(side, side) * ratio);
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::paintSquare(painter, {side / 2.0, side / 2.0}, look, m_context.theme());
}

void StackAnimation::run(int milliseconds) {
    m_animation.setDuration(milliseconds);
    if (m_stack) {
        m_context.hideStack(m_stack->id);
        m_context.overlay.renew(Slot::Orders); // it shows the names that it lies over
    }
    m_animation.start();
}

void StackAnimation::stop() {
    m_animation.stop();
    m_context.overlay.clear(Slot::Moving);
    m_turn = 0;
    if (m_stack) {
        m_stack.reset();
        m_context.hideStack(std::nullopt);
        m_context.overlay.renew(Slot::Orders); // it shows the names that it lies over
    }
}

void StackAnimation::show(double part) {
    const double half = m_picture.deviceIndependentSize().width() / 2;
    QPointF point = m_points.front();
    if (m_points.size() > 1) {
        const double along = part * static_cast<double>(m_points.size() - 1);
        const auto leg = std::min(static_cast<std::size_t>(along), m_points.size() - 2);
        point = m_points[leg] + (m_points[leg + 1] - m_points[leg]) * (along - double(leg));
    }
    const QPointF corner = (point - QPointF(half, half)).toPoint();
    const double degrees = 60.0 * m_turn * part;
    m_context.overlay.put(Slot::Moving, around({corner, m_picture.deviceIndependentSize()}, 1),
                          [this, corner, half, degrees](QPainter& painter) {
                              painter.translate(corner + QPointF(half, half));
                              painter.rotate(degrees);
                              painter.setRenderHint(QPainter::SmoothPixmapTransform, degrees != 0);
                              painter.drawPixmap(QPointF(-half, -half), m_picture);
                          });
}

} // namespace sf::ui
