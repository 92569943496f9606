// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/damage_animation.h"

#include "core/text/battle_text.h"
#include "ui/board/board_view.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/attack_painter.h"
#include "ui/paint/pieces/square_painter.h"

#include <algorithm>
#include <QPainter>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;
constexpr int unitTime = 120;          ///< milliseconds a unit
constexpr int longestDamage = 1200;    ///< milliseconds, however many are hit
constexpr int lastTime = 700;          ///< milliseconds that the sum is shown
constexpr int longestPlayback = 30000; ///< milliseconds for the attacks of one round
constexpr int boxHeight = 22;          ///< pixels
constexpr std::size_t mostStacks = 24; ///< more at once would be a blur
// Of an attack's time: the losses begin, and end.
constexpr double lossesBegin = 0.35;
constexpr double lossesEnd = 0.7;

battle::StackPointer withHits(const battle::Stack& stack, const Loss& loss) {
    auto before = std::make_shared<battle::Stack>(stack);
    for (battle::Unit& unit : before->units.edit())
        if (unit.id == loss.unit)
            unit.hitsLeft += static_cast<int>(loss.hits);
    return before;
}

std::vector<battle::StackId> struckIn(const std::vector<Blow>& blows) {
    std::vector<battle::StackId> stacks;
    for (const Blow& blow : blows)
        for (const Loss& loss : blow.losses)
            if (std::ranges::find(stacks, loss.stack) == stacks.end())
                stacks.push_back(loss.stack);
    return stacks;
}

} // namespace

DamageAnimation::DamageAnimation(BoardContext& context) : m_context(context) {
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    QObject::connect(&m_animation, &QVariantAnimation::valueChanged, &m_context.view,
                     [this](const QVariant& value) { show(value.toDouble()); });
    QObject::connect(&m_animation, &QVariantAnimation::finished, &m_context.view, [this] { stop(); });
}

void DamageAnimation::start(std::vector<Blow> blows, int attackTime) {
    stop();
    const std::vector<battle::StackId> stacks = struckIn(blows);
    const bool isAtOnce = blows.size() == 1;
    if (blows.empty() || (isAtOnce && stacks.size() > mostStacks) ||
        (blows.front().attacker.text.empty() && stacks.empty()))
        return;
    m_blows = std::move(blows);
    for (const battle::StackId& id : stacks)
        if (const battle::StackPointer after = m_context.battle().stacks.find(id))
            addFall(after);
    const int time = std::min(attackTime, longestPlayback / static_cast<int>(m_blows.size()));
    int end = 0;
    for (const Blow& blow : m_blows)
        m_ends.push_back(end += timeOf(blow, time));
    m_animation.setDuration(end);
    m_animation.start();
    show(0);
    place();
}

int DamageAnimation::timeOf(const Blow& blow, int attackTime) const {
    if (!blow.attacker.text.empty())
        return attackTime;
    std::size_t most = 0;
    for (const Fall& fall : m_falls)
        most = std::max(most, fall.states.size());
    return std::min(longestDamage, static_cast<int>(most) * unitTime) + lastTime;
}

void DamageAnimation::addFall(const battle::StackPointer& after) {
    Fall fall;
    std::vector<Loss> losses;
    for (const Blow& blow : m_blows) {
        fall.before.push_back(losses.size());
        std::ranges::copy_if(blow.losses, std::back_inserter(losses),
                             [&](const Loss& loss) { return loss.stack == after->id; });
    }
    fall.before.push_back(losses.size());
    fall.sums = {0};
    for (const Loss& loss : losses)
        fall.sums.push_back(fall.sums.back() + loss.hits);
    fall.states = {after};
    std::ranges::reverse(losses);
    for (const Loss& loss : losses)
        fall.states.push_back(withHits(*fall.states.back(), loss));
    std::ranges::reverse(fall.states);
    m_falls.push_back(std::move(fall));
}

void DamageAnimation::stop() {
    m_animation.stop();
    m_blows.clear();
    m_ends.clear();
    m_falls.clear();
    m_blow = 0;
    m_context.overlay.clear(Slot::Damage);
}

/// Painted again only when something else is to be seen.
void DamageAnimation::show(double part) {
    const double now = part * m_animation.duration();
    const auto next = std::ranges::find_if(m_ends, [&](int end) { return static_cast<double>(end) > now; });
    const std::size_t blow = std::min(static_cast<std::size_t>(next - m_ends.begin()), m_ends.size() - 1);
    const double begin = blow == 0 ? 0 : m_ends[blow - 1];
    const double whole = m_ends[blow] - begin;
    const double within = (now - begin) / std::max(1.0, whole);
    const bool isAttack = !m_blows[blow].attacker.text.empty();
    const double first = isAttack ? lossesBegin : 0;
    const double last = isAttack ? lossesEnd : 1 - lastTime / whole;
    const double fallen = std::clamp((within - first) / (last - first), 0.0, 1.0);
    bool isOther = std::exchange(m_blow, blow) != blow;
    for (Fall& fall : m_falls) {
        const auto count = static_cast<double>(fall.before[blow + 1] - fall.before[blow]);
        const std::size_t shown = fall.before[blow] + static_cast<std::size_t>(fallen * count);
        isOther = std::exchange(fall.shown, shown) != shown || isOther;
    }
    if (isOther)
        place();
}

