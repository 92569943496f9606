// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/scaled_font.h"

#include "ui/paint/base/primitives.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace sf::ui {

namespace {

/// Watches a widget for another parent, and its parent for another font.
class FontScaler final : public QObject {
public:
    FontScaler(QWidget& widget, double factor, bool isBold)
        : QObject(&widget), m_widget(widget), m_factor(factor), m_isBold(isBold) {
        widget.installEventFilter(this);
        follow();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == &m_widget && event->type() == QEvent::ParentChange)
            follow();
        else if (watched == m_widget.parentWidget() && event->type() == QEvent::FontChange)
            scale();
        return false;
    }

private:
    void follow() {
        if (QWidget* parent = m_widget.parentWidget())
            parent->installEventFilter(this);
        scale();
    }
    void scale() {
        const QWidget* parent = m_widget.parentWidget();
        m_widget.setFont(
            paint::scaledFont(parent ? parent->font() : QApplication::font(), m_factor, m_isBold));
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
