// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board_image.h"

#include "app/cli/console.h"
#include "core/document/io/safe_file.h"
#include "core/rules/limits.h"
#include "core/text/display_text.h"
#include "resources/resources.h"
#include "ui/paint/base/png.h"
#include "ui/paint/base/svg_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>

namespace sf::cli {
namespace {

/// The height for which the board fills the width.
int heightFor(QSizeF shape, int width) {
    return std::max(1, qRound(width * shape.height() / shape.width()));
}

void draw(QPainter& painter, const BoardImage& image, QSize size) {
    openResources();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    image.paint(painter, size);
}

/// Empty if there is not enough memory.
QByteArray png(const BoardImage& board, QSize size) {
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    QPainter painter(&image);
    draw(painter, board, size);
    painter.end();
    return paint::pngOf(image);
}

QByteArray svg(const BoardImage& board, QSize size) {
    return paint::svgOf({size, board.title}, [&](QPainter& painter) { draw(painter, board, size); });
}

/// A page of the image's size, at 96 pixels per inch.
QByteArray pdf(const BoardImage& board, QSize size) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(text::displayName(board.title));
    writer.setResolution(96);
    writer.setPageMargins({});
    writer.setPageSize(QPageSize(QSizeF(size) * 0.75, QPageSize::Point, {}, QPageSize::ExactMatch));
    QPainter painter(&writer);
    draw(painter, board, size);
    painter.end();
    return bytes;
}

QByteArray encoded(const BoardImage& board, ImageFormat format, QSize size) {
    switch (format) {
    case ImageFormat::Png:
        return png(board, size);
    case ImageFormat::Svg:
        return svg(board, size);
    case ImageFormat::Pdf:
        return pdf(board, size);
    }
    return {};
}

} // namespace

std::optional<ImageFormat> imageFormat(const QString& path) {
    if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return ImageFormat::Png;
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return ImageFormat::Svg;
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return ImageFormat::Pdf;
    return std::nullopt;
}

int writeImage(const BoardImage& image, const QString& path, ImageFormat format, int width) {
    const QSize size(width, heightFor(image.shape, width));
    if (size.height() > largestImageSide)
        return inputError(
            QCoreApplication::translate(
                "sf::cli", "%1: expected an image at most %2 pixels high, found %3; choose a smaller --width")
                .arg(path, QString::number(largestImageSide), QString::number(size.height())));
    if (format == ImageFormat::Png && qint64{size.width()} * size.height() > limits::pixels)
        return inputError(
            QCoreApplication::translate("sf::cli",
                                        "%1: expected an image of at most %2 pixels, found %3 × %4; choose a "
                                        "smaller --width")
                .arg(path, QString::number(limits::pixels), QString::number(size.width()),
                     QString::number(size.height())));
    if (format == ImageFormat::Svg && image.hexes > limits::svgHexes)
        return inputError(
            QCoreApplication::translate("sf::cli",
                                        "%1: expected a map of at most %2 hexes as SVG, found %3; choose PNG")
                .arg(path, QString::number(limits::svgHexes), QString::number(image.hexes)));
    const QByteArray bytes = encoded(image, format, size);
    if (bytes.isEmpty())
        return inputError(QCoreApplication::translate("sf::cli", "%1: not enough memory for %2 × %3 pixels")
                              .arg(path, QString::number(size.width()), QString::number(size.height())));
    return report(document::writeSafely(path, bytes));
}

} // namespace sf::cli
