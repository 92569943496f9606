// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/icons.h"

#include "resources/resources.h"
#include "ui/paint/base/glyph.h"
#include "ui/paint/base/smooth.h"

#include <QDir>
#include <QIconEngine>
#include <QPainter>

namespace sf::paint {
namespace {

QString iconPath(const QString& name) {
    return QStringLiteral("icons/") + name;
}

/// Paints a glyph in the colour of its state at any size.
class GlyphIconEngine final : public QIconEngine {
public:
    GlyphIconEngine(QString name, QColor off, QColor on, QColor disabled)
        : m_name(std::move(name)), m_off(off), m_on(on), m_disabled(disabled) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        paintIcon(*painter, rect, m_name, colour(mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new GlyphIconEngine(*this); }
    QString key() const override { return QStringLiteral("squarefront"); }
    bool isNull() override { return false; }

private:
    const QColor& colour(QIcon::Mode mode, QIcon::State state) const {
        if (mode == QIcon::Disabled)
            return m_disabled;
        return state == QIcon::On ? m_on : m_off;
    }

    QString m_name;
    QColor m_off;
    QColor m_on;
    QColor m_disabled;
};

} // namespace

QIcon icon(const QString& name, const Theme& theme) {
    Q_ASSERT(hasIcon(name));
    return QIcon(new GlyphIconEngine(name, theme.ink, theme.accent, mixed(theme.window, theme.ink, 0.35)));
}

QIcon icon(const QString& name, const QColor& colour) {
    Q_ASSERT(hasIcon(name));
    QColor pale = colour;
    pale.setAlphaF(0.4F);
    return QIcon(new GlyphIconEngine(name, colour, colour, pale));
}

void paintIcon(QPainter& painter, const QRectF& area, const QString& name, const QColor& colour) {
    const Smooth smooth(painter);
    paintGlyph(painter, area, glyph(iconPath(name)), {colour, colour, colour});
}

bool hasIcon(const QString& name) {
    return !name.isEmpty() && hasGlyph(iconPath(name));
}

QStringList iconNames() {
    openResources();
    QStringList names = QDir(QStringLiteral(":/squarefront/icons")).entryList(QDir::Files, QDir::Name);
    for (QString& name : names)
        name.chop(4); // ".svg"
    return names;
}

QIcon programIcon() {
    openResources();
    return QIcon(QStringLiteral(":/squarefront/squarefront.svg"));
}

} // namespace sf::paint
