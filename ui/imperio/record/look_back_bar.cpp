// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/look_back_bar.h"

#include "ui/imperio/record/look_back.h"
#include "ui/paint/base/theme.h"
#include "ui/style/current_theme.h"
#include "ui/style/layouts.h"
#include "ui/style/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace sf::ui {
namespace {

constexpr int stripes = 8; ///< the width of the striped edge

} // namespace

LookBackBar::LookBackBar(GameController& controller, LookBack& lookBack, QWidget* parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_lookBack(lookBack)
    , m_text(wrappingLabel(this))
    , m_back(new QPushButton(tr("&Back to the game"), this)) {
    m_text->setTextFormat(Qt::RichText);
    Style::makeFilled(m_back);
    auto* layout = padded<QHBoxLayout>(this, barMargins + QMargins(stripes, 0, 0, 0));
    layout->addWidget(m_text, 1);
    layout->addWidget(m_back);
    connect(m_back, &QPushButton::clicked, &lookBack, &LookBack::last);
    connect(&controller, &GameController::positionChanged, this, &LookBackBar::refresh);
    refresh();
}

void LookBackBar::refresh() {
    const bool live = m_controller.isLive();
    if (!live)
        m_text->setText(tr("<b>Looking back</b> after action %1")
                            .arg(m_lookBack.bookmarkName(m_controller.shown()).toHtmlEscaped()));
    setAccessibleName(tr("Looking back"));
    setVisible(!live);
}

/// Ground and stripes: it must not be taken for the banner of a turn.
void LookBackBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const paint::Theme& theme = currentTheme();
    painter.fillRect(rect(), Style::tint(palette()));
    const QRect edge(0, 0, stripes, height());
    painter.fillRect(edge, theme.selected);
    painter.fillRect(QRect(0, height() - 2, width(), 2), theme.selected);
    painter.fillRect(edge, QBrush(theme.selectedCasing, Qt::BDiagPattern));
}

} // namespace sf::ui

#include "moc_look_back_bar.cpp"
