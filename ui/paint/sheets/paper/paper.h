// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/square_style.h"

#include <QColor>
#include <QLineF>
#include <QRectF>
#include <QStringList>
#include <QTransform>

class QPainter;

namespace sf::paint {

/// The sizes of text on paper, in millimetres; few, so that pictures of glyphs can be kept.
namespace type {
inline constexpr double legend = 1.6; ///< of a full legend alone
inline constexpr double least = 2.2;
inline constexpr double small = 2.5;
inline constexpr double body = 2.8;
inline constexpr double strong = 3.2;
inline constexpr double heading = 3.6;
inline constexpr double title = 6.2;
} // namespace type

enum class Align : std::uint8_t { Left, Centre, Right };

/// How a text is set.
struct TextStyle {
    double size = type::body;
    bool bold = false;
    bool muted = false;
    bool white = false;  ///< on black
    bool isName = false; ///< in one line: shortened rather than set narrower than is readable
    Align align = Align::Left;
    double stretch = 1; ///< of the letters' width, less where the room asks for it
};

/// Paints the parts of sheets in millimetres: text that always fits its space, lines, boxes, hatches and
/// tokens, black on white. A name that doesn't fit even at the smallest size and condensed is shortened in
/// the middle, and given in full in the legend.
class Paper {
public:
    explicit Paper(QPainter& painter);
    /// Writes the legend.
    ~Paper();
    Paper(const Paper&) = delete;
    Paper& operator=(const Paper&) = delete;

    QPainter& painter() { return m_painter; }
    /// Sets the legend's area in the painter's current units; without one there is no legend.
    void setLegend(const QRectF& area);

    /// One line whose baseline begins, ends or is centred at the point, at most `room` wide: what is longer
    /// is set smaller, then narrower, and names are shortened. The width that it took.
    double text(QPointF baseline, double room, const QString& text, const TextStyle& style = {});
    /// Centres the text vertically; wraps, shrinks, condenses and shortens it to fit.
    void words(const QRectF& area, const QString& text, const TextStyle& style = {});
    /// A number, centred.
    void number(QPointF middle, double room, qint64 value, const TextStyle& style);
    void line(double x1, double y1, double x2, double y2, double width = 0.25);
    void paleLine(double x1, double y1, double x2, double y2, double width = 0.2);
    void dashedLine(double x1, double y1, double x2, double y2, double width = 0.25);
    void box(const QRectF& area, double width = 0.3);
    void shade(const QRectF& area);
    void fill(const QRectF& area);
    void polygon(const QPolygonF& polygon);
    /// Marks an empty area with pale diagonal lines and a dashed border.
    void hatch(const QRectF& area);
    /// A box to tick, ticked or not.
    void tickBox(QPointF corner, double side, bool ticked);
    void token(QPointF middle, double radius, int side, const TokenStyle& look);
    void arrow(QPointF from, QPointF to);

    static double widthOf(const QString& text, double size, bool bold = false);

private:
    QString inRoom(double room, const QString& text, double size, bool bold);
    void noteShortened(const QString& text);

    QPainter& m_painter;
    QRectF m_legend;
    QTransform m_legendTransform;
    QStringList m_shortened;
};

/// Makes a name printable in one line: removes line breaks, control characters and all but two marks of each
/// letter, and limits its length.
QString printable(const QString& text);
QString printable(const std::string& text);
/// Like printable(), but for text of any length.
QString printableText(const QString& text);
/// The text in as many lines as the width needs, broken between words, and within a word that is wider.
QStringList wrapped(const QString& text, double width, double size, bool bold = false);

/// Words are condensed to this share of their width at most.
inline constexpr double narrowest = 0.8;
/// How a text is set that must fit.
struct PaperFit {
    double size = type::least;
    double stretch = 1; ///< of the letters' width, from `narrowest` to 1
    QStringList lines;
    bool isShortened = false;
};
/// From line to line, in sizes of the text.
inline constexpr double lineShare = 1.12;
/// The largest and widest way to set the text in the room, from `size` down to the least. Words are broken
/// before the text is shortened.
PaperFit fitted(const QString& text, QSizeF room, double size, bool bold);
/// "12k", "3M": a number shortened to fit.
QString roughNumber(qint64 value);
/// A, B ... Z, AA ...: the names of a Square's cells, from the Front and from the left.
QString cellLetters(int index);

} // namespace sf::paint
