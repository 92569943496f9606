// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/film/film_map.h"

#include "ui/film/film_player.h"
#include "ui/style/current_theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace sf::ui {

FilmMap::FilmMap(const FilmPlayer& player, QWidget* parent)
    : QWidget(parent), m_player(player), m_painter(currentTheme(), devicePixelRatioF()) {
    setObjectName(QStringLiteral("filmMap"));
    setAccessibleName(tr("Map of the scene; the text below says what happens"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&player, &FilmPlayer::sceneChanged, this, &FilmMap::showScene);
    connect(&player, &FilmPlayer::progressed, this, qOverload<>(&QWidget::update));
}

void FilmMap::setFilm(const document::BattleFilm* film) {
    m_film = film;
    forgetPictures();
    showScene();
}

void FilmMap::setCamera(const Camera& camera) {
    m_camera = camera;
    m_isFitted = false;
    forgetPictures();
}

double FilmMap::progress() const {
    return m_player.progress();
}

/// What happens is in view.
void FilmMap::showScene() {
    if (!m_film)
        return;
    const Shared<battle::Map> before = m_picture.after.map;
    m_picture = paint::BattleScenePicture::of(*m_film, m_player.shown());
    m_painted = nullptr;
    if (!m_picture.after.map.isSameAs(before))
        forgetPictures();
    m_camera.setMap(m_picture.after.map->columns(), m_picture.after.map->rows());
    if (m_isFitted)
        m_camera.fit();
    const QPoint origin = m_camera.origin();
    for (const hex::Hex hex : m_picture.hexes())
        m_camera.panBy(m_camera.panToShow(hex));
    if (m_camera.origin() != origin)
        forgetPictures();
    update();
}

void FilmMap::forgetPictures() {
    m_ground = {};
    m_painted = nullptr;
    update();
}

QPixmap FilmMap::newPicture() const {
    QPixmap picture(size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    return picture;
}

/// Of what rests: a frame is this and what moves over it.
void FilmMap::preparePictures() {
    const paint::HexLayout layout = m_camera.layout();
    const battle::Battle& battle = m_picture.board(progress());
    paint::BoardOptions options;
    options.dragged = m_picture.moving(progress());
    if (m_ground.isNull()) {
        m_painter.setTheme(currentTheme(), devicePixelRatioF());
        m_ground = newPicture();
        m_ground.fill(currentTheme().window);
        QPainter painter(&m_ground);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        m_painter.paintGround(painter, battle, layout, rect(), options);
        m_painted = nullptr;
    }
    if (m_painted == &battle && m_paintedMoving == options.dragged)
        return;
    m_painted = &battle;
    m_paintedMoving = options.dragged;
    m_board = m_ground;
    QPainter painter(&m_board);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    m_painter.paintStacks(painter, battle, layout, rect(), options);
}

void FilmMap::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (!m_film)
        return painter.fillRect(rect(), currentTheme().window);
    if (m_ground.size() != size() * devicePixelRatioF())
        m_ground = {};
    preparePictures();
    painter.drawPixmap(0, 0, m_board);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint::paintBattleScene(painter, m_camera.layout(), m_picture, progress(), currentTheme());
}

void FilmMap::resizeEvent(QResizeEvent* /*event*/) {
    m_camera.setWindow(size());
    if (m_isFitted)
        m_camera.fit();
    forgetPictures();
}

void FilmMap::changeEvent(QEvent* event) {
    if (isRestyling(*event))
        forgetPictures();
    QWidget::changeEvent(event);
}

void FilmMap::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->position().toPoint();
}

void FilmMap::mouseMoveEvent(QMouseEvent* event) {
    if (!event->buttons())
        return;
    m_isFitted = false;
    m_camera.panBy(event->position().toPoint() - m_pressed);
    m_pressed = event->position().toPoint();
    forgetPictures();
}

void FilmMap::wheelEvent(QWheelEvent* event) {
    m_isFitted = false;
    m_camera.zoomTo(m_camera.size() * std::pow(1.25, event->angleDelta().y() / 120.0), event->position());
    forgetPictures();
}

} // namespace sf::ui
