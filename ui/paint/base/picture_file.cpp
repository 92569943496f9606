// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/picture_file.h"

#include "core/text/display_text.h"
#include "ui/paint/base/png.h"
#include "ui/paint/base/svg_picture.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>

namespace sf::paint {
namespace {

void paintOn(QPaintDevice& device, const std::function<void(QPainter&)>& paint) {
    QPainter painter(&device);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint(painter);
}

QByteArray png(QSize size, const std::function<void(QPainter&)>& paint) {
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    paintOn(image, paint);
    return pngOf(image);
}

QByteArray pdf(QSize size, const QString& title, const std::function<void(QPainter&)>& paint) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(text::displayName(title));
    writer.setResolution(96);
    writer.setPageMargins({});
    writer.setPageSize(QPageSize(QSizeF(size) * 0.75, QPageSize::Point, {}, QPageSize::ExactMatch));
    paintOn(writer, paint);
    return bytes;
}

} // namespace

std::optional<PictureFormat> pictureFormat(const QString& path) {
    for (const auto& [ending, format] : {std::pair(QLatin1String(".png"), PictureFormat::Png),
                                         std::pair(QLatin1String(".svg"), PictureFormat::Svg),
                                         std::pair(QLatin1String(".pdf"), PictureFormat::Pdf)})
        if (path.endsWith(ending, Qt::CaseInsensitive))
            return format;
    return std::nullopt;
}

QByteArray pictureOf(PictureFormat format, QSize size, const QString& title,
                     const std::function<void(QPainter&)>& paint) {
    switch (format) {
    case PictureFormat::Png:
        return png(size, paint);
    case PictureFormat::Svg:
        return svgOf({size, title}, paint);
    case PictureFormat::Pdf:
        return pdf(size, title, paint);
    }
    return {};
}

} // namespace sf::paint
