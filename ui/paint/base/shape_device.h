// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>

namespace sf::paint {

/// A paint engine without pixels: every shape reaches drawPath(), pictures are left out.
class ShapeEngine : public QPaintEngine {
public:
    ShapeEngine() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF& /*area*/, const QPixmap& /*pixmap*/, const QRectF& /*source*/) override {}
    Type type() const override { return User; }
};

/// Lets a painter paint with the engine, on a square of `side` units.
class ShapeDevice final : public QPaintDevice {
public:
    ShapeDevice(ShapeEngine& engine, int side, int dotsPerInch)
        : m_engine(engine), m_side(side), m_dotsPerInch(dotsPerInch) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return m_side;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return m_dotsPerInch;
        }
    }

private:
    ShapeEngine& m_engine;
    int m_side;
    int m_dotsPerInch;
};

} // namespace sf::paint
