// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/turn_curtain.h"

#include "core/text/figures.h"
#include "core/text/imperio_options.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/play/game_clock_controller.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

constexpr int bannerMilliseconds = 1400;
constexpr int bannerHeight = 120;

} // namespace

TurnCurtain::TurnCurtain(GameController& controller, GameClockController& clock, QWidget* page)
    : QWidget(page)
    , m_controller(controller)
    , m_clock(clock)
    , m_title(new QLabel(this))
    , m_detail(new QLabel(this))
    , m_ready(new QPushButton(tr("Show the &board"), this))
    , m_stage(controller.document().game().stage)
    , m_side(controller.document().game().position.toMove)
    , m_entries(controller.document().entries().size()) {
    setObjectName(QStringLiteral("turnCurtain"));
    m_title->setFont(paint::scaledFont(font(), 2, true));
    m_title->setAlignment(Qt::AlignCenter);
    m_detail->setAlignment(Qt::AlignCenter);
    m_ready->setObjectName(QStringLiteral("showBoardButton"));
    auto* layout = new QVBoxLayout(this);
    layout->addStretch();
    layout->addWidget(m_title);
    layout->addWidget(m_detail);
    layout->addSpacing(12);
    layout->addWidget(m_ready, 0, Qt::AlignHCenter);
    layout->addStretch();
    m_timer.setSingleShot(true);
    m_timer.setInterval(bannerMilliseconds);
    hide();
    connect(&m_timer, &QTimer::timeout, this, &TurnCurtain::lift);
    connect(m_ready, &QPushButton::clicked, this, &TurnCurtain::lift);
    connect(&controller, &GameController::positionChanged, this, &TurnCurtain::positionChanged);
    page->installEventFilter(this);
}

/// Returns whether the stage of the set-up has just become a later one, as the set-up passes between players
/// too (IMP-4). Only a turn that was just ended closes the curtain: looking back or undoing does not.
bool TurnCurtain::stageChanged() {
    const imperio::Game& game = m_controller.document().game();
    const imperio::Stage before = std::exchange(m_stage, game.stage);
    if (game.stage <= before)
        return false;
    m_side = game.stage == imperio::Stage::Play ? game.position.toMove : game.settingUp();
    return true;
}

void TurnCurtain::positionChanged() {
    if (stageChanged())
        return draw();
    const imperio::Position& position = m_controller.document().game().position;
    const std::size_t entries = m_controller.document().entries().size();
    const bool played = std::exchange(m_entries, entries) + 1 == entries;
    const bool changed = std::exchange(m_side, position.toMove) != position.toMove;
    if (!m_controller.document().hasBegun() || position.result || !played)
        return lift();
    if (changed)
        draw();
}

void TurnCurtain::draw() {
    const auto kind = m_controller.context().settings.betweenTurns();
    if (kind == Settings::BetweenTurns::Nothing)
        return;
    m_isCover = kind == Settings::BetweenTurns::Cover;
    const imperio::Game& game = m_controller.document().game();
    const QString player = playerName(m_controller, m_side);
    m_title->setText(
        m_isCover ? tr("Over to %1").arg(player)
                  : (game.stage == imperio::Stage::Play ? tr("%1 to move") : tr("%1 deploys")).arg(player));
    m_detail->setText(game.stage == imperio::Stage::Play
                          ? tr("%1, turn %2").arg(sideTitle(m_side), text::figure(game.position.turn))
                          : text::imperioStage(game.stage));
    m_ready->setVisible(m_isCover);
    setAttribute(Qt::WA_TransparentForMouseEvents, !m_isCover);
    setAccessibleName(m_title->text());
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, currentTheme().mark);
    for (QLabel* label : {m_title, m_detail})
        label->setPalette(colours);
    place();
    show();
    raise();
    if (m_isCover) {
        m_clock.setCovered(true);
        m_ready->setFocus();
        Q_EMIT coverChanged();
    } else {
        m_timer.start();
    }
}

void TurnCurtain::lift() {
    if (isHidden())
        return;
    m_timer.stop();
    hide();
    if (std::exchange(m_isCover, false)) {
        m_clock.setCovered(false);
        Q_EMIT coverChanged();
        Q_EMIT m_controller.boardAsked();
    }
}

void TurnCurtain::place() {
    const QRect page = parentWidget()->rect();
    setGeometry(m_isCover
                    ? page
                    : QRect(page.left(), page.center().y() - bannerHeight / 2, page.width(), bannerHeight));
}

bool TurnCurtain::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void TurnCurtain::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Escape)
        lift();
    else
        QWidget::keyPressEvent(event);
}

void TurnCurtain::mousePressEvent(QMouseEvent* /*event*/) {}

void TurnCurtain::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const paint::Theme& theme = currentTheme();
    painter.fillRect(rect(), paint::imperioColour(m_side, theme));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.mark, 4));
    for (const double x : {0.12, 0.88}) {
        painter.save();
        painter.translate(x * width(), height() / 2.0);
        painter.drawPath(paint::sideShape(static_cast<int>(imperio::indexOf(m_side)), 30));
        painter.restore();
    }
}

} // namespace sf::ui
