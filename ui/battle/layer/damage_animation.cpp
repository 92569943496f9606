// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/damage_animation.h"

#include "core/text/battle_text.h"
#include "ui/board/board_view.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/pieces/square_painter.h"

#include <algorithm>
#include <QPainter>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;
constexpr int unitTime = 120;          ///< milliseconds per unit
constexpr int longest = 1200;          ///< milliseconds, however many units are hit
constexpr int lastTime = 700;          ///< milliseconds to show the sum
constexpr int sumHeight = 22;          ///< pixels
constexpr std::size_t mostStacks = 24; ///< more at the same time would be a blur

battle::StackPointer withHits(const battle::Stack& stack, const Loss& loss) {
    auto before = std::make_shared<battle::Stack>(stack);
    for (battle::Unit& unit : before->units.edit())
        if (unit.id == loss.unit)
            unit.hitsLeft += static_cast<int>(loss.hits);
    return before;
}

} // namespace

DamageAnimation::DamageAnimation(BoardContext& context) : m_context(context) {
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    QObject::connect(&m_animation, &QVariantAnimation::valueChanged, &m_context.view,
                     [this](const QVariant& value) { show(value.toDouble()); });
    QObject::connect(&m_animation, &QVariantAnimation::finished, &m_context.view, [this] { stop(); });
}

void DamageAnimation::start(const std::vector<Loss>& losses) {
    stop();
    std::vector<battle::StackId> stacks;
    for (const Loss& loss : losses)
        if (std::ranges::find(stacks, loss.stack) == stacks.end())
            stacks.push_back(loss.stack);
    if (stacks.empty() || stacks.size() > mostStacks)
        return;
    for (const battle::StackId& id : stacks)
        if (const battle::StackPointer after = m_context.battle().stacks.find(id))
            addFall(after, losses);
    std::size_t most = 0;
    for (const Fall& fall : m_falls)
        most = std::max(most, fall.states.size());
    m_animation.setDuration(std::min(longest, static_cast<int>(most) * unitTime) + lastTime);
    m_animation.start();
    show(0);
}

void DamageAnimation::addFall(const battle::StackPointer& after, const std::vector<Loss>& losses) {
    Fall fall;
    fall.states = {after};
    std::int64_t sum = 0;
    for (const Loss& loss : losses)
        sum += loss.stack == after->id ? loss.hits : 0;
    fall.sums = {sum};
    const std::vector<Loss> lastFirst(losses.rbegin(), losses.rend());
    for (const Loss& loss : lastFirst) {
        if (loss.stack != after->id)
            continue;
        fall.states.push_back(withHits(*fall.states.back(), loss));
        fall.sums.push_back(sum -= loss.hits);
    }
    std::ranges::reverse(fall.states);
    std::ranges::reverse(fall.sums);
    m_falls.push_back(std::move(fall));
}

void DamageAnimation::stop() {
    m_animation.stop();
    m_falls.clear();
    m_context.overlay.clear(Slot::Damage);
}

void DamageAnimation::show(double part) {
    const double whole = m_animation.duration();
    const double fallen = std::min(1.0, part * whole / std::max(1.0, whole - lastTime));
    QRegion region;
    for (Fall& fall : m_falls) {
        const auto last = static_cast<double>(fall.states.size() - 1);
        fall.shown = static_cast<std::size_t>(fallen * last);
        const QRect area = m_context.areaOf(fall.states.back()->hex);
        region |= area.adjusted(-sumHeight, -sumHeight, sumHeight, 0);
    }
    m_context.overlay.put(Slot::Damage, region, [this](QPainter& painter) {
        for (const Fall& fall : m_falls)
            paint(painter, fall);
    });
}

void DamageAnimation::paint(QPainter& painter, const Fall& fall) const {
    const battle::Stack& stack = *fall.states[fall.shown];
    const auto [centre, size] = m_context.placeOf(stack);
    const paint::Theme& theme = m_context.theme();
    paint::paintSquare(painter, centre, paint::squareStyle(m_context.battle(), stack, theme, size), theme);
    if (fall.sums[fall.shown] == 0)
        return;
    const QString sum = text::figure(-fall.sums[fall.shown]);
    const QFont font = paint::boldFont(13);
    const double width = QFontMetricsF(font).horizontalAdvance(sum) + 14;
    // At the top of its own hex, so that neighbours and tags stay visible; zoomed out it is as large as the
    // mark and above it.
    const double hexSize = m_context.camera.size();
    const bool isFar = paint::detailFor(hexSize) == paint::Detail::Far;
    const double above = isFar ? 0.62 * hexSize + sumHeight / 2.0 + 2 : 0.84 * hexSize - sumHeight / 2.0;
    const QRectF box(centre.x() - width / 2, centre.y() - above - sumHeight / 2.0, width, sumHeight);
    painter.setPen(QPen(theme.refused, 2));
    painter.setBrush(theme.plate);
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(theme.ink);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, sum);
}

} // namespace sf::ui