void DamageAnimation::place() {
    if (!m_blows.empty())
        m_context.overlay.put(Slot::Damage, region(), [this](QPainter& painter) { paint(painter); });
}

/// In the stack's own hex, at the upper side, so that neighbours and tags stay to be seen; far out the box is
/// as large as the mark and lies above it.
double DamageAnimation::aboveIn(double height) const {
    const double hexSize = m_context.camera.size();
    const bool isFar = paint::detailFor(hexSize) == paint::Detail::Far;
    return isFar ? 0.62 * hexSize + height / 2.0 + 2 : 0.84 * hexSize - height / 2.0;
}

QRectF DamageAnimation::boxOf(const QString& text, QPointF centre, double above) const {
    const double width = QFontMetricsF(paint::boldFont(13)).horizontalAdvance(text) + 14;
    QRectF box(centre.x() - width / 2, centre.y() - above - boxHeight / 2.0, width, boxHeight);
    const QRectF window = m_context.view.rect();
    box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, window.right() - box.width())));
    box.moveTop(std::clamp(box.top(), 0.0, std::max(0.0, window.bottom() - box.height())));
    return box;
}

QRegion DamageAnimation::region() const {
    QRegion region;
    for (const Fall& fall : m_falls)
        region |= m_context.areaOf(fall.states.back()->hex).adjusted(-boxHeight, -boxHeight, boxHeight, 0);
    const Blow& blow = m_blows[m_blow];
    const battle::StackPointer from = m_context.battle().stacks.find(blow.attacker);
    const battle::StackPointer to = m_context.battle().stacks.find(blow.target);
    if (!from || !to)
        return region;
    for (const battle::StackPointer& stack : {from, to})
        region |= around(m_context.layout().bounds(stack->hex), 10);
    const QPointF centre = m_context.layout().centre(to->hex);
    region |= around(boxOf(blow.text, centre, m_context.camera.size() + boxHeight), 2);
    return region | around(QRectF(m_context.placeOf(*from).first, m_context.placeOf(*to).first).normalized(),
                           m_context.camera.size());
}

void DamageAnimation::paint(QPainter& painter) const {
    for (const Fall& fall : m_falls)
        paint(painter, fall);
    paintAttack(painter, m_blows[m_blow]);
}

void DamageAnimation::paint(QPainter& painter, const Fall& fall) const {
    const battle::Stack& stack = *fall.states[fall.shown];
    const auto [centre, size] = m_context.placeOf(stack);
    const paint::Theme& theme = m_context.theme();
    paint::paintSquare(painter, centre, paint::squareStyle(m_context.battle(), stack, theme, size), theme);
    const std::int64_t lost = fall.sums[fall.shown] - fall.sums[fall.before[m_blow]];
    if (lost == 0)
        return;
    const QString sum = text::figure(-lost);
    paintBox(painter, boxOf(sum, centre, aboveIn(boxHeight)), sum, theme.refused);
}

/// Both stacks, the way between them with the letter of the edge, and that side of the target's hex.
void DamageAnimation::paintAttack(QPainter& painter, const Blow& blow) const {
    const battle::StackPointer from = m_context.battle().stacks.find(blow.attacker);
    const battle::StackPointer to = m_context.battle().stacks.find(blow.target);
    if (!from || !to)
        return;
    const paint::Theme& theme = m_context.theme();
    const paint::HexLayout layout = m_context.layout();
    paint::paintAttack(painter, layout, m_context.battle(),
                       {*from, m_context.placeOf(*from).first, *to, m_context.placeOf(*to).first, blow.edge},
                       theme);
    if (!blow.text.isEmpty())
        paintBox(painter, boxOf(blow.text, layout.centre(to->hex), layout.size() + boxHeight), blow.text,
                 theme.selected);
}

void DamageAnimation::paintBox(QPainter& painter, const QRectF& box, const QString& text,
                               const QColor& border) const {
    const paint::Theme& theme = m_context.theme();
    painter.setPen(QPen(border, 2));
    painter.setBrush(theme.plate);
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(theme.ink);
    painter.setFont(paint::boldFont(13));
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace sf::ui
