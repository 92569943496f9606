// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/web/svg_shapes.h"

#include "core/document/webpage/html.h"
#include "ui/paint/base/shape_device.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>
#include <vector>

namespace sf::paint {
namespace {

using document::attribute;

/// A shape without its colours.
struct Shape {
    QByteArray start; ///< "<path d=..."
    QByteArray end;   ///< after the start tag: a text, or nothing
    QByteArray classes;
    QColor fill;   ///< invalid: none
    QColor stroke; ///< likewise
};

int whole(double number) {
    return static_cast<int>(std::lround(number));
}

/// Numbers one after another, as short as SVG allows.
class PathText {
public:
    void command(char letter) {
        if (letter != m_letter || letter == 'm')
            m_text += letter;
        m_letter = letter;
        m_isFirst = m_text.endsWith(letter);
    }
    void number(int value) {
        if (!m_isFirst && value >= 0)
            m_text += ' ';
        m_text += QByteArray::number(value);
        m_isFirst = false;
    }
    void close() {
        m_text += 'z';
        m_letter = 'z';
    }
    const QByteArray& text() const { return m_text; }

private:
    QByteArray m_text;
    char m_letter = 0;
    bool m_isFirst = true;
};

/// Rounds each point by itself, so that errors don't add up over relative steps.
class PathWriter {
public:
    QByteArray written(const QPainterPath& path) {
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPainterPath::Element& element = path.elementAt(i);
            if (element.isMoveTo()) {
                closeIfBack();
                step('m', {element});
                m_start = m_at;
            } else if (element.isLineTo()) {
                line(element);
            } else if (element.isCurveTo()) {
                step('c', {element, path.elementAt(i + 1), path.elementAt(i + 2)});
                i += 2;
                m_hasParts = true;
            }
        }
        closeIfBack();
        return m_text.text();
    }

private:
    static QPoint rounded(const QPointF& point) { return {whole(point.x()), whole(point.y())}; }

    void line(const QPointF& to) {
        m_hasParts = true;
        if (rounded(to) == m_start) {
            m_at = m_start;
            return; // it closes the path
        }
        step('l', {to});
    }

    void step(char letter, std::initializer_list<QPointF> points) {
        m_text.command(letter);
        QPoint last = m_at;
        for (const QPointF& point : points) {
            last = rounded(point);
            m_text.number(last.x() - m_at.x());
            m_text.number(last.y() - m_at.y());
        }
        m_at = last;
    }

    void closeIfBack() {
        if (m_hasParts && m_at == m_start)
            m_text.close();
        m_hasParts = false;
    }

    PathText m_text;
    QPoint m_at;
    QPoint m_start;
    bool m_hasParts = false;
};

class ShapeWriter final : public ShapeEngine {
public:
    explicit ShapeWriter(std::vector<Shape>& shapes) : m_shapes(shapes) {}

    void drawPath(const QPainterPath& path) override {
        const QPen pen = painter()->pen();
        const QBrush brush = painter()->brush();
        Shape shape;
        if (brush.style() != Qt::NoBrush)
            shape.fill = seen(brush.color());
        if (pen.style() != Qt::NoPen)
            shape.stroke = seen(pen.color());
        if (!shape.fill.isValid() && !shape.stroke.isValid())
            return;
        const QTransform transform = painter()->deviceTransform();
        shape.start = "<path" + attribute("d", PathWriter().written(transform.map(path)));
        if (shape.stroke.isValid())
            addPen(shape, pen, std::sqrt(std::abs(transform.determinant())));
        m_shapes.push_back(std::move(shape));
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode != PolylineMode)
            path.closeSubpath();
        drawPath(path);
    }

    /// Centred, as another font is as wide to both sides.
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QTransform transform = painter()->deviceTransform();
        const QPointF middle = transform.map(at + QPointF(item.width() / 2, 0));
        const double pixels = item.font().pixelSize() * std::sqrt(std::abs(transform.determinant()));
        Shape shape;
        shape.fill = seen(painter()->pen().color());
        shape.start = "<text" + attribute("x", QByteArray::number(whole(middle.x()))) +
                      attribute("y", QByteArray::number(whole(middle.y()))) +
                      attribute("font-size", QByteArray::number(whole(pixels)));
        shape.end = document::html(item.text()) + "</text>";
        if (item.font().bold())
            shape.classes = " b";
        m_shapes.push_back(std::move(shape));
    }

private:
    QColor seen(QColor colour) const {
        colour.setAlphaF(static_cast<float>(colour.alphaF() * painter()->opacity()));
        return colour;
    }

    static void addPen(Shape& shape, const QPen& pen, double factor) {
        shape.start +=
            attribute("stroke-width", QByteArray::number(std::max(1, whole(pen.widthF() * factor))));
        if (pen.capStyle() == Qt::RoundCap)
            shape.classes += " r";
        if (pen.style() != Qt::CustomDashLine)
            return;
        QByteArrayList dashes;
        for (const double part : pen.dashPattern())
            dashes << QByteArray::number(whole(part * pen.widthF() * factor));
        shape.start += attribute("stroke-dasharray", dashes.join(','));
    }

    std::vector<Shape>& m_shapes;
};

