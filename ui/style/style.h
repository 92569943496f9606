// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/field_selection.h"

#include <QProxyStyle>

class QAbstractButton;
class QAbstractItemView;
class QStyleOptionButton;
class QStyleOptionTab;

namespace sf::ui {

/// The program's widget style: flat and warm, with one-pixel lines and the accent only where the user can
/// act. It takes all colours from the palette, so that it works with every theme.
class Style final : public QProxyStyle {
    Q_OBJECT

public:
    Style();

    /// Marks the one button of a window that does the next step.
    static void makeFilled(QAbstractButton* button);
    /// Marks a button of a row in which one button is down.
    static void makeSegment(QAbstractButton* button);
    /// Marks a list or table with narrower text margins.
    static void makeDense(QAbstractItemView* view);
    /// Background of checked items: the accent blended thinly over the base.
    static QColor tint(const QPalette& palette);

    /// The light theme, for desktops without a palette of their own.
    QPalette standardPalette() const override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    /// The wheel scrolls, and never changes the value of a list or a spin box under the pointer. Screen
    /// readers hear of new window titles, which Qt doesn't tell them.
    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Makes text fit to display first: text from edited lists and file names may not be.
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                      const QString& text, QPalette::ColorRole role) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;

private:
    FieldSelection m_fieldSelection;
};

} // namespace sf::ui
