// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/map_overview.h"

#include "core/document/battle/battle_document.h"
#include "ui/battle/layer/board_context.h"
#include "ui/battle/state/side_token.h"
#include "ui/style/current_theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <set>
#include <unordered_map>

namespace sf::ui {
namespace {

constexpr QSize largestOverview(190, 150);
constexpr int margin = 5;
constexpr int distance = 12;        ///< from the corner of the view
constexpr double stackMarkSize = 3; ///< side length of a stack's mark

/// Rivers and roads, only lines on the map, fill a whole hex here, as they would be invisible otherwise.
QColor colourOf(battle::Terrain terrain, const paint::GroundColours& ground) {
    using battle::Terrain;
    switch (terrain) {
    case Terrain::River:
    case Terrain::Bridge:
        return ground.river;
    case Terrain::Road:
        return ground.road;
    case Terrain::Fort:
    case Terrain::Wall:
        return ground.wall;
    default:
        return ground.fill(terrain);
    }
}

} // namespace

MapOverview::MapOverview(BoardContext& context, QWidget* view) : Restyled(view), m_context(context) {
    setObjectName(QStringLiteral("mapOverview"));
    setToolTip(tr("The whole map. Click or drag to move the view."));
    setCursor(Qt::ArrowCursor);
    constexpr int pause = 100; // milliseconds: one stroke of terrain makes many changes
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(pause);
    connect(&m_redraw, &QTimer::timeout, this, &MapOverview::discardPicture);
    hide();
}

/// Whether so much of the map is out of view that an overview helps more than it covers, and the view is
/// large enough for one.
bool MapOverview::isWanted() const {
    constexpr int times = 3;
    constexpr double enough = 0.85; // of the map
    const auto& map = *m_context.battle().map;
    const QRectF whole = m_context.layout().bounds(map.columns(), map.rows());
    const QRectF view(parentWidget()->rect());
    const QRectF seen = whole.intersected(view);
    return view.width() >= times * largestOverview.width() &&
           view.height() >= times * largestOverview.height() &&
           seen.width() * seen.height() < enough * whole.width() * whole.height();
}

void MapOverview::followCamera() {
    const bool wanted = isWanted();
    if (wanted) {
        fitMap();
        move(parentWidget()->width() - width() - distance, parentWidget()->height() - height() - distance);
    }
    setVisible(wanted);
    if (wanted && m_isStale && !m_redraw.isActive())
        m_redraw.start();
    update();
}

void MapOverview::followBattle() {
    m_isStale = true;
    followCamera();
}

void MapOverview::fitMap() {
    const auto& map = *m_context.battle().map;
    const QSize wanted(map.columns(), map.rows());
    if (m_map == wanted)
        return;
    m_map = wanted;
    const QRectF unit = paint::HexLayout(1).bounds(map.columns(), map.rows());
    const double size =
        std::min(largestOverview.width() / unit.width(), largestOverview.height() / unit.height());
    const QRectF bounds = paint::HexLayout(size).bounds(map.columns(), map.rows());
    m_layout = paint::HexLayout(size, QPointF(margin, margin) - bounds.topLeft());
    resize((bounds.size() + QSizeF(2 * margin, 2 * margin)).toSize());
    discardPicture();
}

/// It is drawn again when it is seen.
void MapOverview::discardPicture() {
    m_isStale = false;
    m_picture = QPixmap();
    update();
}

/// Draws terrain pixel by pixel, as the hexes of a large map are smaller than that.
QPixmap MapOverview::draw() const {
    const battle::Battle& battle = m_context.battle();
    const paint::Theme& theme = currentTheme();
    QImage image(size(), QImage::Format_RGB32);
    image.fill(theme.window);
    hex::Hex last{-1, -1}; // most pixels are in the hex of the pixel before
    QRgb colour = theme.window.rgb();
    for (int y = margin; y < height() - margin; ++y)
        for (int x = margin; x < width() - margin; ++x) {
            const hex::Hex hex = m_layout.at(QPointF(x + 0.5, y + 0.5));
            if (hex != last)
                colour = battle.map->contains(hex) ? colourOf(battle.map->terrain(hex), theme.ground).rgb()
                                                   : theme.window.rgb();
            last = hex;
            image.setPixel(x, y, colour);
        }
    QPainter painter(&image);
    painter.setPen(Qt::NoPen);
    std::unordered_map<hex::Hex, std::set<int>> sides;
    for (const battle::StackPointer& stack : battle.stacks)
        if (stack->isOnMap())
            sides[stack->hex].insert(stack->side);
    for (const auto& [hex, there] : sides) { // side by side in a hex that they share
        QPointF corner =
            m_layout.centre(hex) - stackMarkSize / 2 * QPointF(static_cast<double>(there.size()), 1);
        for (const int side : there) {
            painter.setBrush(sideColour(battle, side, theme));
            painter.drawRect(QRectF(corner, QSizeF(stackMarkSize, stackMarkSize)));
            corner.rx() += stackMarkSize;
        }
    }
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(0, 0, -1, -1));
    painter.end();
    return QPixmap::fromImage(image);
}

/// The visible part of the map, in overview coordinates.
QRectF MapOverview::frame() const {
    const paint::HexLayout board = m_context.layout();
    const double scale = m_layout.size() / board.size();
    return {m_layout.origin() - board.origin() * scale, QSizeF(parentWidget()->size()) * scale};
}

void MapOverview::paintEvent(QPaintEvent* /*event*/) {
    if (m_picture.isNull())
        m_picture = draw();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    const QRectF shown = frame().intersected(QRectF(rect()).adjusted(1, 1, -2, -2));
    painter.setPen(QPen(currentTheme().base, 3));
    painter.drawRect(shown);
    painter.setPen(QPen(currentTheme().selected, 1));
    painter.drawRect(shown);
}

void MapOverview::moveViewTo(QPointF point) {
    const double scale = m_context.layout().size() / m_layout.size();
    m_context.panBy(((frame().center() - point) * scale).toPoint());
}

void MapOverview::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        moveViewTo(event->position());
}

void MapOverview::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        moveViewTo(event->position());
}

} // namespace sf::ui

#include "moc_map_overview.cpp"
