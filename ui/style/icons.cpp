// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/icons.h"

#include "ui/paint/base/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

namespace sf::ui {

namespace {

class LineIconEngine final : public QIconEngine {
public:
    LineIconEngine(QString name, QPalette::ColorRole role, double margin = 0)
        : m_name(std::move(name)), m_role(role), m_margin(margin) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const double margin = m_margin * rect.width();
        const auto area = QRectF(rect).adjusted(margin, margin, -margin, -margin);
        paint::paintIcon(*painter, area, m_name, colour(mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return scaledPixmap(size, mode, state, 1);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override {
        Q_UNUSED(scale)
        QPixmap result(size);
        if (result.isNull()) // for a button without any space
            return result;
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return result;
    }

    QIconEngine* clone() const override { return new LineIconEngine(*this); }

    QString iconName() override { return m_name; }

private:
    QColor colour(QIcon::Mode mode, QIcon::State state) const {
        const auto palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        if (state == QIcon::On && m_role == QPalette::WindowText)
            return palette.color(QPalette::Highlight);
        return palette.color(m_role);
    }

    QString m_name;
    QPalette::ColorRole m_role;
    double m_margin; ///< share of the width
};

} // namespace

QIcon lineIcon(const QString& name) {
    return QIcon(new LineIconEngine(name, QPalette::WindowText));
}

QIcon smallIcon(const QString& name) {
    return QIcon(new LineIconEngine(name, QPalette::PlaceholderText, 0.11));
}

QIcon filledButtonIcon(const QString& name) {
    return QIcon(new LineIconEngine(name, QPalette::HighlightedText));
}

} // namespace sf::ui
