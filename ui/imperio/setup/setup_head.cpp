// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/setup_head.h"

#include "core/text/imperio_options.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"

#include <QPainter>
#include <QPainterPath>

namespace sf::ui {

using imperio::Side;

namespace {

constexpr int steps = 3;

Side sideOf(int step) {
    return step == 1 ? Side::Attacker : Side::Defender;
}

QString stepText(int step) {
    const QString texts[] = {SetupHead::tr("1 Defender"), SetupHead::tr("2 Attacker"),
                             SetupHead::tr("3 Alterations")};
    return texts[step];
}

} // namespace

SetupHead::SetupHead(GameController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&controller, &GameController::positionChanged, this, &SetupHead::refresh);
    connect(&controller.document(), &document::ImperioDocument::playersChanged, this, &SetupHead::refresh);
    refresh();
}

void SetupHead::refresh() {
    const imperio::Game& game = m_controller.document().game();
    setAccessibleName(tr("%1, step %2 of 3: %3")
                          .arg(text::imperioStage(game.stage),
                               QString::number(static_cast<int>(game.stage) + 1),
                               playerName(m_controller, game.settingUp())));
    setToolTip(tr("The defender deploys, the attacker deploys, the defender alters (IMP-4)"));
    update();
}

int SetupHead::titleHeight() const {
    return fontMetrics().height() * 5 / 2;
}

int SetupHead::stepHeight() const {
    return fontMetrics().height() + 12;
}

QSize SetupHead::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 44, titleHeight() + stepHeight() + 6};
}

QSize SetupHead::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 30, sizeHint().height()};
}

void SetupHead::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_controller.document().hasBegun())
        return;
    paintTitle(painter, QRectF(0, 0, width(), titleHeight()));
    const double step = (width() - 4.0 * (steps - 1)) / steps;
    for (int index = 0; index < steps; ++index)
        paintStep(painter, QRectF(index * (step + 4), titleHeight() + 6, step, stepHeight()), index);
}

void SetupHead::paintTitle(QPainter& painter, const QRectF& area) const {
    const auto& theme = currentTheme();
    const imperio::Game& game = m_controller.document().game();
    const Side side = game.settingUp();
    const QColor colour = paint::imperioColour(side, theme);
    const QColor ink = theme.plate;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(area, 4, 4);
    const double radius = area.height() * 0.26;
    painter.save();
    painter.translate(area.left() + area.height() / 2, area.center().y());
    painter.setPen(QPen(ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(paint::sideShape(static_cast<int>(side), radius));
    painter.restore();
    painter.setPen(ink);
    painter.setFont(paint::scaledFont(font(), 1.25, true));
    const QRectF text = area.adjusted(area.height(), 0, -8, 0);
    const QString title = text::imperioStage(game.stage);
    const int used = painter.fontMetrics().horizontalAdvance(title) + 14;
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(title, Qt::ElideRight, static_cast<int>(text.width())));
    painter.setFont(font());
    const QRectF rest = text.adjusted(used, 0, 0, 0);
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight,
                     painter.fontMetrics().elidedText(playerName(m_controller, side), Qt::ElideRight,
                                                      static_cast<int>(rest.width())));
}

void SetupHead::paintStep(QPainter& painter, const QRectF& area, int step) const {
    const auto& theme = currentTheme();
    const int now = static_cast<int>(m_controller.document().game().stage);
    const QColor colour = paint::imperioColour(sideOf(step), theme);
    painter.setPen(QPen(step == now ? colour : theme.border, step == now ? 2 : 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4);
    painter.setFont(paint::scaledFont(font(), 0.9, step == now));
    painter.setPen(step == now ? theme.ink : theme.muted);
    const QString text = step < now ? tr("%1 ✓").arg(stepText(step)) : stepText(step);
    painter.drawText(
        area, Qt::AlignCenter,
        painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(area.width()) - 8));
}

} // namespace sf::ui

#include "moc_setup_head.cpp"
