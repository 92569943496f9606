// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/square_style.h"
#include "ui/paint/base/theme.h"

#include <QCache>
#include <QPixmap>

class QPainter;

namespace sf::paint {

/// Caches pixmaps of Squares and their labels by style, so that a map of thousands of stacks paints each
/// picture only once. Bounded; evicts the least recently used.
class SquareCache {
public:
    /// `bytes`: the most that the pixmaps may take.
    explicit SquareCache(const Theme& theme, double devicePixelRatio = 1, qsizetype bytes = 64 << 20);

    /// Drops everything when the theme or the ratio is another one.
    void setTheme(const Theme& theme, double devicePixelRatio);
    const Theme& theme() const { return m_theme; }
    double ratio() const { return m_ratio; }

    /// A cached picture; copies share its pixels.
    struct Picture {
        QPixmap pixmap;
        QPoint corner; ///< in device pixels, relative to the centre
    };
    Picture squarePicture(const SquareStyle& look);
    /// Without pixels where the look has no label.
    Picture labelPicture(const SquareStyle& look);
    static void paint(QPainter& painter, QPointF centre, const Picture& picture);

    void paintSquare(QPainter& painter, QPointF centre, const SquareStyle& look);
    void paintLabel(QPainter& painter, QPointF centre, const SquareStyle& look);

    qsizetype count() const { return m_pictures.count(); }
    void clear() { m_pictures.clear(); }

private:
    struct Key {
        SquareStyle look;
        bool label = false;
        bool operator==(const Key&) const = default;
        friend std::size_t qHash(const Key& key, std::size_t seed) {
            return qHash(key.look, seed + (key.label ? 1 : 0));
        }
    };
    const Picture& picture(const Key& key);

    Theme m_theme;
    double m_ratio;
    QCache<Key, Picture> m_pictures;
};

} // namespace sf::paint
