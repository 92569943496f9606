// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/film/film_map.h"

#include "ui/film/film_player.h"
#include "ui/style/current_theme.h"

#include <QMouseEvent>
#include <QPainter>

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
              options.dragged = m_picture.moving(progress());
              painter.setRenderHint(QPainter::TextAntialiasing);
              m_painter.paintStacks(painter, battle(), m_camera.layout(), withOutlines(area), options);
          }) {
    setObjectName(QStringLiteral("filmMap"));
    setAccessibleName(tr("Map of the scene; the text below says what happens"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&player, &FilmPlayer::sceneChanged, this, &FilmMap::showScene);
    connect(&player, &FilmPlayer::progressed, this, qOverload<>(&QWidget::update));
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
    renderAll();
    showScene();
}

void FilmMap::setCamera(const Camera& camera) {
    m_camera = camera;
    m_isFitted = false;
    renderAll();
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
    const QPoint origin = m_camera.origin();
    m_camera.setMap(m_picture.after.map->columns(), m_picture.after.map->rows());
    if (m_isFitted)
        m_camera.fit();
    if (!m_picture.after.map.isSameAs(before) || m_camera.origin() != origin)
        renderAll();
    for (const hex::Hex hex : m_picture.hexes())
        panBy(m_camera.panToShow(hex));
    update();
}

void FilmMap::panBy(QPoint delta) {
    if (const QPoint moved = m_camera.panBy(delta); !moved.isNull())
        m_layer.scroll(moved);
    update();
}

void FilmMap::renderAll() {
    m_painter.setTheme(currentTheme(), devicePixelRatioF());
    m_layer.resize(size(), devicePixelRatioF(), currentTheme().window);
    m_painted = nullptr;
    update();
}

/// If other stacks rest on the board than before.
void FilmMap::refreshStacks() {
    const std::optional<battle::StackId> moving = m_picture.moving(progress());
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
    if (!m_layer.isSharp() && !m_rendering.isActive())
        m_rendering.start(0);
}

void FilmMap::resizeEvent(QResizeEvent* /*event*/) {
    m_camera.setWindow(size());
    if (m_isFitted)
        m_camera.fit();
    renderAll();
}

void FilmMap::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->position().toPoint();
}

void FilmMap::mouseMoveEvent(QMouseEvent* event) {
    if (!event->buttons())
        return;
    m_isFitted = false;
    panBy(event->position().toPoint() - m_pressed);
    m_pressed = event->position().toPoint();
}

void FilmMap::wheelEvent(QWheelEvent* event) {
    const Camera before = m_camera;
    m_camera.zoomTo(m_camera.size() * std::pow(1.25, event->angleDelta().y() / 120.0), event->position());
    if (m_camera.size() == before.size())
        return;
    m_isFitted = false;
    m_layer.zoom(before, m_camera);
    constexpr int pause = 20; // milliseconds; the wheel may turn again
    m_rendering.start(pause);
    update();
}

} // namespace sf::ui

#include "moc_film_map.cpp"
