// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/turn_banner.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/speech/announce.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sf::ui {

using imperio::Side;

namespace {

constexpr double titleSize = 1.25; ///< times the font size
constexpr int bannerEdge = 12;
constexpr int bannerGap = 20;

} // namespace

TurnBanner::TurnBanner(GameController& controller, QWidget* parent)
    : Restyled(parent), m_controller(controller) {
    setObjectName(QStringLiteral("turnBanner"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&controller, &GameController::positionChanged, this, &TurnBanner::refresh);
    connect(&controller.document(), &document::ImperioDocument::playersChanged, this, &TurnBanner::refresh);
    connect(&controller, &GameController::warningChanged, this, &TurnBanner::refresh);
    connect(&controller, &GameController::awaitedChanged, this, &TurnBanner::refresh);
    refresh();
}

void TurnBanner::setActions(const QList<QAction*>& actions) {
    auto* row = padded<QHBoxLayout>(this, {bannerEdge, 4, bannerEdge / 2, 4}, bannerEdge / 2);
    row->addStretch();
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        button->setProperty("framed", true);
        row->addWidget(button, 0, Qt::AlignTop);
        m_buttons.push_back(button);
        connect(action, &QAction::changed, this, &TurnBanner::refresh);
    }
    refresh();
}

int TurnBanner::buttonsWidth() const {
    int width = 0;
    for (const QToolButton* button : m_buttons)
        if (!button->isHidden())
            width += button->sizeHint().width() + bannerEdge / 2;
    return width;
}

void TurnBanner::refresh() {
    const imperio::Position& position = m_controller.position();
    m_side = position.result ? position.result->winner : position.toMove;
    const QString player = playerName(m_controller, m_side);
    if (!m_controller.document().hasBegun()) {
        const bool alters = m_controller.document().game().stage == imperio::Stage::DefenderAlters;
        m_title = m_controller.setsPosition() ? tr("Any position")
                  : alters                    ? tr("Defender alters")
                           : (m_side == Side::Attacker ? tr("Attacker deploys") : tr("Defender deploys"));
        m_detail = player == sideTitle(m_side) ? QString() : player;
        const int step = static_cast<int>(m_controller.document().game().stage) + 1;
        m_phase =
            m_controller.setsPosition() ? tr("set-up") : tr("set-up, step %1 of 3").arg(text::figure(step));
    } else {
        describeGame();
    }
    const document::Awaited awaited = m_controller.document().awaited();
    if (!awaited.text.isEmpty()) {
        m_phase = awaited.text;
        m_detail.clear(); // so that it all fits in a line, and the board doesn't move
    }
    for (QToolButton* button : m_buttons)
        button->setVisible(!awaited.text.isEmpty() && button->defaultAction()->isVisible() &&
                           button->defaultAction()->isEnabled());
    fitHeight();
    setAccessibleName(text::listed({m_title, m_detail, m_phase}));
    update();
    // Queued: the action that ended the turn comes first.
    QMetaObject::invokeMethod(this, &TurnBanner::announceTurn, Qt::QueuedConnection);
}

void TurnBanner::announceTurn() {
    if (std::exchange(m_announced, m_title) != m_title)
        announceEvents(*this, {m_detail.isEmpty() ? m_title : tr("%1, %2").arg(m_title, m_detail)});
}

void TurnBanner::describeGame() {
    const imperio::Position& position = m_controller.position();
    const QString player = playerName(m_controller, m_side);
    const QString turn = tr("turn %1").arg(text::figure(position.turn));
    m_detail = player == sideTitle(m_side) ? turn : text::listed({player, turn});
    if (position.result) {
        m_title = m_side == Side::Attacker ? tr("Attacker wins") : tr("Defender wins");
        m_phase = text::ending(*position.result);
        return;
    }
    m_title = m_side == Side::Attacker ? tr("Attacker to move") : tr("Defender to move");
    if (!m_controller.warning().isEmpty() && m_controller.isLive()) {
        m_detail.clear(); // so that the warning needs no second line, which would move the board
        m_phase = m_controller.warning();
        return;
    }
    const bool couldSpawn = position.reinforcements[imperio::indexOf(position.toMove)].total() > 0;
    m_phase = !spawningBases(position).isEmpty() ? tr("units may spawn")
              : couldSpawn && !position.spawning ? tr("spawning is over")
                                                 : QString();
}

int TurnBanner::rowHeight() const {
    return std::max(34, QFontMetrics(paint::scaledFont(font(), titleSize, true)).height() + 12);
}

bool TurnBanner::fitsInALine() const {
    const QFontMetrics title(paint::scaledFont(font(), titleSize, true));
    const int texts = title.horizontalAdvance(m_title) + fontMetrics().horizontalAdvance(m_detail + m_phase);
    return texts + rowHeight() + 2 * bannerEdge + 2 * bannerGap + buttonsWidth() <= width();
}

/// Text that doesn't fit beside the title goes below it.
void TurnBanner::fitHeight() {
    setFixedHeight(fitsInALine() ? rowHeight() : rowHeight() + fontMetrics().height() + 4);
}

void TurnBanner::resizeEvent(QResizeEvent* /*event*/) {
    fitHeight();
}

void TurnBanner::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const paint::Theme& theme = currentTheme();
    painter.fillRect(rect(), paint::imperioColour(m_side, theme));
    const int row = rowHeight();
    const double radius = 0.32 * row;
    painter.save();
    painter.translate(bannerEdge + radius, row / 2.0);
    painter.setPen(QPen(theme.mark, 2.5));
    painter.drawPath(paint::sideShape(static_cast<int>(imperio::indexOf(m_side)), radius));
    painter.restore();
    painter.setPen(theme.mark);
    QRect room(bannerEdge, 0, width() - 2 * bannerEdge, row);
    room.setLeft(bannerEdge + static_cast<int>(2 * radius) + 10);
    painter.setFont(paint::scaledFont(font(), titleSize, true));
    QRect used;
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, m_title, &used);
    painter.setFont(font());
    room.setLeft(used.right() + bannerGap);
    room.setRight(width() - bannerEdge - buttonsWidth());
    if (!fitsInALine())
        room = QRect(bannerEdge, row - 4, width() - 2 * bannerEdge, fontMetrics().height() + 4);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, m_detail);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, m_phase);
}

} // namespace sf::ui

#include "moc_turn_banner.cpp"
