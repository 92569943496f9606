// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/turn_banner.h"

#include "core/text/imperio_words.h"
#include "ui/common/appearance.h"
#include "ui/imperio/game_desk.h"
#include "ui/imperio/piece_picture.h"
#include "ui/paint/imperio_board.h"
#include "ui/paint/parts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace sf::ui {

using imperio::Side;

TurnBanner::TurnBanner(GameDesk& desk, QWidget* parent) : QWidget(parent), m_desk(desk) {
    setObjectName(QStringLiteral("turnBanner"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&desk, &GameDesk::positionChanged, this, &TurnBanner::refresh);
    connect(&desk.context().appearance, &Appearance::themeChanged, this, &TurnBanner::refresh);
    refresh();
}

void TurnBanner::refresh() {
    const imperio::Position& position = m_desk.position();
    m_side = position.result ? position.result->winner : position.toMove;
    const QString player = playerName(m_desk, m_side);
    if (!m_desk.document().hasBegun()) {
        const bool alters = m_desk.document().game().stage == imperio::Stage::DefenderAlters;
        m_title = alters ? tr("Defender alters")
                         : (m_side == Side::Attacker ? tr("Attacker sets out") : tr("Defender sets out"));
        m_detail = player == sideTitle(m_side) ? QString() : player;
        m_phase = tr("set-up");
    } else {
        describeGame();
    }
    setAccessibleName(m_title + QStringLiteral(", ") + m_detail + QStringLiteral(", ") + m_phase);
    update();
}

void TurnBanner::describeGame() {
    const imperio::Position& position = m_desk.position();
    const QString player = playerName(m_desk, m_side);
    const QString turn = tr("turn %1").arg(position.turn);
    m_detail = player == sideTitle(m_side) ? turn : player + QStringLiteral(", ") + turn;
    if (position.result) {
        m_title = m_side == Side::Attacker ? tr("Attacker wins") : tr("Defender wins");
        m_phase = text::ending(*position.result);
        return;
    }
    m_title = m_side == Side::Attacker ? tr("Attacker to move") : tr("Defender to move");
    m_phase = position.spawning ? tr("units may be brought in") : tr("spawning is over");
}

QSize TurnBanner::sizeHint() const {
    return {400, std::max(34, QFontMetrics(paint::scaledFont(font(), 1.25, true)).height() + 12)};
}

QSize TurnBanner::minimumSizeHint() const {
    return {200, sizeHint().height()};
}

void TurnBanner::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const paint::Theme& theme = m_desk.context().appearance.theme();
    const QColor colour = paint::imperioColour(m_side, theme);
    painter.fillRect(rect(), colour);
    const double radius = 0.32 * height();
    painter.save();
    painter.translate(12 + radius, height() / 2.0);
    painter.setPen(QPen(theme.mark, 2.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(paint::sideShape(static_cast<int>(imperio::indexOf(m_side)), radius));
    painter.restore();
    painter.setPen(theme.mark);
    QRect room = rect().adjusted(static_cast<int>(12 + 2 * radius) + 10, 0, -12, 0);
    const auto draw = [&](const QFont& font, const QString& text, Qt::Alignment side) {
        painter.setFont(font);
        const QString fitting = QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width());
        QRect used;
        painter.drawText(room, side | Qt::AlignVCenter, fitting, &used);
        if (side & Qt::AlignLeft)
            room.setLeft(used.right() + 20);
        else
            room.setRight(used.left() - 20);
    };
    draw(paint::scaledFont(font(), 1.25, true), m_title, Qt::AlignLeft);
    draw(paint::scaledFont(font(), 1), m_detail, Qt::AlignLeft);
    draw(paint::scaledFont(font(), 1), m_phase, Qt::AlignRight);
}

} // namespace sf::ui
