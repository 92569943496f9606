// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board_image.h"

#include "app/cli/console.h"
#include "core/document/io/safe_file.h"
#include "core/rules/limits.h"
#include "resources/resources.h"

#include <QCoreApplication>
#include <QPainter>

namespace sf::cli {
namespace {

/// The height for which the board fills the width.
int heightFor(QSizeF shape, int width) {
    return std::max(1, qRound(width * shape.height() / shape.width()));
}

void draw(QPainter& painter, const BoardImage& image, QSize size) {
    openResources();
    image.paint(painter, size);
}

} // namespace

int writeImage(const BoardImage& image, const QString& path, paint::PictureFormat format, int width) {
    const QSize size(width, heightFor(image.shape, width));
    if (size.height() > largestImageSide)
        return inputError(
            QCoreApplication::translate(
                "sf::cli", "%1: expected an image at most %2 pixels high, found %3; choose a smaller --width")
                .arg(path, QString::number(largestImageSide), QString::number(size.height())));
    if (format == paint::PictureFormat::Png && qint64{size.width()} * size.height() > limits::pixels)
        return inputError(
            QCoreApplication::translate("sf::cli",
                                        "%1: expected an image of at most %2 pixels, found %3 × %4; choose a "
                                        "smaller --width")
                .arg(path, QString::number(limits::pixels), QString::number(size.width()),
                     QString::number(size.height())));
    if (format == paint::PictureFormat::Svg && image.hexes > limits::svgHexes)
        return inputError(
            QCoreApplication::translate("sf::cli",
                                        "%1: expected a map of at most %2 hexes as SVG, found %3; choose PNG")
                .arg(path, QString::number(limits::svgHexes), QString::number(image.hexes)));
    const QByteArray bytes =
        paint::pictureOf(format, size, image.title, [&](QPainter& painter) { draw(painter, image, size); });
    if (bytes.isEmpty())
        return inputError(QCoreApplication::translate("sf::cli", "%1: not enough memory for %2 × %3 pixels")
                              .arg(path, QString::number(size.width()), QString::number(size.height())));
    return report(document::writeSafely(path, bytes));
}

} // namespace sf::cli
