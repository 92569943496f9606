// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/reserve_tray.h"

#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "ui/imperio/board/piece_mime.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"

#include <QApplication>
#include <QDrag>
#include <QHBoxLayout>
#include <QMouseEvent>

namespace sf::ui {
namespace {
constexpr int pictureSize = 30;
}

ReserveButton::ReserveButton(GameController& controller, imperio::Piece piece, QWidget* parent)
    : QToolButton(parent), m_controller(controller), m_piece(piece) {
    setObjectName(QStringLiteral("reserve%1").arg(static_cast<int>(piece.kind)));
    setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    setIconSize({pictureSize, pictureSize});
    setCheckable(true);
    setProperty("framed", true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QToolButton::clicked, this, [this] {
        const bool wasHeld = m_controller.placing() == m_piece.kind;
        m_controller.select(imperio::nowhere);
        m_controller.setPlacing(wasHeld ? std::nullopt : std::optional(m_piece.kind));
        if (!wasHeld)
            Q_EMIT m_controller.boardAsked();
        refresh();
    });
}

bool ReserveButton::canBeTaken(int count) const {
    const imperio::Position& position = m_controller.position();
    return count > 0 && m_controller.document().hasBegun() && m_controller.isLive() &&
           position.toMove == m_piece.side && !spawnSquares(position).isEmpty();
}

void ReserveButton::refresh() {
    const int count = m_controller.position().reinforcements[imperio::indexOf(m_piece.side)].of(m_piece.kind);
    setText(text::figure(count));
    setIcon(piecePixmap(m_piece, pictureSize, devicePixelRatioF(), currentTheme()));
    setEnabled(canBeTaken(count));
    setChecked(isEnabled() && m_controller.placing() == m_piece.kind);
    const QString kind = text::imperioKind(m_piece.kind);
    setAccessibleName(tr("%1 in reserve: %2").arg(kind, text::figure(count)));
    setToolTip(isEnabled()
                   ? tr("Pick up a %1, key %2, and put it on a highlighted square beside a base (IMP-7)")
                         .arg(kind)
                         .arg(static_cast<int>(m_piece.kind) + 1)
                   : accessibleName());
}

void ReserveButton::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->pos();
    QToolButton::mousePressEvent(event);
}

void ReserveButton::mouseMoveEvent(QMouseEvent* event) {
    const bool isDrag = event->buttons().testFlag(Qt::LeftButton) &&
                        (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (!isDrag || !isEnabled())
        return QToolButton::mouseMoveEvent(event);
    setDown(false);
    auto* drag = new QDrag(this);
    drag->setMimeData(pieceMime(m_piece.kind));
    const QPixmap picture = icon().pixmap(pictureSize, pictureSize);
    drag->setPixmap(picture);
    drag->setHotSpot({pictureSize / 2, pictureSize / 2});
    drag->exec(Qt::CopyAction);
}

ReserveTray::ReserveTray(GameController& controller, imperio::Side side, QWidget* parent) : QWidget(parent) {
    auto* row = marginless<QHBoxLayout>(this, 4);
    for (const imperio::Kind kind : imperio::fightingKinds) {
        auto*& button = m_buttons[imperio::indexOf(kind)];
        button = new ReserveButton(controller, {kind, side, side}, this);
        row->addWidget(button);
    }
    connect(&controller, &GameController::positionChanged, this, &ReserveTray::refresh);
    connect(&controller, &GameController::placingChanged, this, &ReserveTray::refresh);
    refresh();
}

void ReserveTray::refresh() {
    for (ReserveButton* button : m_buttons)
        button->refresh();
}

void ReserveTray::changeEvent(QEvent* event) {
    if (isRestyling(*event))
        refresh();
    QWidget::changeEvent(event);
}

} // namespace sf::ui
