// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

namespace sf::paint {

/// Enables antialiasing while it exists, then restores the painter.
class Smooth {
public:
    explicit Smooth(QPainter& painter, QPointF origin = {}) : m_painter(painter) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(origin);
    }
    ~Smooth() { m_painter.restore(); }
    Smooth(const Smooth&) = delete;
    Smooth& operator=(const Smooth&) = delete;

private:
    QPainter& m_painter;
};

} // namespace sf::paint
