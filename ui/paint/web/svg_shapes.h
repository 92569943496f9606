// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/theme.h"

#include <QByteArray>
#include <QRectF>

#include <array>
#include <functional>
#include <map>
#include <set>

class QPainter;

namespace sf::paint {

/// What our painters paint, as compact SVG in the light and the dark theme at once: shapes are written once
/// with whole numbers, and each pair of colours is a class of the style sheet. QSvgGenerator would repeat
/// every colour and pen with every shape, in one theme, and take ten times as many bytes.
class SvgShapes {
public:
    /// Ten units of the SVG are one of the painter's pixels.
    static constexpr int scale = 10;

    using Paint = std::function<void(QPainter& painter, const Theme& theme)>;
    /// The elements of what is painted around the origin. Called once a theme; both must paint the same
    /// shapes. Clips and pixmaps are left out.
    QByteArray markup(const Paint& paint);
    /// A small picture of its own, of that area in the painter's pixels, which screen readers skip.
    QByteArray picture(const QRectF& area, const Paint& paint);
    /// Adds a group of that name to the definitions, unless there is one. `more` are its attributes.
    void define(const QByteArray& name, const Paint& paint, const QByteArray& more = {});
    bool isDefined(const QByteArray& name) const { return m_names.contains(name); }
    /// All definitions, without the element around them.
    const QByteArray& definitions() const { return m_definitions; }

    /// The colour of a side in charts, if it isn't the theme's own.
    void setSide(int side, const QColor& light, const QColor& dark);
    /// The classes, and the themes' roles as variables such as `--ink`.
    QByteArray style() const;

private:
    QByteArray classOf(char kind, const QColor& light, const QColor& dark);

    static std::array<std::array<QColor, 4>, 2> themeSides();

    std::array<std::array<QColor, 4>, 2> m_sides = themeSides(); ///< light, dark
    std::map<std::pair<QRgb, QRgb>, int> m_colours;
    std::set<std::pair<char, int>> m_classes;
    std::set<QByteArray> m_names;
    QByteArray m_definitions;
};

} // namespace sf::paint
