// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/scenes/fight_card.h"

#include "core/text/figures.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/theme.h"
#include "ui/paint/pieces/square_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

// At a scale of 1
constexpr QSizeF fullSize(640, 200);
constexpr double edge = 14;
constexpr double partyWidth = 196;
constexpr double token = 22;

class CardPainter {
public:
    CardPainter(QPainter& painter, const QRectF& area, const FightCard& card, double progress,
                const Theme& theme)
        : m_painter(painter), m_area(area), m_card(card), m_progress(progress), m_theme(theme) {}

    void paint() {
        m_painter.setPen(QPen(m_theme.ink, 1.2));
        m_painter.setBrush(m_theme.plate);
        m_painter.drawRoundedRect(m_area, 10, 10);
        m_painter.save();
        m_painter.translate(m_area.topLeft());
        m_painter.scale(m_area.width() / fullSize.width(), m_area.height() / fullSize.height());
        paintParty(*m_card.actor, false);
        if (m_card.target)
            paintParty(*m_card.target, true);
        paintMiddle();
        m_painter.restore();
    }

private:
    void paintText(const QRectF& area, const QString& text, int flags, double size, bool isBold,
                   const QColor& colour) {
        m_painter.setFont(pixelFont(size, isBold));
        m_painter.setPen(colour);
        m_painter.drawText(area, flags, text);
    }

    /// In one line, cut at its end.
    void paintLine(const QRectF& area, const QString& text, Qt::Alignment side, double size, bool isBold,
                   const QColor& colour) {
        const QFontMetricsF metrics(pixelFont(size, isBold));
        paintText(area, metrics.elidedText(text, Qt::ElideRight, area.width()),
                  static_cast<int>(side | Qt::AlignVCenter), size, isBold, colour);
    }

    void paintParty(const FightCard::Party& party, bool isRight) {
        const double left = isRight ? fullSize.width() - edge - partyWidth : edge;
        const double tokenLeft = isRight ? left + partyWidth - token : left;
        TokenStyle look;
        look.state = TokenStyle::State::Present;
        paintToken(m_painter, {tokenLeft, 10, token, token}, party.side, party.colour, look, m_theme);
        const QRectF name(isRight ? left : left + token + 8, 10, partyWidth - token - 8, token);
        paintLine(name, party.name, isRight ? Qt::AlignRight : Qt::AlignLeft, 15, true, m_theme.ink);
        if (party.picture) {
            m_painter.save();
            party.picture(m_painter, {left, 38, partyWidth, 132});
            m_painter.restore();
        }
        paintLine({left, 174, partyWidth, 18}, party.note, Qt::AlignHCenter, 13, party.isHurt,
                  party.isHurt ? m_theme.refused : m_theme.muted);
    }

    void paintMiddle() {
        const double left = edge + partyWidth;
        const double width = fullSize.width() - 2 * left;
        double top = 44;
        if (!m_card.dice.empty() && m_progress >= attemptEnds)
            paintDice({left, 30, width, 64});
        if (!m_card.dice.empty())
            top = 98;
        if (m_progress < diceRest)
            return;
        // Long sums, as of multiplier combat, are smaller.
        const QString sums = m_card.sums.join(u'\n');
        const double size = sums.size() > 60 ? 12 : 14;
        const double height = fullSize.height() - 38 - top;
        paintText({left, top, width, height}, sums, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap,
                  size, m_card.sums.size() < 2, m_theme.ink);
        paintLine({left, fullSize.height() - 36, width, 20}, m_card.outcome, Qt::AlignHCenter, 15, true,
                  m_theme.accent);
    }

    /// In up to two rows, or as many as are needed for each side.
    void paintDice(const QRectF& area) {
        constexpr std::size_t most = 12; ///< the sum has all of them
        const std::size_t own = std::min(m_card.actorsDice, m_card.dice.size());
        const std::size_t others = m_card.dice.size() - own;
        const double height = others > 0 && own > 0 ? area.height() / 2 : area.height();
        paintRow(area.adjusted(0, 0, 0, height - area.height()), 0, std::min(own, most), *m_card.actor);
        if (others > 0)
            paintRow(area.adjusted(0, area.height() - height, 0, 0), own, std::min(others, most),
                     m_card.target ? *m_card.target : *m_card.actor);
    }

    void paintRow(const QRectF& row, std::size_t first, std::size_t count, const FightCard::Party& thrower) {
        if (count == 0)
            return;
        constexpr double gap = 4;
        const double size = std::min(row.height() - gap, row.width() / static_cast<double>(count) - gap);
        double left = row.center().x() - static_cast<double>(count) * (size + gap) / 2 + gap / 2;
        for (std::size_t i = first; i < first + count; ++i, left += size + gap)
            paintOne(m_card.dice[i], i, {left, row.center().y() - size / 2, size, size}, thrower);
    }

    void paintOne(const dice::Die& die, std::size_t index, const QRectF& area,
                  const FightCard::Party& thrower) {
        int value = die.value;
        const double tumbling = std::clamp((diceRest - m_progress) / (diceRest - attemptEnds), 0.0, 1.0);
        m_painter.save();
        if (tumbling > 0) {
            const auto turn = static_cast<std::size_t>(tumbling * 10);
            value = 1 + static_cast<int>((turn * 7 + index * 5) % static_cast<std::size_t>(die.sides));
            m_painter.translate(area.center());
            m_painter.rotate(300 * tumbling * (index % 2 == 0 ? 1 : -1));
            m_painter.translate(-area.center());
        }
        if (die.sides == 6)
            paintDie(m_painter, area, value, thrower.side, thrower.colour, m_theme);
        else
            paintNumberDie(m_painter, area, value, thrower.colour, m_theme);
        m_painter.restore();
    }

    QPainter& m_painter;
    QRectF m_area;
    const FightCard& m_card;
    double m_progress;
    const Theme& m_theme;
};

} // namespace

QRectF fightCardArea(const QSizeF& picture, double textScale) {
    constexpr double margin = 12;
    constexpr double share = 0.45;      // of the height; the rest shows where it happens
    constexpr double usualHeight = 700; // larger pictures have larger cards
    const double wanted = std::max(textScale, picture.height() / usualHeight);
    const double scale = std::min({wanted, (picture.width() - 2 * margin) / fullSize.width(),
                                   share * picture.height() / fullSize.height()});
    const QSizeF size = fullSize * std::max(scale, 0.0);
    return {{(picture.width() - size.width()) / 2, picture.height() - size.height() - margin}, size};
}

void paintFightCard(QPainter& painter, const QRectF& area, const FightCard& card, double progress,
                    const Theme& theme) {
    if (card.actor)
        CardPainter(painter, area, card, progress, theme).paint();
}

} // namespace sf::paint
