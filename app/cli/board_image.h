// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/picture_file.h"

#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

class QPainter;

namespace sf::document {
class Document;
class Film;
} // namespace sf::document

namespace sf::cli {

inline constexpr int largestImageSide = 16384;

/// A board of any kind, which can be drawn at any size.
struct BoardImage {
    QString title;
    QSizeF shape; ///< aspect ratio
    std::function<void(QPainter& painter, QSizeF size)> paint;
    std::int64_t hexes = 0; ///< number of hexes, for a map
};
/// Returns the document's current board, or the board after so many events of a battle or actions of a game
/// or a dungeon. Prints an error line and returns nothing if there are fewer.
std::optional<BoardImage> boardImage(const document::Document& document, const QString& path,
                                     std::optional<int> after);
/// The board of the film after so many scenes, 0 to count(), with what happened in the last of them.
BoardImage frameImage(const document::Film& film, const QString& title, int scenes);
/// Draws the board `width` pixels wide (1 to largestImageSide) and writes the file atomically. Returns the
/// exit status.
int writeImage(const BoardImage& image, const QString& path, paint::PictureFormat format, int width);

} // namespace sf::cli
