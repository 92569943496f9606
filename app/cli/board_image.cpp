// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board_image.h"

#include "app/cli/console.h"
#include "core/document/safe_file.h"
#include "resources/resources.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace sf::cli {
namespace {

/// The height at which the board fills the width.
int heightFor(QSizeF shape, int width) {
    return std::max(1, qRound(width * shape.height() / shape.width()));
}

void draw(QPaintDevice& device, const BoardImage& image, QSize size) {
    openResources();
    QPainter painter(&device);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    image.paint(painter, size);
}

/// Empty when there is no memory for it.
QByteArray png(const BoardImage& board, QSize size) {
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    draw(image, board, size);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray svg(const BoardImage& board, QSize size) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(board.title);
    draw(generator, board, size);
    return bytes;
}

/// A page of its own size, 96 pixels to the inch.
QByteArray pdf(const BoardImage& board, QSize size) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(board.title);
    writer.setResolution(96);
    writer.setPageMargins({});
    writer.setPageSize(QPageSize(QSizeF(size) * 0.75, QPageSize::Point, {}, QPageSize::ExactMatch));
    draw(writer, board, size);
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
    const QByteArray bytes = encoded(image, format, size);
    if (bytes.isEmpty())
        return inputError(QCoreApplication::translate("sf::cli", "%1: not enough memory for %2 × %3 pixels")
                              .arg(path, QString::number(size.width()), QString::number(size.height())));
    return report(document::writeSafely(path, bytes));
}

} // namespace sf::cli
