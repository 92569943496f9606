// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/style_primitives.h"

#include "ui/paint/base/icons.h"
#include "ui/style/icons.h"
#include "ui/style/style.h"

#include <QApplication>
#include <QDockWidget>
#include <QFontMetrics>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

namespace sf::ui::parts {

namespace {

bool has(const QWidget* widget, const char* property) {
    return widget && widget->property(property).toBool();
}

QRectF outline(const QRect& rect) {
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

void drawRounded(QPainter& painter, const QRectF& rect, const QColor& line, const QBrush& fill, double radius,
                 double width = 1) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, radius, radius);
    painter.restore();
}

bool isQuiet(const QWidget* widget) {
    if (widget && qobject_cast<const QDockWidget*>(widget->parentWidget()))
        return true;
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button && !has(widget, "framed") &&
           (button->autoRaise() || qobject_cast<const QToolBar*>(button->parentWidget()));
}

QColor fillOf(const QStyleOption& option, const QWidget* widget) {
    const auto& palette = option.palette;
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool on = option.state & QStyle::State_On;
    const bool down = option.state & QStyle::State_Sunken;
    const bool hovered = enabled && (option.state & QStyle::State_MouseOver);
    if (has(widget, "filled") && enabled)
        return mixed(palette.color(QPalette::Highlight), palette.color(QPalette::WindowText),
                     down      ? 0.8
                     : hovered ? 0.9
                               : 1.0);
    if (on || down)
        return Style::tint(palette);
    const auto ground = palette.color(isQuiet(widget) ? QPalette::Window : QPalette::Base);
    return hovered ? mixed(palette.color(QPalette::Highlight), ground, 0.07) : ground;
}

} // namespace

QColor mixed(const QColor& over, const QColor& under, double share) {
    const auto part = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return {part(over.red(), under.red()), part(over.green(), under.green()),
            part(over.blue(), under.blue())};
}

void drawButton(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    const bool on = option.state & (QStyle::State_On | QStyle::State_Sunken);
    const bool hovered = (option.state & QStyle::State_MouseOver) && (option.state & QStyle::State_Enabled);
    const bool quiet = isQuiet(widget) || (has(widget, "segment") && !has(widget, "framed"));
    const bool filled = has(widget, "filled") && (option.state & QStyle::State_Enabled);
    auto line = option.palette.color(on ? QPalette::Highlight : QPalette::Mid);
    if (filled || (quiet && !on && !hovered))
        line = QColor();
    if (!quiet || on || hovered || filled)
        drawRounded(painter, outline(option.rect), line, fillOf(option, widget), 4);
    const bool isDefault =
        qstyleoption_cast<const QStyleOptionButton*>(&option) &&
        (static_cast<const QStyleOptionButton&>(option).features & QStyleOptionButton::DefaultButton);
    if (isDefault && !filled)
        drawRounded(painter, outline(option.rect), option.palette.color(QPalette::Highlight), Qt::NoBrush, 4);
    if (!(option.state & QStyle::State_HasFocus) || !(option.state & QStyle::State_KeyboardFocusChange))
        return;
    if (filled) // in the text colour: the button's background has the usual focus colour
        drawRounded(painter, QRectF(option.rect).adjusted(3, 3, -3, -3),
                    option.palette.color(QPalette::HighlightedText), Qt::NoBrush, 2, 2);
    else
        drawFocus(option, painter);
}

void adjustButtonText(QStyleOptionButton& option, QPainter& painter, const QWidget* widget) {
    const bool on = option.state & QStyle::State_On;
    if (has(widget, "filled") && (option.state & QStyle::State_Enabled))
        option.palette.setColor(QPalette::ButtonText, option.palette.color(QPalette::HighlightedText));
    if (has(widget, "filled") || on) {
        auto font = painter.font();
        font.setBold(true);
        painter.setFont(font);
    }
}

