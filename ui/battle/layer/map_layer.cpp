// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/map_layer.h"

#include "ui/battle/layer/large_image.h"
#include "ui/battle/layer/stretch.h"
#include "ui/paint/base/device.h"
#include "ui/paint/base/pixel_copy.h"

#include <cmath>
#include <QElapsedTimer>
#include <QPainter>

namespace sf::ui {
namespace {

constexpr int bandHeight = 48;
constexpr qsizetype apartPixels = qsizetype{128} * 1024; ///< half a megabyte stays in the cache

qsizetype area(const QRect& rectangle) {
    return qsizetype{rectangle.width()} * rectangle.height();
}

/// At least so large; as pairs of pixels need it.
QSize even(QSize size) {
    return {size.width() + size.width() % 2, size.height() + size.height() % 2};
}

int wrapped(int value, int size) {
    const int rest = value % size;
    return rest < 0 ? rest + size : rest;
}

void prepare(QPainter& painter, const QRect& window, QPoint shift) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(window.translated(shift));
    painter.translate(shift);
}

} // namespace

void MapLayer::resize(QSize window, double ratio, const QColor& background) {
    m_window = window.expandedTo({1, 1});
    m_size = even(m_window + 2 * QSize(margin, margin));
    m_ratio = static_cast<int>(std::ceil(ratio));
    m_background = background;
    clear();
}

void MapLayer::clear() {
    m_coarse = {};
    m_ahead = {};
    m_unhalved = {};
    m_ground = {};
    m_board = {};
    m_half = {};
    m_old.half = {};
    m_isBlank = true;
}

/// A window that is being laid out has several sizes before it is first seen.
void MapLayer::begin() {
    m_isBlank = false;
    m_ground = blank();
    m_board = blank();
    m_half = blankHalf();
    m_isNew = false;
    m_drum = {};
    m_ahead = whole();
}

QImage MapLayer::blank() const {
    QImage image = largeImage(m_size * m_ratio);
    image.setDevicePixelRatio(m_ratio);
    return image;
}

QImage MapLayer::blankHalf() const {
    return largeImage(m_size * m_ratio / 2);
}

void MapLayer::blit(QPainter& painter, const QRect& rectangle) {
    if (m_isBlank) {
        begin();
        // At another ratio than the picture's it would look different from what comes after it.
        if (painter.device()->devicePixelRatioF() == m_ratio)
            return paintStraight(painter, rectangle);
    }
    paintMissing(rectangle);
    if (!m_coarse.intersects(rectangle))
        return blitSharp(painter, rectangle);
    for (const QRect& part : m_coarse& rectangle)
        blitCoarse(painter, part);
    for (const QRect& part : QRegion(rectangle) - m_coarse)
        blitSharp(painter, part);
}

void MapLayer::paintStraight(QPainter& painter, const QRect& rectangle) const {
    painter.save();
    prepare(painter, rectangle, {});
    painter.fillRect(rectangle, m_background);
    m_paintGround(painter, rectangle);
    m_paintOver(painter, rectangle, [](double) {}); // the ground lies there
    painter.restore();
}

/// Paints what of the rectangle should have been painted ahead.
void MapLayer::paintMissing(const QRect& rectangle) {
    const QRegion missing = m_ahead & rectangle;
    for (const QRect& part : missing)
        renderRectangle(part, true);
    m_ahead -= missing;
}

/// Straight onto the painter's pixels, as the way over a picture of its own would double the time.
void MapLayer::blitCoarse(QPainter& painter, const QRect& rectangle) const {
    Stretch how;
    how.factor = m_old.size / m_hexSize;
    how.offset = (m_old.origin - m_origin * how.factor) * m_ratio;
    how.old = {m_old.area.topLeft() * m_ratio, m_old.area.size() * m_ratio};
    how.drum = m_old.drum * m_ratio;
    how.part = {rectangle.topLeft() * m_ratio, rectangle.size() * m_ratio};
    how.background = m_background.rgb();
    if (const auto onto = paint::pixelsOf(painter, m_ratio)) {
        how.place = onto->shift;
        return ui::stretch(m_old.half, *onto->image, how.fromHalf());
    }
    QImage picture(how.part.size(), QImage::Format_RGB32);
    picture.setDevicePixelRatio(m_ratio);
    how.place = -how.part.topLeft();
    ui::stretch(m_old.half, picture, how.fromHalf());
    painter.drawImage(rectangle.topLeft(), picture);
}

