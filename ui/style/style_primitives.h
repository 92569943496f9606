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

/// The single things that Style draws, each from its option alone.
namespace sf::ui::parts {

/// `share` of the first colour over the second.
QColor mixed(const QColor& over, const QColor& under, double share);

void drawButton(const QStyleOption& option, QPainter& painter, const QWidget* widget);
/// The text and the icon of a filled tool button.
void adjustToolButton(QStyleOptionToolButton& option, const QWidget* widget);
/// The icon of the chosen item, when it is a line icon, in the colour of its text.
void adjustMenuItem(QStyleOptionMenuItem& option);
void adjustButtonText(QStyleOptionButton& option, QPainter& painter, const QWidget* widget);
/// Its border stands out from every ground, so that an empty one is seen.
void drawCheckBox(const QStyleOption& option, QPainter& painter);
/// The same as a ring, with a dot where it is chosen.
void drawRadioButton(const QStyleOption& option, QPainter& painter);
void drawFocus(const QStyleOption& option, QPainter& painter);
void drawHairLine(const QStyleOption& option, QPainter& painter, QPoint from, QPoint to);
void drawSeparator(const QStyleOption& option, QPainter& painter);
void drawTabClose(const QStyleOption& option, QPainter& painter);
void drawHandle(const QStyleOption& option, QPainter& painter);
void drawField(const QStyleOption& option, QPainter& painter, bool filled);
void drawFrame(const QStyleOption& option, QPainter& painter);
/// A field with two steps at its right; a step that is not possible is pale.
void drawSpinBox(const QStyleOptionSpinBox& option, QPainter& painter, const QRect& up, const QRect& down);
/// A chosen row is tinted, with a bar of the accent at its beginning.
void adjustItem(QStyleOptionViewItem& option, QPainter& painter);
void drawTab(const QStyleOptionTab& option, QPainter& painter);
void adjustTabText(QStyleOptionTab& option, QPainter& painter);
void drawDockTitle(const QStyleOptionDockWidget& option, QPainter& painter);
void drawToolBar(const QStyleOption& option, QPainter& painter);
void drawMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter, const QStyle& style);
void drawSlider(const QStyleOptionSlider& option, QPainter& painter, const QRect& handle);
void drawScrollBar(const QStyleOptionSlider& option, QPainter& painter, const QRect& handle);

} // namespace sf::ui::parts
