// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rule_chip.h"

#include "ui/paint/base/primitives.h"
#include "ui/widgets/window_request.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

#include <cmath>

namespace sf::ui {

RuleChip::RuleChip(QWidget* parent) : RuleChip(Rule{}, parent) {}

RuleChip::RuleChip(Rule rule, QWidget* parent) : RuleChip(rule, {}, parent) {}

RuleChip::RuleChip(Rule rule, const QString& figure, QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::NoFocus); // a footnote; Shift+F1 lists all that can be seen
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setRule(rule, figure);
    connect(this, &QAbstractButton::clicked, this, [this] { requestRule(*this, m_rule); });
}

void RuleChip::setRule(Rule rule, const QString& figure) {
    m_rule = rule;
    m_figure = figure;
    setText(QString::fromStdString(rule.text()));
    setAccessibleName(figure.isEmpty() ? tr("Rule %1").arg(text()) : tr("%1, rule %2").arg(figure, text()));
    setToolTip(tr("Open the rulebook at %1").arg(text()));
    setVisible(static_cast<bool>(rule));
    updateGeometry();
    update();
}

QFont RuleChip::chipFont() const {
    return paint::scaledFont(font(), 0.8);
}

QSize RuleChip::sizeHint() const {
    const QFont chip = chipFont();
    return {static_cast<int>(std::ceil(paint::ruleChipWidth(text(), chip))) + 2,
            QFontMetrics(chip).height() + 4};
}

void RuleChip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto theme = paint::Theme::forPalette(palette());
    const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
    paint::paintRuleChip(painter, area, text(), chipFont(), theme);
    if (!underMouse())
        return;
    painter.setPen(QPen(theme.ink, 1));
    painter.drawRoundedRect(area, 4, 4);
}

void RuleChip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

} // namespace sf::ui

#include "moc_rule_chip.cpp"