namespace {

/// Boxes grow with the text, but don't fill the larger cells of lists.
int boxSide(const QStyleOption& option) {
    const int usual = QApplication::style()->pixelMetric(QStyle::PM_IndicatorWidth) + 4;
    return std::min({option.rect.width(), option.rect.height(), usual}) - 2;
}

} // namespace

void drawCheckBox(const QStyleOption& option, QPainter& painter) {
    const auto& palette = option.palette;
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool partly = option.state & QStyle::State_NoChange;
    const bool on = option.state & QStyle::State_On;
    const int side = boxSide(option);
    QRect box(0, 0, side, side);
    box.moveCenter(option.rect.center());
    const QColor text = palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::WindowText);
    const QColor ground = palette.color(QPalette::Base);
    const QColor fill = (on || partly) && enabled ? palette.color(QPalette::Highlight) : ground;
    drawRounded(painter, outline(box), mixed(text, ground, enabled ? 0.6 : 0.4), fill, 3);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor mark = enabled ? palette.color(QPalette::HighlightedText) : text;
    painter.setPen(QPen(mark, 0.14 * side, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF corner = QRectF(box).topLeft();
    const auto at = [&](double x, double y) { return corner + QPointF(x, y) * side; };
    if (partly)
        painter.drawLine(at(0.28, 0.5), at(0.72, 0.5));
    else if (on)
        painter.drawPolyline(QPolygonF({at(0.24, 0.54), at(0.43, 0.72), at(0.77, 0.30)}));
    painter.restore();
}

void drawRadioButton(const QStyleOption& option, QPainter& painter) {
    const auto& palette = option.palette;
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool on = option.state & QStyle::State_On;
    const double side = boxSide(option);
    QRectF ring(0, 0, side, side);
    ring.moveCenter(QRectF(option.rect).center());
    const QColor text = palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::WindowText);
    const QColor ground = palette.color(QPalette::Base);
    const QColor accent = enabled ? palette.color(QPalette::Highlight) : text;
    drawRounded(painter, ring, on ? accent : mixed(text, ground, enabled ? 0.6 : 0.4), ground, side / 2,
                on ? 2 : 1);
    const QRectF dot = ring.adjusted(side * 0.27, side * 0.27, -side * 0.27, -side * 0.27);
    if (on)
        drawRounded(painter, dot, {}, accent, dot.width() / 2);
}

void adjustMenuItem(QStyleOptionMenuItem& option) {
    const auto chosen = QStyle::State_Enabled | QStyle::State_Selected;
    const QString name = option.icon.name(); // Qt's own menus use the desktop theme's icons
    if ((option.state & chosen) == chosen && paint::hasIcon(name))
        option.icon = filledButtonIcon(name);
}

void adjustToolButton(QStyleOptionToolButton& option, const QWidget* widget) {
    if (!has(widget, "filled") || !(option.state & QStyle::State_Enabled))
        return;
    const QColor colour = option.palette.color(QPalette::HighlightedText);
    option.palette.setColor(QPalette::ButtonText, colour);
    option.font.setBold(true);
    if (option.icon.isNull())
        return;
    QPixmap picture = option.icon.pixmap(option.iconSize, widget->devicePixelRatioF());
    QPainter painter(&picture);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(picture.rect(), colour);
    painter.end();
    option.icon = QIcon(picture);
}

void drawFocus(const QStyleOption& option, QPainter& painter) {
    const auto accent = option.palette.color(QPalette::Highlight);
    drawRounded(painter, QRectF(option.rect).adjusted(1, 1, -1, -1), accent, Qt::NoBrush, 4, 2);
}

void drawHairLine(const QStyleOption& option, QPainter& painter, QPoint from, QPoint to) {
    painter.setPen(option.palette.color(QPalette::Mid));
    painter.drawLine(from, to);
}

void drawSeparator(const QStyleOption& option, QPainter& painter) {
    const auto middle = option.rect.center();
    if (option.state & QStyle::State_Horizontal)
        drawHairLine(option, painter, {middle.x(), middle.y() - 12}, {middle.x(), middle.y() + 12});
    else
        drawHairLine(option, painter, {middle.x() - 12, middle.y()}, {middle.x() + 12, middle.y()});
}

