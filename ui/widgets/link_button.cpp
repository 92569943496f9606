// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/link_button.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

namespace sf::ui {

LinkButton::LinkButton(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LinkButton::fold(QWidget& part, const Setting<bool>* setting) {
    m_setting = setting;
    setCheckable(true);
    part.setVisible(false);
    connect(this, &QAbstractButton::toggled, &part, &QWidget::setVisible);
}

void LinkButton::rememberIn(Settings& settings) {
    if (!m_setting)
        return;
    const auto follow = [this, &settings] { setChecked(settings.value(*m_setting)); };
    follow();
    connect(this, &QAbstractButton::toggled, &settings,
            [this, &settings](bool unfolded) { settings.set(*m_setting, unfolded); });
    connect(&settings, &Settings::changed, this, follow);
}

/// The arrow is no part of the text, so that no screen reader spells it.
QString LinkButton::shownText() const {
    if (!isCheckable())
        return text();
    return text() + QChar(0x00a0) + (isChecked() ? QChar(0x25be) : QChar(0x25b8));
}

QSize LinkButton::sizeHint() const {
    return {fontMetrics().horizontalAdvance(shownText()) + 4, fontMetrics().height() + 4};
}

void LinkButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QFont linked = font();
    linked.setUnderline(isEnabled() && underMouse());
    painter.setFont(linked);
    painter.setPen(palette().color(isEnabled() ? QPalette::Normal : QPalette::Disabled,
                                   isEnabled() ? QPalette::Link : QPalette::WindowText));
    painter.drawText(rect(), static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine, shownText());
    if (!hasFocus())
        return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void LinkButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

} // namespace sf::ui

#include "moc_link_button.cpp"
