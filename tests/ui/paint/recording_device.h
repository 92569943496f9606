// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPolygonF>

#include <memory>
#include <vector>

namespace sf::test {

/// One painted text and the position of its ink, in the device's units.
struct RecordedText {
    QString text;
    QRectF ink;
};

/// Everything on a page that tests check.
struct Recorded {
    std::vector<RecordedText> texts;
    std::vector<QRectF> blackRects;  ///< filled
    std::vector<QRectF> blackShapes; ///< the bounds of filled polygons
};

/// Records what is painted instead of showing it.
class RecordingEngine final : public QPaintEngine {
public:
    RecordingEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}

    Recorded recorded;

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    Type type() const override { return QPaintEngine::User; }
    void updateState(const QPaintEngineState& now) override {
        if (now.state() & DirtyTransform)
            m_transform = now.transform();
        if (now.state() & DirtyBrush)
            m_brush = now.brush();
    }
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}
    void drawPath(const QPainterPath& /*path*/) override {}
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode /*mode*/) override {
        if (m_brush.style() == Qt::SolidPattern && m_brush.color() == Qt::black)
            recorded.blackShapes.push_back(
                m_transform.mapRect(QPolygonF(QList<QPointF>(points, points + count)).boundingRect()));
    }
    void drawRects(const QRectF* rects, int count) override {
        for (int i = 0; i < count; ++i)
            if (m_brush.style() == Qt::SolidPattern && m_brush.color() == Qt::black)
                recorded.blackRects.push_back(m_transform.mapRect(rects[i]));
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text());
        recorded.texts.push_back({item.text(), m_transform.mapRect(ink.translated(at))});
    }

private:
    QTransform m_transform;
    QBrush m_brush;
};

/// A sheet of 1000 x 1000 mm, 10 dots per millimetre, that records what is painted.
class RecordingDevice final : public QPaintDevice {
public:
    RecordingEngine& engine() { return *m_engine; }
    QPaintEngine* paintEngine() const override { return m_engine.get(); }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return 10000;
        case PdmWidthMM:
        case PdmHeightMM:
            return 1000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 254;
        case PdmDepth:
            return 32;
        case PdmNumColors:
            return 1 << 24;
        default:
            return 1;
        }
    }

private:
    std::unique_ptr<RecordingEngine> m_engine = std::make_unique<RecordingEngine>();
};

} // namespace sf::test
