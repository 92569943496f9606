// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

class QPainter;

namespace sf::document {
class Document;
}

namespace sf::cli {

enum class ImageFormat : std::uint8_t { Png, Svg, Pdf };
inline constexpr int largestImageSide = 16384;

/// By the ending of the file's name, upper or lower case; nothing for any other.
std::optional<ImageFormat> imageFormat(const QString& path);

/// A board of whatever kind, ready to be drawn at any size. It draws from the document, which must outlive
/// it.
struct BoardImage {
    QString title;
    QSizeF shape; ///< its sides to each other
    std::function<void(QPainter& painter, QSizeF size)> paint;
    std::int64_t hexes = 0; ///< of a map
};
/// The document's board as it stands, of a game after so many `actions`, after all of them without a number.
/// Nothing for a document that has no board to draw, or not so many actions; then the line that says so is
/// printed.
std::optional<BoardImage> boardImage(const document::Document& document, const QString& path,
                                     std::optional<int> actions);
/// Draws the board `width` pixels wide (1 to largestImageSide) into the file, which is written whole or not
/// at all. The exit status.
int writeImage(const BoardImage& image, const QString& path, ImageFormat format, int width);

} // namespace sf::cli
