// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/film/film_map.h"

#include "ui/film/film_player.h"
#include "ui/paint/scenes/fight_card.h"
#include "ui/style/current_theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::ui {
namespace {

/// The outlines of pieces just outside reach into the area.
QRectF withOutlines(const QRect& area) {
    return QRectF(area).adjusted(-4, -4, 4, 4);
}

} // namespace

FilmMap::FilmMap(const FilmPlayer& player, QWidget* parent)
    : Restyled(parent)
    , m_player(player)
    , m_painter(currentTheme(), devicePixelRatioF())
    , m_layer(
          [this](QPainter& painter, const QRect& area) {
              painter.setRenderHint(QPainter::TextAntialiasing);
              m_painter.paintGround(painter, battle(), m_camera.layout(), withOutlines(area));
          },
          [this](QPainter& painter, const QRect& area) {
              paint::BoardOptions options;
              options.moving = m_picture.moving(progress());
              painter.setRenderHint(QPainter::TextAntialiasing);
              m_painter.paintStacks(painter, battle(), m_camera.layout(), withOutlines(area), options);
          }) {
    setObjectName(QStringLiteral("filmMap"));
    setAccessibleName(tr("Map of the scene; the text below says what happens"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&player, &FilmPlayer::sceneChanged, this, &FilmMap::showScene);
    connect(&player, &FilmPlayer::progressed, this, qOverload<>(&QWidget::update));
    m_travel.setStartValue(0.0);
    m_travel.setEndValue(1.0);
    m_travel.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_travel, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& part) { moveTo(m_from.onWayTo(m_to, part.toDouble())); });
    connect(&m_rendering, &QTimer::timeout, this, [this] {
        constexpr int slice = 2; // milliseconds: a quarter of a frame at 120 Hz
        m_rendering.setInterval(0);
        update(m_layer.renderMore(slice));
        if (m_layer.isSharp())
            m_rendering.stop();
    });
}

void FilmMap::setFilm(const document::BattleFilm* film) {
    m_film = film;
    m_rendering.stop();
    m_travel.stop();
    m_isTakenOver = false;
    if (film)
        fit();
    renderAll();
    showScene();
}

void FilmMap::setCamera(const Camera& camera, bool isFitted) {
    const QSize window = m_camera.window();
    m_home = camera;
    m_home.setWindow(window);
    m_isFitted = isFitted;
    m_camera = m_home;
    renderAll();
}

/// The whole map, if it was fitted.
void FilmMap::fit() {
    const battle::Map& map = *m_film->state(0).map;
    m_home.setMap(map.columns(), map.rows());
    if (m_isFitted)
        m_home.fit();
    m_camera = m_home;
}

double FilmMap::progress() const {
    return m_player.progress();
}

void FilmMap::setCardShown(bool isShown) {
    m_isCardShown = isShown;
    update();
}

QRectF FilmMap::cardArea() const {
    return m_film && paint::fightCard(m_picture, progress(), currentTheme()).actor
               ? paint::fightCardArea(size(), currentTheme().textScale)
               : QRectF();
}

/// What happens is in view.
void FilmMap::showScene() {
    if (!m_film)
        return;
    const Shared<battle::Map> before = m_picture.after.map;
    m_picture = paint::BattleScenePicture::of(*m_film, m_player.shown());
    m_painted = nullptr;
    if (!m_picture.after.map.isSameAs(before)) {
        for (Camera* camera : {&m_home, &m_camera})
            camera->setMap(m_picture.after.map->columns(), m_picture.after.map->rows());
        if (m_isFitted && !m_isTakenOver)
            fit();
        renderAll();
    }
    travel();
    update();
}