/// Row by row onto the painter's pixels: QPainter cuts an image into spans, and hands them to threads, as
/// soon as what is to be painted is more than one rectangle. A window that is all new goes past the cache,
/// in which ground, board and window would not all have room.
void MapLayer::blitSharp(QPainter& painter, const QRect& rectangle) {
    const auto onto = paint::pixelsOf(painter, m_ratio);
    const bool isAll = rectangle.contains(QRect(QPoint(), m_window));
    const bool isNew = isAll && std::exchange(m_isNew, false);
    const auto copy = isNew ? paint::copyPixelsAway : paint::copyPixels;
    for (const Piece& piece : pieces(rectangle)) {
        const QRect source(piece.window.topLeft() * m_ratio + piece.shift * m_ratio,
                           piece.window.size() * m_ratio);
        if (onto)
            copy(m_board, source, *onto->image, piece.window.topLeft() * m_ratio + onto->shift);
        else
            painter.drawImage(QRectF(piece.window), m_board, QRectF(source));
    }
}

void MapLayer::render(const QRegion& region) {
    renderRegion(region, true);
}

void MapLayer::renderOver(const QRegion& region) {
    renderRegion(region, isCoarse());
}

void MapLayer::renderRegion(const QRegion& region, bool ground) {
    if (m_isBlank)
        return;
    const QRect window(QPoint(), m_window);
    for (const QRect& rectangle : region) {
        for (const QRect& part : QRegion(rectangle & window) - m_ahead)
            renderRectangle(part, ground);
        if (!window.contains(rectangle))
            m_ahead |= QRegion(rectangle & whole()) - window;
        m_isNew = m_isNew || (rectangle.contains(window) && isWhole());
    }
    m_coarse -= region;
}

void MapLayer::scroll(QPoint delta) {
    if (m_isBlank)
        return;
    m_drum = {wrapped(m_drum.x() - delta.x(), m_size.width()),
              wrapped(m_drum.y() - delta.y(), m_size.height())};
    m_origin += delta;
    const QRect window(QPoint(), m_window);
    const QRegion coarse = m_coarse.translated(delta);
    m_coarse = coarse & window;
    m_ahead.translate(delta);
    m_ahead |= (QRegion(whole()) - whole().translated(delta)) | ((coarse & whole()) - window);
    const QRegion missing = m_ahead & window;
    if (missing.isEmpty())
        return;
    // Somewhat more than what is missing, so that not every step of a long way paints.
    const QRect wide = missing.boundingRect().adjusted(-margin / 2, -margin / 2, margin / 2, margin / 2);
    for (const QRect& rectangle : m_ahead& wide)
        renderRectangle(rectangle, true);
    m_ahead -= wide;
}

void MapLayer::stretch(const Camera& before, const Camera& after) {
    if (!isWhole())
        return clear();
    const QRect window(QPoint(), m_window);
    if (!isCoarse()) {
        for (const QRect& rest : std::exchange(m_unhalved, {}))
            ui::halve(m_board, rest, m_half);
        QImage next = m_old.half.isNull() ? blankHalf() : std::move(m_old.half);
        const QPoint corner(wrapped(m_drum.x() + margin, m_size.width()),
                            wrapped(m_drum.y() + margin, m_size.height()));
        m_old = {std::exchange(m_half, std::move(next)), corner, m_ahead.isEmpty() ? whole() : window,
                 before.size(), before.origin()};
    }
    m_hexSize = after.size();
    m_origin = after.origin();
    m_drum = {};
    m_isNew = false;
    m_coarse = window;
    m_ahead = QRegion(whole()) - window;
}

QRegion MapLayer::sharpen(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    QRegion sharp;
    while (isCoarse() && timer.elapsed() < milliseconds) {
        const QRect next = band(m_coarse, bandHeight);
        renderRectangle(next, true);
        m_coarse -= next;
        sharp |= next;
    }
    return sharp;
}

/// What lies highest in the region, with as many rows as can be painted apart, `most` at most.
QRect MapLayer::band(const QRegion& region, int most) const {
    QRect band = *region.begin();
    const qsizetype row = qsizetype{band.width()} * m_ratio * m_ratio;
    const auto fitting = static_cast<int>(std::max<qsizetype>(apartPixels / row, 1));
    band.setHeight(std::min({band.height(), fitting, most}));
    return band;
}