void drawTabClose(const QStyleOption& option, QPainter& painter) {
    const bool hovered = option.state & (QStyle::State_Raised | QStyle::State_Sunken);
    if (hovered)
        drawRounded(painter, outline(option.rect), {}, Style::tint(option.palette), 4);
    QRect cross(0, 0, 12, 12);
    cross.moveCenter(option.rect.center());
    paint::paintIcon(painter, cross, QStringLiteral("close"),
                     option.palette.color(hovered ? QPalette::WindowText : QPalette::PlaceholderText));
}

void drawHandle(const QStyleOption& option, QPainter& painter) {
    const auto middle = option.rect.center();
    const bool hovered = option.state & QStyle::State_MouseOver;
    painter.setPen(option.palette.color(hovered ? QPalette::Highlight : QPalette::Mid));
    if (option.rect.width() < option.rect.height())
        painter.drawLine(middle.x(), option.rect.top(), middle.x(), option.rect.bottom());
    else
        painter.drawLine(option.rect.left(), middle.y(), option.rect.right(), middle.y());
}

void drawField(const QStyleOption& option, QPainter& painter, bool filled) {
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    const bool framed = !frame || frame->lineWidth > 0;
    const bool focused = option.state & QStyle::State_HasFocus;
    const auto line = framed ? option.palette.color(focused ? QPalette::Highlight : QPalette::Mid) : QColor();
    const auto rect = focused ? QRectF(option.rect).adjusted(1, 1, -1, -1) : outline(option.rect);
    const QBrush fill = filled ? option.palette.brush(QPalette::Base) : QBrush(Qt::NoBrush);
    drawRounded(painter, framed ? rect : QRectF(option.rect), line, fill, framed ? 4 : 0, focused ? 2 : 1);
}

void drawFrame(const QStyleOption& option, QPainter& painter) {
    const auto line =
        option.palette.color(option.state & QStyle::State_HasFocus ? QPalette::Highlight : QPalette::Mid);
    drawRounded(painter, outline(option.rect), line, Qt::NoBrush, 2);
}

