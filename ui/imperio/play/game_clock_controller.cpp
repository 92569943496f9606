// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/game_clock_controller.h"

#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/state/game_controller.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <limits>

namespace sf::ui {

using imperio::Options;
using imperio::Side;

namespace {
constexpr int tickMilliseconds = 250;
}

GameClockController::GameClockController(GameController& controller, QWidget& page)
    : QObject(&page), m_controller(controller), m_page(page) {
    m_timer.setInterval(tickMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &GameClockController::tick);
    connect(&controller, &GameController::positionChanged, this, &GameClockController::positionChanged);
    const imperio::Position& position = controller.document().game().position;
    m_turn = {position.turn, position.toMove};
    m_hadBegun = controller.document().hasBegun();
    m_entries = controller.document().entries().size();
    page.installEventFilter(this);
}

bool GameClockController::isSet() const {
    const Options& options = m_controller.document().game().options;
    return options.clockTurn != Options::unlimited || options.clockGame != Options::unlimited;
}

/// Seconds that the side has gained from the turns that it has ended.
qint64 GameClockController::added(Side side) const {
    const Options& options = m_controller.document().game().options;
    const imperio::Position& position = m_controller.document().game().position;
    if (options.clockIncrement == Options::unlimited || !m_controller.document().hasBegun())
        return 0;
    const auto endedBefore = [side](const imperio::Position& now) {
        const bool hasEnded = side == Side::Attacker && now.toMove == Side::Defender;
        return qint64{now.turn} - (hasEnded ? 0 : 1);
    };
    return qint64{options.clockIncrement} *
           (endedBefore(position) - endedBefore(m_controller.document().positionAfter(0)));
}

qint64 GameClockController::left(Side side) const {
    const Options& options = m_controller.document().game().options;
    const document::GameClock& clock = m_controller.document().clock();
    qint64 left = std::numeric_limits<qint64>::max();
    if (options.clockGame != Options::unlimited)
        left = qint64{1000} * (options.clockGame + added(side)) - clock.game[imperio::indexOf(side)];
    if (options.clockTurn != Options::unlimited) {
        const bool isMoving = m_controller.document().game().position.toMove == side;
        left = std::min(left, qint64{1000} * options.clockTurn - (isMoving ? clock.turn : 0));
    }
    return std::max(qint64{0}, left);
}

void GameClockController::setCovered(bool covered) {
    takeTime();
    m_isCovered = covered;
    startOrStop();
}

bool GameClockController::shouldRun() const {
    return isSet() && m_controller.document().hasBegun() && !m_controller.document().game().position.result &&
           m_isStarted && !m_isCovered && m_page.isVisible();
}

void GameClockController::startOrPause() {
    takeTime();
    m_isStarted = !m_isStarted;
    m_isPaused = !m_isStarted;
    m_controller.say(m_isStarted ? tr("The clock is running") : tr("The clock is paused"));
    startOrStop();
    Q_EMIT ticked();
}

bool GameClockController::isShort(Side side) const {
    constexpr qint64 minute = 60'000;
    const Options& options = m_controller.document().game().options;
    qint64 whole = std::numeric_limits<qint64>::max();
    for (const std::int32_t seconds : {options.clockTurn, options.clockGame})
        if (seconds != Options::unlimited)
            whole = std::min(whole, qint64{1000} * seconds);
    return isSet() && left(side) < std::min(minute, whole / 10);
}

void GameClockController::warnOnce(Side side) {
    if (!isShort(side) || std::exchange(m_hasWarned, true))
        return;
    m_controller.say(
        {tr("%1 has %2 left").arg(playerName(m_controller, side), clockText(left(side))), imperioRule(23)});
    Q_EMIT warned();
}

void GameClockController::startOrStop() {
    if (!shouldRun()) {
        m_timer.stop();
        m_since.invalidate();
    } else if (!m_timer.isActive()) {
        m_since.start();
        m_timer.start();
    }
}

/// Charges the time since the last call to the side to move.
void GameClockController::takeTime() {
    if (!m_since.isValid())
        return;
    document::GameClock clock = m_controller.document().clock();
    const qint64 passed = m_since.restart();
    clock.game[imperio::indexOf(m_turn.second)] += passed;
    clock.turn += passed;
    m_controller.document().setClock(clock);
}

void GameClockController::tick() {
    takeTime();
    const imperio::Position& position = m_controller.document().game().position;
    warnOnce(position.toMove);
    if (left(position.toMove) == 0) {
        m_controller.show(m_controller.document().entries().size());
        m_controller.document().act([this] { m_controller.play(imperio::outOfTime()); });
    }
    Q_EMIT ticked();
}

void GameClockController::positionChanged() {
    takeTime();
    const imperio::Position& position = m_controller.document().game().position;
    const std::pair turn{position.turn, position.toMove};
    const bool hasBegun = m_controller.document().hasBegun();
    const std::size_t entries = m_controller.document().entries().size();
    if (std::exchange(m_hadBegun, hasBegun) != hasBegun || std::exchange(m_entries, entries) < entries)
        m_isStarted = hasBegun && (m_isStarted || !m_isPaused);
    if (std::exchange(m_turn, turn) != turn) {
        m_hasWarned = false;
        document::GameClock clock = m_controller.document().clock();
        clock.turn = 0;
        m_controller.document().setClock(clock);
    }
    startOrStop();
    Q_EMIT ticked();
}

bool GameClockController::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        takeTime();
        startOrStop();
    }
    return QObject::eventFilter(watched, event);
}

QString clockText(qint64 milliseconds) {
    const qint64 seconds = (milliseconds + 999) / 1000;
    const qint64 minutes = seconds / 60;
    const qint64 hours = minutes / 60;
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    if (hours >= 24)
        return GameClockController::tr("%1 d %2").arg(QString::number(hours / 24),
                                                      QString::number(hours % 24) + u':' + two(minutes % 60));
    if (hours > 0)
        return QString::number(hours) + u':' + two(minutes % 60) + u':' + two(seconds % 60);
    return QString::number(minutes) + u':' + two(seconds % 60);
}

} // namespace sf::ui

#include "moc_game_clock_controller.cpp"
