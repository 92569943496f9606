// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in terrain_painter.h.
#include "ui/paint/board/terrain_painter.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/device.h"
#include "ui/paint/base/primitives.h"

#include <QGlyphRun>
#include <QPainter>
#include <QRawFont>

#include <algorithm>
#include <iterator>

namespace sf::paint {
namespace {

constexpr double coordinateSize = 8.5;

/// Draws many hex names as one run of glyphs: laying out each as text would take longer than the rest of a
/// first paint.
class NameGlyphs {
public:
    explicit NameGlyphs(const QFont& font)
        : m_font(QRawFont::fromFont(font))
        , m_glyphs(m_font.glyphIndexesForString(QStringLiteral("0123456789,")))
        , m_advances(m_font.advancesForGlyphIndexes(m_glyphs)) {}

    /// Whether the font has all glyphs.
    bool isWhole() const {
        return m_glyphs.size() == comma + 1 && m_advances.size() == m_glyphs.size() && !m_glyphs.contains(0);
    }

    /// `middle` is the middle of the name's baseline.
    void append(const QString& name, QPointF middle) {
        double width = 0;
        for (const QChar character : name)
            width += m_advances[indexOf(character)].x();
        QPointF at = middle - QPointF(width / 2, 0);
        for (const QChar character : name) {
            m_run.append(m_glyphs[indexOf(character)]);
            m_places.append(at);
            at += m_advances[indexOf(character)];
        }
    }

    QGlyphRun run() const {
        QGlyphRun run;
        run.setRawFont(m_font);
        run.setGlyphIndexes(m_run);
        run.setPositions(m_places);
        return run;
    }

private:
    static constexpr qsizetype comma = 10;

    static qsizetype indexOf(QChar character) {
        Q_ASSERT(character == u',' || character.isDigit());
        return character == u',' ? comma : character.digitValue();
    }

    QRawFont m_font;
    QList<quint32> m_glyphs; ///< of the digits and the comma
    QList<QPointF> m_advances;
    QList<quint32> m_run;
    QList<QPointF> m_places;
};

} // namespace

namespace {

/// Every how many columns and rows a hex of this size has its coordinates; 0 for none.
int coordinateStep(double size) {
    constexpr double leastForAll = 34;
    constexpr double leastForSome = 22;
    constexpr double least = 14;
    return size >= leastForAll ? 1 : size >= leastForSome ? 2 : size >= least ? 5 : 0;
}

} // namespace

void paintCoordinates(QPainter& painter, const std::vector<hex::Hex>& all, const HexLayout& layout,
                      const Theme& theme) {
    const int step = coordinateStep(layout.size() / theme.textScale);
    if (step == 0)
        return;
    std::vector<hex::Hex> hexes;
    std::ranges::copy_if(all, std::back_inserter(hexes), [step](const hex::Hex hex) {
        return hex.column % step == 0 && hex.row % step == 0;
    });
    QColor colour = theme.coordinate;
    colour.setAlphaF(0.85F);
    const QPointF place(0, 6.3 * theme.textScale - layout.height() / 2);
    const double pixels = coordinateSize * theme.textScale;
    const TextFit fit = textFit(pixels, false);
    NameGlyphs glyphs(fit.font);
    painter.save();
    if (isRaster(painter) && glyphs.isWhole()) {
        for (const hex::Hex hex : hexes)
            glyphs.append(text::hexName(hex),
                          (layout.centre(hex) + place) / fit.scale + QPointF(0, fit.baseline));
        painter.setPen(colour);
        painter.scale(fit.scale, fit.scale);
        painter.drawGlyphRun({}, glyphs.run());
    } else {
        for (const hex::Hex hex : hexes)
            paintTextAt(painter, layout.centre(hex) + place, text::hexName(hex), pixels, colour, false);
    }
    painter.restore();
}

} // namespace sf::paint
