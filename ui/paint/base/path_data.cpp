// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/glyph.h"

namespace sf::paint {
namespace {

/// Walks over the numbers and letters of an SVG path.
class PathReader {
public:
    explicit PathReader(QStringView data) : m_data(data) {}

    QPainterPath read() {
        while (skipBlanks(), m_at < m_data.size()) {
            if (m_data[m_at].isLetter())
                m_command = m_data[m_at++].unicode();
            if (!step())
                return {};
        }
        return m_path;
    }

private:
    void skipBlanks() {
        while (m_at < m_data.size() && (m_data[m_at].isSpace() || m_data[m_at] == u','))
            ++m_at;
    }

    bool number(double& value) {
        skipBlanks();
        const qsizetype start = m_at;
        bool point = false;
        if (m_at < m_data.size() && (m_data[m_at] == u'-' || m_data[m_at] == u'+'))
            ++m_at;
        while (m_at < m_data.size() && (m_data[m_at].isDigit() || (m_data[m_at] == u'.' && !point))) {
            point = point || m_data[m_at] == u'.';
            ++m_at;
        }
        bool fine = false;
        value = m_data.mid(start, m_at - start).toDouble(&fine);
        return fine;
    }

    bool point(QPointF& value) {
        double x = 0;
        double y = 0;
        if (!number(x) || !number(y))
            return false;
        value = isRelative() ? m_path.currentPosition() + QPointF(x, y) : QPointF(x, y);
        return true;
    }

    bool isRelative() const { return m_command >= u'a'; }

    bool step() {
        switch (m_command & ~0x20) {
        case u'M':
            return move();
        case u'L':
            return line();
        case u'H':
        case u'V':
            return along((m_command & ~0x20) == u'H');
        case u'C':
            return cubic();
        case u'Q':
            return quadratic();
        case u'Z':
            m_path.closeSubpath();
            return true;
        default:
            return false;
        }
    }

    bool move() {
        QPointF to;
        if (!point(to))
            return false;
        m_path.moveTo(to);
        m_command = isRelative() ? u'l' : u'L'; // further pairs are lines
        return true;
    }

    bool line() {
        QPointF to;
        if (!point(to))
            return false;
        m_path.lineTo(to);
        return true;
    }

    bool along(bool horizontal) {
        double value = 0;
        if (!number(value))
            return false;
        QPointF to = m_path.currentPosition();
        double& part = horizontal ? to.rx() : to.ry();
        part = isRelative() ? part + value : value;
        m_path.lineTo(to);
        return true;
    }

    bool cubic() {
        QPointF first;
        QPointF second;
        QPointF to;
        if (!point(first) || !point(second) || !point(to))
            return false;
        m_path.cubicTo(first, second, to);
        return true;
    }

    bool quadratic() {
        QPointF control;
        QPointF to;
        if (!point(control) || !point(to))
            return false;
        m_path.quadTo(control, to);
        return true;
    }

    QStringView m_data;
    qsizetype m_at = 0;
    char16_t m_command = 0;
    QPainterPath m_path;
};

} // namespace

QPainterPath pathFromData(QStringView data) {
    return PathReader(data).read();
}

} // namespace sf::paint
