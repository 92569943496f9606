// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>

class QPainter;

namespace sf::paint {

enum class PictureFormat : std::uint8_t { Png, Svg, Pdf };
/// By the file name's ending, ignoring case; nothing if it is another.
std::optional<PictureFormat> pictureFormat(const QString& path);

/// A picture as a file of that format; a PDF has one page of its size at 96 pixels an inch. Empty if there is
/// not enough memory.
QByteArray pictureOf(PictureFormat format, QSize size, const QString& title,
                     const std::function<void(QPainter&)>& paint);

} // namespace sf::paint