/// To the fight, or back; with the scenes that the user goes through, too. Without movement, what happens is
/// moved into view.
void FilmMap::travel() {
    const std::vector<hex::Hex> hexes = m_picture.hexes();
    const QRectF card = cardArea();
    const int covered = card.isEmpty() ? 0 : height() - static_cast<int>(card.top());
    const double closest = std::max(64.0, height() / 8.0); // hex radius, pixels
    Camera to = m_isTakenOver ? m_camera : m_home;
    if (!m_isTakenOver && m_isFollowing && m_player.isAnimated() && !card.isEmpty() && !hexes.empty())
        to = m_home.closeTo(hexes, covered, closest);
    to.setCovered(card.toAlignedRect());
    for (const hex::Hex hex : hexes)
        to.panBy(to.panToShow(hex));
    to.setCovered({});
    if (to == m_to && m_travel.state() == QAbstractAnimation::Running)
        return;
    m_travel.stop();
    m_from = m_camera;
    m_to = to;
    const bool isWatched = m_player.isAnimated() && m_player.isMoving();
    if (m_from == m_to || !isWatched || !m_isFollowing || m_isTakenOver)
        return moveTo(m_to);
    constexpr double time = 350; // milliseconds
    m_travel.setDuration(static_cast<int>(time / m_player.speed()));
    m_travel.start();
}

void FilmMap::moveTo(const Camera& camera) {
    const Camera before = std::exchange(m_camera, camera);
    if (camera.size() != before.size()) {
        m_layer.zoom(before, camera);
        constexpr int pause = 20; // milliseconds; there may be more
        m_rendering.start(pause);
    } else if (const QPoint moved = camera.origin() - before.origin(); !moved.isNull())
        m_layer.scroll(moved);
    update();
}

/// The user has the camera from now on.
void FilmMap::takeOver() {
    m_travel.stop();
    m_isFitted = false;
    m_isTakenOver = true;
}

void FilmMap::panBy(QPoint delta) {
    Camera to = m_camera;
    to.panBy(delta);
    moveTo(to);
}

void FilmMap::renderAll() {
    m_painter.setTheme(currentTheme(), devicePixelRatioF());
    m_layer.resize(size(), devicePixelRatioF(), currentTheme().window);
    m_painted = nullptr;
    update();
}

/// If other stacks rest on the board than before.
void FilmMap::refreshStacks() {
    const std::vector<battle::StackId> moving = m_picture.moving(progress());
    if (m_painted == &battle() && m_paintedMoving == moving)
        return;
    m_painted = &battle();
    m_paintedMoving = moving;
    m_layer.renderStacks(m_layer.area());
}

void FilmMap::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (!m_film)
        return painter.fillRect(rect(), currentTheme().window);
    if (m_layer.window() != size() || m_layer.ratio() != devicePixelRatioF())
        renderAll();
    refreshStacks();
    m_layer.paint(painter, rect());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint::paintBattleScene(painter, m_camera.layout(), m_picture, progress(), currentTheme());
    if (m_isCardShown)
        paint::paintFightCard(painter, paint::fightCardArea(size(), currentTheme().textScale),
                              paint::fightCard(m_picture, progress(), currentTheme()), progress(),
                              currentTheme());
    if (!m_layer.isSharp() && !m_rendering.isActive())
        m_rendering.start(0);
}

void FilmMap::resizeEvent(QResizeEvent* /*event*/) {
    for (Camera* camera : {&m_home, &m_camera})
        camera->setWindow(size());
    if (m_film && m_isFitted)
        fit();
    renderAll();
    if (m_film)
        travel();
}

void FilmMap::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->position().toPoint();
}

void FilmMap::mouseMoveEvent(QMouseEvent* event) {
    if (!event->buttons())
        return;
    takeOver();
    panBy(event->position().toPoint() - m_pressed);
    m_pressed = event->position().toPoint();
}

void FilmMap::wheelEvent(QWheelEvent* event) {
    Camera to = m_camera;
    to.zoomTo(to.size() * std::pow(1.25, event->angleDelta().y() / 120.0), event->position());
    takeOver();
    moveTo(to);
}

} // namespace sf::ui

#include "moc_film_map.cpp"
