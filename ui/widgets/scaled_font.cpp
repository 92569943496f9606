// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scaled_font.h"

#include "ui/paint/base/primitives.h"

#include <QEvent>
#include <QWidget>

namespace sf::ui {

namespace {

/// Watches the parent of a widget for another font.
class FontScaler final : public QObject {
public:
    FontScaler(QWidget& widget, double factor, bool isBold)
        : QObject(&widget), m_widget(widget), m_factor(factor), m_isBold(isBold) {
        widget.parentWidget()->installEventFilter(this);
        scale();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FontChange && watched == m_widget.parentWidget())
            scale();
        return false;
    }

private:
    void scale() {
        m_widget.setFont(paint::scaledFont(m_widget.parentWidget()->font(), m_factor, m_isBold));
    }

    QWidget& m_widget;
    double m_factor;
    bool m_isBold;
};

} // namespace

void scaleFont(QWidget& widget, double factor, bool isBold) {
    new FontScaler(widget, factor, isBold);
}

} // namespace sf::ui
