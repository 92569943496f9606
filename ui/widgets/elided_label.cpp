// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elided_label.h"

#include "core/text/display_text.h"

#include <QPainter>

namespace sf::ui {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::setWholeText(const QString& whole) {
    const QString text = text::displayText(whole);
    setText(text);
    setAccessibleName(text);
    setToolTip(fontMetrics().horizontalAdvance(text) > width() ? text : QString());
}

QString elidedName(const QFontMetrics& metrics, const QString& name, int width) {
    return text::displayName(metrics.elidedText(text::withoutIsolates(name), Qt::ElideRight, width));
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

} // namespace sf::ui

#include "moc_elided_label.cpp"