std::vector<Shape> shapesOf(const SvgShapes::Paint& paint, const Theme& theme) {
    std::vector<Shape> shapes;
    ShapeWriter writer(shapes);
    ShapeDevice device(writer, 100'000, 96);
    QPainter painter(&device);
    painter.scale(SvgShapes::scale, SvgShapes::scale);
    paint(painter, theme);
    return shapes;
}

QByteArray cssColour(QRgb colour) {
    const QColor shown = QColor::fromRgba(colour);
    QByteArray text = shown.name().toLatin1();
    if (shown.alpha() < 255)
        text += QByteArray::number(shown.alpha(), 16).rightJustified(2, '0');
    return text;
}

struct NamedRole {
    const char* name;
    QColor Theme::*role;
};
constexpr NamedRole cssRoles[] = {
    {"window", &Theme::window},
    {"base", &Theme::base},
    {"title", &Theme::dockTitle},
    {"ink", &Theme::ink},
    {"muted", &Theme::muted},
    {"border", &Theme::border},
    {"hair", &Theme::hairLine},
    {"accent", &Theme::accent},
    {"soft", &Theme::accentSoft},
    {"selected", &Theme::selected},
    {"win", &Theme::win},
    {"tie", &Theme::tie},
    {"lose", &Theme::lose},
    {"fight", &Theme::refused},
    {"plate", &Theme::plate},
    {"full", &Theme::hitsFull},
    {"hits", &Theme::hits},
    {"co", &Theme::coordinate},
    {"casing", &Theme::selectedCasing},
    {"warning", &Theme::warning},
};

} // namespace

QByteArray SvgShapes::classOf(char kind, const QColor& light, const QColor& dark) {
    const int number =
        m_colours.try_emplace({light.rgba(), dark.rgba()}, static_cast<int>(m_colours.size())).first->second;
    m_classes.emplace(kind, number);
    return kind + QByteArray::number(number);
}

QByteArray SvgShapes::markup(const Paint& paint) {
    const std::vector<Shape> light = shapesOf(paint, Theme::of(Theme::Kind::Light));
    const std::vector<Shape> dark = shapesOf(paint, Theme::of(Theme::Kind::Dark));
    Q_ASSERT(light.size() == dark.size());
    QByteArray result;
    for (std::size_t i = 0; i < light.size(); ++i) {
        const Shape& shape = light[i];
        const Shape& other = i < dark.size() ? dark[i] : shape;
        QByteArray classes =
            shape.fill.isValid() ? classOf('a', shape.fill, other.fill) : QByteArrayLiteral("n");
        if (shape.stroke.isValid())
            classes += ' ' + classOf('s', shape.stroke, other.stroke);
        result += shape.start + attribute("class", classes + shape.classes) +
                  (shape.end.isEmpty() ? QByteArray(" />") : '>' + shape.end);
    }
    return result;
}

QByteArray SvgShapes::picture(const QRectF& area, const Paint& paint) {
    QByteArrayList box;
    for (const double number : {area.x(), area.y(), area.width(), area.height()})
        box << QByteArray::number(whole(scale * number));
    return "<svg class=icon aria-hidden=true" + attribute("viewBox", box.join(' ')) + '>' + markup(paint) +
           "</svg>";
}

void SvgShapes::define(const QByteArray& name, const Paint& paint, const QByteArray& more) {
    if (m_names.insert(name).second)
        m_definitions += "<g id=" + name + more + '>' + markup(paint) + "</g>\n";
}

std::array<std::array<QColor, 4>, 2> SvgShapes::themeSides() {
    return {Theme::of(Theme::Kind::Light).sides, Theme::of(Theme::Kind::Dark).sides};
}

void SvgShapes::setSide(int side, const QColor& light, const QColor& dark) {
    m_sides[0].at(static_cast<std::size_t>(side)) = light;
    m_sides[1].at(static_cast<std::size_t>(side)) = dark;
}

QByteArray SvgShapes::style() const {
    QByteArray light = ":root{";
    QByteArray dark = ":root{";
    for (const NamedRole& role : cssRoles)
        for (auto& [css, kind] : {std::pair(&light, Theme::Kind::Light), std::pair(&dark, Theme::Kind::Dark)})
            *css += QByteArray("--") + role.name + ':' + cssColour((Theme::of(kind).*role.role).rgba()) + ';';
    for (std::size_t side = 0; side < m_sides[0].size(); ++side) {
        const QByteArray name = "--side" + QByteArray::number(static_cast<int>(side)) + ':';
        light += name + cssColour(m_sides[0].at(side).rgba()) + ';';
        dark += name + cssColour(m_sides[1].at(side).rgba()) + ';';
    }
    for (const auto& [pair, number] : m_colours) {
        light += "--c" + QByteArray::number(number) + ':' + cssColour(pair.first) + ';';
        if (pair.second != pair.first)
            dark += "--c" + QByteArray::number(number) + ':' + cssColour(pair.second) + ';';
    }
    QByteArray result = light + "}\n@media screen and (prefers-color-scheme:dark){" + dark + "}}\n";
    for (const auto& [kind, number] : m_classes)
        result += '.' + (kind + QByteArray::number(number)) + (kind == 'a' ? "{fill" : "{stroke") +
                  ":var(--c" + QByteArray::number(number) + ")}";
    return result + '\n';
}

} // namespace sf::paint
