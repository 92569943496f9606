// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/limits.h"

#include <QMarginsF>
#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace sf::paint {

/// The paper that something is printed on, and what is written at its edge. Every length is in millimetres.
struct PageSetup {
    QSizeF paper{210, 297}; ///< as it is turned
    QMarginsF margins{12, 12, 12, 12};
    double scale = 1; ///< of what is printed; the bar of 50 mm stays 50 mm
    QString title;    ///< of the document
    QString when;     ///< "after battle round 2, 21 November 2026"

    /// Inside the margins.
    QRectF area() const { return QRectF(QPointF(), paper).marginsRemoved(margins); }
    bool isLandscape() const { return paper.width() > paper.height(); }
};
inline constexpr double smallestScale = 0.25;
inline constexpr double largestScale = 4;
/// The smallest content area, in each direction and after scaling, that can hold a sheet.
inline constexpr double leastContent = 110;
/// Why the paper can't be printed on; nothing if it can.
std::optional<QString> pageProblem(const PageSetup& setup);

/// A row of pages that can be painted one by one, in any order, onto any painter: window, printer, PDF, SVG
/// and picture files get the same.
class Pages {
public:
    virtual ~Pages() = default;
    virtual int count() const = 0;
    /// The page from 0, onto a painter whose unit is one millimetre and whose origin is the paper's corner.
    virtual void paint(QPainter& painter, int page) const = 0;
    virtual const PageSetup& setup() const = 0;
};

/// Whether there are more pages than can be printed: no more are laid out then.
inline bool isTooMuch(const Pages& pages) {
    return pages.count() > limits::pages;
}

} // namespace sf::paint