void drawSpinBox(const QStyleOptionSpinBox& option, QPainter& painter, const QRect& up, const QRect& down) {
    if (option.frame)
        drawField(option, painter, true);
    else
        painter.fillRect(option.rect, option.palette.base());
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto drawStep = [&](const QRect& area, QAbstractSpinBox::StepEnabledFlag step, int direction) {
        const bool possible = (option.state & QStyle::State_Enabled) && (option.stepEnabled & step);
        const auto group = possible ? QPalette::Active : QPalette::Disabled;
        const double half = std::min(area.height(), area.width()) * 0.28;
        const QPointF middle = QRectF(area).center();
        const double rise = half / 2 * direction;
        painter.setPen(QPen(option.palette.color(group, QPalette::Text), 1.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawPolyline(QPolygonF{{middle.x() - half, middle.y() + rise},
                                       {middle.x(), middle.y() - rise},
                                       {middle.x() + half, middle.y() + rise}});
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawStep(up, QAbstractSpinBox::StepUpEnabled, 1);
    drawStep(down, QAbstractSpinBox::StepDownEnabled, -1);
    painter.restore();
}

void adjustItem(QStyleOptionViewItem& option, QPainter& painter) {
    const auto accent = option.palette.color(QPalette::Highlight);
    const bool selected = option.state & QStyle::State_Selected;
    option.palette.setColor(QPalette::Highlight, Style::tint(option.palette));
    option.palette.setColor(QPalette::HighlightedText, option.palette.color(QPalette::Text));
    if (!selected)
        return;
    painter.fillRect(option.rect, option.palette.highlight());
    if (option.index.column() == 0)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), accent);
    option.state &= ~QStyle::State_Selected;
}

void drawTab(const QStyleOptionTab& option, QPainter& painter) {
    const bool selected = option.state & QStyle::State_Selected;
    const auto& palette = option.palette;
    auto rect = option.rect;
    if (selected) {
        drawRounded(painter, QRectF(rect).adjusted(0.5, 0.5, -0.5, 6), palette.color(QPalette::Mid),
                    palette.base(), 4);
        drawRounded(painter, QRectF(rect.left(), rect.top(), rect.width(), 2.5), {}, palette.highlight(), 1);
    } else {
        drawHairLine(option, painter, rect.bottomLeft(), rect.bottomRight());
        if (option.state & QStyle::State_MouseOver)
            painter.fillRect(rect.adjusted(0, 4, 0, -1), mixed(palette.color(QPalette::Highlight),
                                                               palette.color(QPalette::Window), 0.07));
    }
    if (option.state & QStyle::State_HasFocus) {
        auto focus = static_cast<const QStyleOption&>(option);
        focus.rect = rect.adjusted(3, 5, -3, -2);
        drawFocus(focus, painter);
    }
}

void adjustTabText(QStyleOptionTab& option, QPainter& painter) {
    const bool selected = option.state & QStyle::State_Selected;
    option.state &= ~QStyle::State_HasFocus;
    if (!selected)
        option.palette.setColor(QPalette::WindowText, option.palette.color(QPalette::PlaceholderText));
    auto font = painter.font();
    font.setBold(selected);
    painter.setFont(font);
}

void drawDockTitle(const QStyleOptionDockWidget& option, QPainter& painter) {
    painter.fillRect(option.rect, option.palette.color(QPalette::Midlight));
    drawHairLine(option, painter, option.rect.bottomLeft(), option.rect.bottomRight());
    auto font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(option.palette.color(QPalette::WindowText));
    const auto room = option.rect.adjusted(10, 0, -52, 0);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(option.title, Qt::ElideRight, room.width()));
}

void drawToolBar(const QStyleOption& option, QPainter& painter) {
    painter.fillRect(option.rect, option.palette.window());
    drawHairLine(option, painter, option.rect.bottomLeft(), option.rect.bottomRight());
}

void drawMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter, const QStyle& style) {
    painter.fillRect(option.rect, option.palette.window());
    if (option.state & (QStyle::State_Selected | QStyle::State_Sunken))
        drawRounded(painter, QRectF(option.rect).adjusted(1, 2, -1, -2), {}, Style::tint(option.palette), 4);
    style.drawItemText(&painter, option.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                       option.palette, option.state & QStyle::State_Enabled, option.text,
                       QPalette::WindowText);
}

void drawSlider(const QStyleOptionSlider& option, QPainter& painter, const QRect& handle) {
    const auto& palette = option.palette;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.color(QPalette::Mid), 3, Qt::SolidLine, Qt::RoundCap));
    const double y = option.rect.center().y() + 0.5;
    painter.drawLine(QPointF(option.rect.left() + 3, y), QPointF(option.rect.right() - 3, y));
    painter.setPen(QPen(palette.color(QPalette::Base), 1.5));
    painter.setBrush(palette.highlight());
    painter.drawEllipse(QPointF(QRectF(handle).center().x(), y), 6, 6);
    painter.restore();
    if (option.state & QStyle::State_HasFocus)
        drawFocus(option, painter);
}

void drawScrollBar(const QStyleOptionSlider& option, QPainter& painter, const QRect& handle) {
    painter.fillRect(option.rect, option.palette.window());
    const bool upright = option.orientation == Qt::Vertical;
    const auto rect =
        QRectF(handle).adjusted(upright ? 3 : 1, upright ? 1 : 3, upright ? -3 : -1, upright ? -1 : -3);
    const bool active = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    const auto fill =
        active ? option.palette.color(QPalette::PlaceholderText) : option.palette.color(QPalette::Mid);
    drawRounded(painter, rect, {}, fill, 3);
}

} // namespace sf::ui::parts