bool MapLayer::isUrgent() const {
    const int near = margin / 4;
    return m_ahead.intersects(QRect(QPoint(), m_window).adjusted(-near, -near, near, near));
}

void MapLayer::workAhead() {
    if (!m_ahead.isEmpty()) {
        const QRect piece = band(m_ahead, m_size.height());
        renderRectangle(piece, true);
        m_ahead -= piece;
    } else if (!m_unhalved.isEmpty()) {
        QRect piece = *m_unhalved.begin();
        piece.setHeight(std::min(piece.height(), bandHeight));
        ui::halve(m_board, piece, m_half);
        m_unhalved -= piece;
    }
}

/// The rectangle cut where the drum's seam runs through it: one to four pieces.
std::vector<MapLayer::Piece> MapLayer::pieces(const QRect& rectangle) const {
    const QPoint seam(m_size.width() - m_drum.x(), m_size.height() - m_drum.y());
    const QRect inWhole = rectangle.translated(margin, margin);
    std::vector<Piece> result;
    for (const int right : {0, 1})
        for (const int low : {0, 1}) {
            const QPoint start(right ? seam.x() : 0, low ? seam.y() : 0);
            const QPoint end(right ? m_size.width() : seam.x(), low ? m_size.height() : seam.y());
            const QRect part = inWhole & QRect(start, end - QPoint(1, 1));
            const QPoint back(right ? m_size.width() : 0, low ? m_size.height() : 0);
            if (!part.isEmpty())
                result.push_back({part.translated(-margin, -margin), m_drum - back + QPoint(margin, margin)});
        }
    return result;
}

void MapLayer::renderRectangle(const QRect& rectangle, bool ground) {
    for (const Piece& piece : pieces(rectangle & whole())) {
        if (ground && area(piece.window) * m_ratio * m_ratio <= apartPixels) {
            renderApart(piece);
        } else {
            if (ground)
                renderGround(m_ground, piece);
            renderOver(piece, m_ground, piece.shift);
        }
        halve(piece);
    }
}

/// What is large waits for idle time or the next zoom: of a board that is painted all at once most has left
/// the cache by now.
void MapLayer::halve(const Piece& piece) {
    const QRect there((piece.window.topLeft() + piece.shift) * m_ratio, piece.window.size() * m_ratio);
    if (area(there) <= apartPixels)
        ui::halve(m_board, there, m_half);
    else
        m_unhalved |= there;
}

/// The ground of bands and strips is painted apart and goes past the processor's cache, where it would take
/// the place of the board and of the window, which the next frame needs and the ground it does not.
void MapLayer::renderApart(const Piece& piece) {
    const QSize size = piece.window.size() * m_ratio;
    m_apart.resize(apartPixels);
    QImage picture(reinterpret_cast<uchar*>(m_apart.data()), size.width(), size.height(),
                   qsizetype{4} * size.width(), QImage::Format_RGB32);
    picture.setDevicePixelRatio(m_ratio);
    const Piece apart{piece.window, -piece.window.topLeft()};
    renderGround(picture, apart);
    renderOver(piece, picture, apart.shift);
    paint::copyPixelsAway(picture, {QPoint(), size}, m_ground,
                          (piece.window.topLeft() + piece.shift) * m_ratio);
}

void MapLayer::renderGround(QImage& onto, const Piece& piece) {
    QPainter painter(&onto);
    prepare(painter, piece.window, piece.shift);
    painter.fillRect(piece.window, m_background);
    m_paintGround(painter, piece.window);
}

/// The ground, which lies shifted in an image of its own, is copied a few rows ahead of what is painted onto
/// it: all of it at once would be out of the processor's reach again by then.
void MapLayer::renderOver(const Piece& piece, const QImage& ground, QPoint groundShift) {
    constexpr int rows = 16;
    const int end = piece.window.bottom() + 1;
    int done = piece.window.top();
    const auto lay = [&](double below) {
        if (below <= done || done == end)
            return;
        const int next = std::min(end, static_cast<int>(std::min<double>(below, end)) + rows);
        const QRect part(piece.window.left(), done, piece.window.width(), next - done);
        paint::copyPixels(ground, {(part.topLeft() + groundShift) * m_ratio, part.size() * m_ratio}, m_board,
                          (part.topLeft() + piece.shift) * m_ratio);
        done = next;
    };
    QPainter painter(&m_board);
    prepare(painter, piece.window, piece.shift);
    m_paintOver(painter, piece.window, lay);
    lay(end);
}

} // namespace sf::ui
