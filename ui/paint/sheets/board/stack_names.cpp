// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/board/stack_names.h"

#include "core/text/battle_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/paint/base/sheet_text.h"
#include "ui/paint/sheets/paper/paper.h"

#include <QPainter>

#include <algorithm>
#include <numbers>

namespace sf::paint {
namespace {

constexpr double widthShare = 1.7;  ///< of a label in its hex, in hex radii
constexpr double heightShare = 0.8; ///< a neighbour's label begins half a hex lower
constexpr double markShare = 0.62;  ///< half the width of a stack's picture
constexpr double labelPadding = 0.4;

/// Away from the Front, so that the beak stays visible.
double offsetOf(const std::vector<battle::StackPointer>& stacks) {
    const int facing = static_cast<int>(stacks.front()->facing);
    return stacks.size() == 1 && facing >= 2 && facing <= 4 ? -0.62 : 0.62;
}

QString namesOf(const std::vector<battle::StackPointer>& stacks) {
    QStringList names;
    for (const battle::StackPointer& stack : stacks)
        names << printable(text::stackName(*stack));
    return text::listed(names);
}

} // namespace

StackNames::StackNames(const battle::Battle& battle, const HexRegion& region, const HexLayout& layout,
                       std::function<bool(const QRectF&)> isWhole)
    : m_isWhole(std::move(isWhole)) {
    const double radius = layout.size();
    std::vector<hex::Hex> hexes;
    for (const battle::StackPointer& stack : battle.stacks) {
        const hex::Hex hex = stack->hex;
        if (stack->isOnMap() && hex.column >= region.first.column && hex.column <= region.last.column &&
            hex.row >= region.first.row && hex.row <= region.last.row)
            hexes.push_back(hex);
    }
    const auto place = [](hex::Hex hex) { return std::pair(hex.row, hex.column); };
    std::ranges::sort(hexes, {}, place);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    m_isTooSmall = !hexes.empty() && radius * std::numbers::sqrt3 < smallestHex - 1e-6;
    if (m_isTooSmall)
        return;
    m_room = layout.bounds(region.first) | layout.bounds(region.last);
    const QPointF half(markShare * radius, markShare * radius);
    for (const hex::Hex hex : hexes)
        m_marks.emplace_back(layout.centre(hex) - half, layout.centre(hex) + half);
    for (const hex::Hex hex : hexes)
        add(battle.stacks.at(hex), layout);
}

std::optional<QRectF> StackNames::freePlace(QPointF centre, QSizeF size, double radius) const {
    const double across = markShare * radius + size.width() / 2 + labelPadding;
    const double down = markShare * radius + size.height() / 2 + labelPadding;
    for (const QPointF offset :
         {QPointF(0, down), QPointF(0, -down), QPointF(across, 0), QPointF(-across, 0)}) {
        const QRectF place(centre + offset - QPointF(size.width(), size.height()) / 2, size);
        const auto isOver = [&place](const QRectF& other) { return other.intersects(place); };
        if (m_room.contains(place) && m_isWhole(place) && std::ranges::none_of(m_marks, isOver) &&
            std::ranges::none_of(m_labels, isOver, &Label::area))
            return place;
    }
    return std::nullopt;
}

void StackNames::add(const std::vector<battle::StackPointer>& stacks, const HexLayout& layout) {
    const double radius = layout.size();
    const QPointF centre = layout.centre(stacks.front()->hex);
    const double offset = offsetOf(stacks);
    const QPointF middle = centre + QPointF(0, offset * radius);
    const QSizeF room(widthShare * radius - 2 * labelPadding,
                      std::max(lineShare * type::least, heightShare * radius - 2 * labelPadding));
    // More lines lead away from the Square, which they would cover.
    const auto areaOf = [middle, offset](const PaperFit& fit) {
        double width = 0;
        for (const QString& line : fit.lines)
            width = std::max(width, Paper::widthOf(line, fit.size, true) * fit.stretch);
        const QSizeF size(width + 2 * labelPadding + 0.05,
                          lineShare * fit.size * static_cast<double>(fit.lines.size()) + 2 * labelPadding);
        const double more = size.height() - lineShare * fit.size - 2 * labelPadding;
        const QPointF away(0, (offset < 0 ? -more : more) / 2);
        return QRectF(middle + away - QPointF(size.width(), size.height()) / 2, size);
    };
    const QString names = namesOf(stacks);
    const PaperFit fit = fitted(names, room, std::clamp(0.3 * radius, type::least, type::strong), true);
    if (!fit.isShortened && m_isWhole(areaOf(fit)))
        return m_labels.push_back({areaOf(fit), names});
    const double whole = 1.15 * Paper::widthOf(names, type::least, true);
    for (const int lines : {1, 2, 3}) {
        const QSizeF needed(whole / lines + 2 * labelPadding,
                            lines * lineShare * type::least + 2 * labelPadding);
        if (const auto place = freePlace(centre, needed, radius))
            return m_labels.push_back({*place, names});
    }
    const QString number = text::figure(m_list.size() + 1);
    m_list << SheetText::tr("%1: %2 (hex %3)").arg(number, names, text::hexName(stacks.front()->hex));
    m_labels.push_back({areaOf(fitted(number, room, type::small, true)), number});
}

void StackNames::paint(Paper& paper, const QRectF& area) const {
    paper.painter().save();
    paper.painter().setClipRect(area, Qt::IntersectClip);
    for (const Label& label : m_labels) {
        if (!label.area.intersects(area))
            continue;
        paper.painter().fillRect(label.area, Qt::white);
        paper.box(label.area, 0.2);
        const double most = std::max(type::least, label.area.height() - 2 * labelPadding);
        paper.words(
            label.area.adjusted(labelPadding, labelPadding - 0.02, -labelPadding, 0.02 - labelPadding),
            label.text, {.size = std::min(type::strong, most), .bold = true, .align = Align::Centre});
    }
    paper.painter().restore();
}

} // namespace sf::paint
