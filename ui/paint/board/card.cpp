// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/card.h"

#include "ui/paint/base/icons.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"

#include <QFontMetricsF>
#include <QPainter>

namespace sf::paint {
namespace {

constexpr double cardPadding = 12;
constexpr double cardGap = 12;

/// The dimensions of a card with its font.
struct CardLayout {
    QFont title;
    QFont body;
    QFont chip;
    double titleHeight;
    double lineHeight;
    double firstColumn = 0;
    double chipWidth = 0;
    QSizeF size;

    CardLayout(const Card& card, const QFont& font)
        : title(scaledFont(font, 1.0, true))
        , body(scaledFont(font, 0.9))
        , chip(scaledFont(font, 0.8))
        , titleHeight(QFontMetricsF(title).height() + 4)
        , lineHeight(QFontMetricsF(body).height() + 1) {
        const QFontMetricsF metrics(body);
        double second = 0;
        for (const auto& [left, right] : card.lines) {
            firstColumn = std::max(firstColumn, metrics.horizontalAdvance(left));
            second = std::max(second, metrics.horizontalAdvance(right));
        }
        chipWidth = card.rule.isEmpty() ? 0 : ruleChipWidth(card.rule, chip);
        const double head = QFontMetricsF(title).horizontalAdvance(card.title) + iconWidth(card);
        const double foot = metrics.horizontalAdvance(card.foot) + (chipWidth > 0 ? cardGap + chipWidth : 0);
        const double width = std::max({head, firstColumn + cardGap + second, foot});
        const bool hasFoot = !card.foot.isEmpty() || chipWidth > 0;
        const double height = titleHeight + lineHeight * static_cast<double>(card.lines.size()) +
                              (hasFoot ? lineHeight + 2 : 0);
        size = {width + 2 * cardPadding, height + cardPadding};
    }

    double iconWidth(const Card& card) const { return card.icon.isEmpty() ? 0 : titleHeight + 2; }
};

} // namespace

QSizeF cardSize(const Card& card, const QFont& font) {
    return CardLayout(card, font).size;
}

void paintCard(QPainter& painter, QPointF topLeft, const Card& card, const QFont& font, const Theme& theme) {
    const CardLayout layout(card, font);
    const Smooth smooth(painter);
    const QRectF area(topLeft, layout.size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 46));
    painter.drawRoundedRect(area.translated(2, 3), 6, 6);
    painter.setPen(QPen(card.refused     ? theme.refused
                        : theme.isDark() ? theme.border
                                         : theme.hitsGround,
                        card.refused ? 2 : 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(area, 6, 6);

    double y = area.top() + cardPadding / 2;
    const double left = area.left() + cardPadding;
    const double width = area.width() - 2 * cardPadding;
    if (!card.icon.isEmpty())
        paintIcon(painter, QRectF(left - 3, y, layout.titleHeight, layout.titleHeight), card.icon,
                  card.refused ? theme.refused : theme.accent);
    painter.setPen(theme.ink);
    painter.setFont(layout.title);
    const double head = layout.iconWidth(card);
    painter.drawText(QRectF(left + head, y, width - head + 1, layout.titleHeight), Qt::AlignVCenter,
                     card.title);
    y += layout.titleHeight;
    painter.setFont(layout.body);
    for (const auto& [first, second] : card.lines) {
        painter.setPen(theme.muted);
        painter.drawText(QRectF(left, y, width + 1, layout.lineHeight), Qt::AlignVCenter, first);
        painter.setPen(theme.ink);
        painter.drawText(QRectF(left + layout.firstColumn + cardGap, y, width, layout.lineHeight),
                         Qt::AlignVCenter, second);
        y += layout.lineHeight;
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(left, y, width + 1, layout.lineHeight), Qt::AlignVCenter, card.foot);
    if (layout.chipWidth > 0)
        paintRuleChip(painter,
                      QRectF(left + width - layout.chipWidth, y, layout.chipWidth, layout.lineHeight),
                      card.rule, layout.chip, theme);
}

} // namespace sf::paint
