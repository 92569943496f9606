// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QAbstractButton;
class QAbstractItemView;
class QStyleOptionButton;
class QStyleOptionTab;

namespace sf::ui {

/// How the program's windows look: calm, flat and warm, with lines of one pixel and the accent only where
/// something can be done. Colours come from the palette alone, so that it serves every theme.
class Style final : public QProxyStyle {
    Q_OBJECT

public:
    Style();

    /// Marks the one button of a window that does the next step.
    static void makeFilled(QAbstractButton* button);
    /// A button of a row of which one is down.
    static void makeSegment(QAbstractButton* button);
    /// A list or table with less room beside its words.
    static void makeDense(QAbstractItemView* view);
    /// The tinted ground of what is on: the accent thinned over the base.
    static QColor tint(const QPalette& palette);

    /// What a desktop without a palette of its own gets: the light theme of the look.
    QPalette standardPalette() const override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

    /// What is edited in a list or named by a file is no display text yet.
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
};

} // namespace sf::ui
