// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QRect>

class QPainter;
class QPoint;
class QStyle;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionDockWidget;
class QStyleOptionMenuItem;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;
class QStyleOptionToolButton;
class QStyleOptionViewItem;
class QWidget;

/// Draws the elements of Style, each from its option alone.
namespace sf::ui::parts {

/// Blends `share` of the first colour over the second.
QColor mixed(const QColor& over, const QColor& under, double share);

void drawButton(const QStyleOption& option, QPainter& painter, const QWidget* widget);
/// Adjusts the text and the icon of a filled tool button.
void adjustToolButton(QStyleOptionToolButton& option, const QWidget* widget);
/// Gives the selected item's icon the colour of its text, if it is a line icon.
void adjustMenuItem(QStyleOptionMenuItem& option);
void adjustButtonText(QStyleOptionButton& option, QPainter& painter, const QWidget* widget);
/// The border contrasts with every background, so that an empty box is visible.
void drawCheckBox(const QStyleOption& option, QPainter& painter);
/// Like a check box, but a ring with a dot when chosen.
void drawRadioButton(const QStyleOption& option, QPainter& painter);
void drawFocus(const QStyleOption& option, QPainter& painter);
void drawHairLine(const QStyleOption& option, QPainter& painter, QPoint from, QPoint to);
void drawSeparator(const QStyleOption& option, QPainter& painter);
void drawTabClose(const QStyleOption& option, QPainter& painter);
void drawHandle(const QStyleOption& option, QPainter& painter);
void drawField(const QStyleOption& option, QPainter& painter, bool filled);
void drawFrame(const QStyleOption& option, QPainter& painter);
/// A field with two step buttons at its right; a disabled step is pale.
void drawSpinBox(const QStyleOptionSpinBox& option, QPainter& painter, const QRect& up, const QRect& down);
/// A selected row is tinted and has an accent bar at its leading edge.
void adjustItem(QStyleOptionViewItem& option, QPainter& painter);
void drawTab(const QStyleOptionTab& option, QPainter& painter);
void adjustTabText(QStyleOptionTab& option, QPainter& painter);
void drawDockTitle(const QStyleOptionDockWidget& option, QPainter& painter);
void drawToolBar(const QStyleOption& option, QPainter& painter);
void drawMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter, const QStyle& style);
void drawSlider(const QStyleOptionSlider& option, QPainter& painter, const QRect& handle);
void drawScrollBar(const QStyleOptionSlider& option, QPainter& painter, const QRect& handle);

} // namespace sf::ui::parts
