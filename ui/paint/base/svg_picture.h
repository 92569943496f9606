// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace sf::paint {

/// A picture to be painted as SVG.
struct SvgPicture {
    QSize size;          ///< in units of the drawing
    QString title;       ///< as the document has it
    int unitsAnInch = 0; ///< 0: as on a screen
};

/// The whole file, well-formed whatever is painted; empty if painting failed. All SVG files are made here,
/// because Qt 6.4 neither escapes titles nor drops characters that XML does not allow.
QByteArray svgOf(const SvgPicture& picture, const std::function<void(QPainter&)>& paint);

} // namespace sf::paint
