// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/zoom_bar.h"

#include "ui/battle/battle_view.h"
#include "ui/battle/camera.h"
#include "ui/paint/icons.h"

#include <cmath>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace sf::ui {
namespace {

constexpr int notches = 100;

double zoomAt(int notch) {
    const double least = Camera::smallest / Camera::standard;
    const double most = Camera::largest / Camera::standard;
    return least * std::pow(most / least, double(notch) / notches);
}

int notchOf(double zoom) {
    const double least = Camera::smallest / Camera::standard;
    const double most = Camera::largest / Camera::standard;
    return qRound(notches * std::log(zoom / least) / std::log(most / least));
}

QToolButton* button(QWidget* parent, const QString& name) {
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

} // namespace

ZoomBar::ZoomBar(BattleView* view)
    : QFrame(view)
    , m_out(button(this, tr("Zoom out")))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_in(button(this, tr("Zoom in"))) {
    setObjectName(QStringLiteral("zoomBar"));
    setCursor(Qt::ArrowCursor);
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 2, 4, 2);
    row->setSpacing(2);
    for (QWidget* part :
         {static_cast<QWidget*>(m_out), static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_in)})
        row->addWidget(part);
    m_slider->setRange(0, notches);
    m_slider->setFixedWidth(96);
    m_slider->setFocusPolicy(Qt::NoFocus);
    m_slider->setAccessibleName(tr("Zoom"));
    connect(m_out, &QToolButton::clicked, view, &BattleView::zoomOut);
    connect(m_in, &QToolButton::clicked, view, &BattleView::zoomIn);
    connect(m_slider, &QSlider::valueChanged, view, [view](int notch) { view->setZoom(zoomAt(notch)); });
}

void ZoomBar::showZoom(double zoom) {
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(notchOf(zoom));
}

void ZoomBar::setTheme(const paint::Theme& theme) {
    m_out->setIcon(paint::icon(QStringLiteral("zoom-out"), theme));
    m_in->setIcon(paint::icon(QStringLiteral("zoom-in"), theme));
    for (QToolButton* button : {m_out, m_in})
        button->setIconSize({18, 18});
    setStyleSheet(QStringLiteral("#zoomBar { background: %1; border: 1px solid %2; border-radius: 6px; }")
                      .arg(theme.base.name(), theme.border.name()));
    resize(sizeHint().expandedTo({172, 32}));
}

} // namespace sf::ui
