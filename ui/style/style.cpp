// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/style.h"

#include "core/text/display_text.h"
#include "ui/paint/base/theme.h"
#include "ui/style/appearance.h"
#include "ui/style/icons.h"
#include "ui/style/spoken_widgets.h"
#include "ui/style/style_primitives.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPainter>
#include <QScreen>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QVariant>

#include <algorithm>

namespace sf::ui {
namespace {

/// A length in pixels that grows with the program's text, when that is larger than usual.
int grown(int pixels) {
    constexpr double usualLine = 16;
    return qRound(pixels * std::max(1.0, QFontMetricsF(QApplication::font()).height() / usualLine));
}

} // namespace

Style::Style() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {
    installSpokenWidgets();
}

void Style::makeFilled(QAbstractButton* button) {
    button->setProperty("filled", true);
}

void Style::makeSegment(QAbstractButton* button) {
    button->setProperty("segment", true);
    button->setCheckable(true);
}

void Style::makeDense(QAbstractItemView* view) {
    view->setProperty("dense", true);
}

QColor Style::tint(const QPalette& palette) {
    return parts::mixed(palette.color(QPalette::Highlight), palette.color(QPalette::Base), 0.16);
}

QPalette Style::standardPalette() const {
    return widgetPalette(paint::Theme::of(paint::Theme::Kind::Light));
}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    auto* line = qobject_cast<QLineEdit*>(widget);
    if (line && !qobject_cast<QAbstractSpinBox*>(line->parent()))
        line->setTextMargins(4, 0, 4, 0);
    // An empty line reports its caret once. If it does so when it gets the focus, screen readers hear that
    // first and don't say which line it is.
    if (line && line->text().isEmpty())
        line->home(false);
    // The only place that makes labels, message boxes and tooltips show plain text: names from documents may
    // look like rich text, for which Qt would load pictures. Labels that need rich text set it explicitly.
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    if (auto* label = qobject_cast<QLabel*>(widget))
        keepOwnText(*label);
    if (widget->isWindow())
        widget->installEventFilter(this);
    // Tab stops at a widget for its proxy, and so goes from the last button of a box back to its first, or
    // from the pages of a tab widget back to the tabs.
    if (qobject_cast<QDialogButtonBox*>(widget) || qobject_cast<QTabWidget*>(widget)) {
        widget->setFocusProxy(nullptr);
        widget->setFocusPolicy(Qt::NoFocus);
    }
    // Those that scroll tabs do what the arrow keys do.
    if (qobject_cast<QAbstractButton*>(widget) && qobject_cast<QTabBar*>(widget->parent()))
        widget->setFocusPolicy(Qt::NoFocus);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QTabBar*>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget))
        widget->installEventFilter(this);
    if (qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) || line)
        widget->installEventFilter(&m_fieldSelection);
}

bool Style::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowTitleChange && watched->isWidgetType()) {
        QAccessibleEvent renamed(watched, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
    }
    const bool isField = qobject_cast<QComboBox*>(watched) || qobject_cast<QAbstractSpinBox*>(watched);
    if (event->type() != QEvent::Wheel || !isField)
        return QProxyStyle::eventFilter(watched, event);
    event->ignore(); // so that it goes to what is around the widget
    return true;
}

void Style::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette,
                         bool enabled, const QString& text, QPalette::ColorRole role) const {
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text::displayText(text), role);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool:
        return parts::drawButton(*option, *painter, widget);
    case PE_FrameFocusRect:
        return parts::drawFocus(*option, *painter);
    case PE_FrameDockWidget:
    case PE_FrameStatusBarItem:
    case PE_IndicatorToolBarHandle:
    case PE_PanelStatusBar:
        return;
    case PE_FrameTabBarBase:
        return parts::drawHairLine(*option, *painter, option->rect.bottomLeft(), option->rect.bottomRight());
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return parts::drawCheckBox(*option, *painter);
    case PE_IndicatorRadioButton:
        return parts::drawRadioButton(*option, *painter);
    case PE_IndicatorTabClose:
        return parts::drawTabClose(*option, *painter);
    case PE_IndicatorDockWidgetResizeHandle:
        return parts::drawHandle(*option, *painter);
    case PE_IndicatorToolBarSeparator:
        return parts::drawSeparator(*option, *painter);
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        return parts::drawField(*option, *painter, element == PE_PanelLineEdit);
    case PE_Frame:
    case PE_FrameGroupBox:
        return parts::drawFrame(*option, *painter);
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    switch (element) {
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            return parts::drawTab(*tab, *painter);
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            auto shown = *tab;
            parts::adjustTabText(shown, *painter);
            return QProxyStyle::drawControl(element, &shown, painter, widget);
        }
        break;
    case CE_DockWidgetTitle:
        if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option))
            return parts::drawDockTitle(*dock, *painter);
        break;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            auto shown = *button;
            parts::adjustButtonText(shown, *painter, widget);
            return QProxyStyle::drawControl(element, &shown, painter, widget);
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            auto shown = *button;
            parts::adjustToolButton(shown, widget);
            return QProxyStyle::drawControl(element, &shown, painter, widget);
        }
        break;
    case CE_ItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            auto shown = *item;
            shown.text = text::displayText(shown.text);
            parts::adjustItem(shown, *painter);
            return QProxyStyle::drawControl(element, &shown, painter, widget);
        }
        break;
    case CE_ToolBar:
        return parts::drawToolBar(*option, *painter);
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            auto shown = *item;
            parts::adjustMenuItem(shown);
            return QProxyStyle::drawControl(element, &shown, painter, widget);
        }
        break;
    case CE_MenuBarEmptyArea:
        return painter->fillRect(option->rect, option->palette.window());
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return parts::drawMenuBarItem(*item, *painter, *this);
        break;
    case CE_Splitter:
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
    if (control == CC_Slider)
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option))
            if (slider->orientation == Qt::Horizontal)
                return parts::drawSlider(*slider, *painter,
                                         subControlRect(control, option, SC_SliderHandle, widget));
    if (control == CC_SpinBox)
        if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option))
            return parts::drawSpinBox(*box, *painter, subControlRect(control, option, SC_SpinBoxUp, widget),
                                      subControlRect(control, option, SC_SpinBoxDown, widget));
    if (control == CC_ScrollBar)
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return parts::drawScrollBar(*bar, *painter,
                                        subControlRect(control, option, SC_ScrollBarSlider, widget));
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

namespace {

/// Total left and right padding of a tab's text. Docks share one narrow area, so in large fonts their tabs
/// give up this padding before their text is elided.
int tabSpace(const QWidget* bar) {
    constexpr int usual = 28;
    constexpr int least = 12;
    constexpr int usualFont = 17; // pixels high: 10 pt at 96 dpi
    const bool isOfDocks = bar && qobject_cast<const QMainWindow*>(bar->parentWidget());
    const int surplus = isOfDocks ? std::max(0, bar->fontMetrics().height() - usualFont) : 0;
    return std::max(least, usual - surplus);
}

} // namespace

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_ToolBarIconSize:
        return grown(20);
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
        return grown(18);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return grown(QProxyStyle::pixelMetric(metric, option, widget));
    case PM_ToolBarItemSpacing:
        return 2;
    case PM_ToolBarItemMargin:
        return 4;
    case PM_ToolBarFrameWidth:
        return 0;
    case PM_ToolBarSeparatorExtent:
        return 11;
    case PM_DockWidgetTitleMargin:
        return 3;
    case PM_DockWidgetTitleBarButtonMargin:
        return 2;
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
        return 5;
    case PM_TabBarTabHSpace:
        return tabSpace(widget);
    case PM_TabBarTabVSpace:
        return 10;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabOverlap:
        return 0;
    case PM_TabCloseIndicatorWidth:
    case PM_TabCloseIndicatorHeight:
        return 18;
    case PM_ScrollBarExtent:
        return 12;
    case PM_ScrollBarSliderMin:
        return 28;
    case PM_FocusFrameHMargin: // beside the text of list and table items
        return widget && widget->property("dense").toBool() ? 2 : 5;
    case PM_ButtonMargin:
        return 8;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_MenuBarItemSpacing:
        return 2;
    case PM_MenuBarPanelWidth:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* data) const {
    switch (hint) {
    case SH_EtchDisabledText: // an etched shadow is harder to read
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ScrollBar_Transient:
        return 0;
    case SH_ToolTip_WakeUpDelay:
        return 500;
    case SH_UnderlineShortcut:
        return 1;
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const {
    auto result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton) // filled buttons are bold
        result = QSize(result.width() + size.width() / 8 + 4,
                       std::max(result.height(), option->fontMetrics.height() + 12));
    if (type == CT_ToolButton && qobject_cast<const QToolBar*>(widget ? widget->parentWidget() : nullptr))
        result = result.expandedTo({32, 32});
    if (type == CT_ToolButton && widget && widget->property("filled").toBool())
        result.rwidth() += size.width() / 8;
    if (type == CT_MenuBarItem)
        result = QSize(size.width() + 20, std::max(26, option->fontMetrics.height() + 8));
    if (type == CT_TabBarTab) // the selected tab's text is bold
        result = QSize(result.width() + size.width() / 10, std::max(29, option->fontMetrics.height() + 12));
    if (type == CT_ItemViewItem)
        result.setHeight(std::max(result.height(), option->fontMetrics.height() + 5));
    if (type == CT_LineEdit || type == CT_ComboBox || type == CT_SpinBox)
        result.setHeight(std::max(result.height(), option->fontMetrics.height() + 10));
    const bool isNamed = type == CT_PushButton || type == CT_ToolButton || type == CT_ComboBox ||
                         type == CT_MenuItem || type == CT_TabBarTab;
    if (type == CT_ComboBox) // its list shows the whole of long names
        result.setWidth(std::min(result.width(), 34 * option->fontMetrics.averageCharWidth()));
    if (isNamed && widget) // a document's names in it must not push other things off the screen
        result.setWidth(std::min(result.width(), widget->screen()->availableSize().width() / 2));
    return result;
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    if (element == SE_DockWidgetTitleBarText)
        return option->rect.adjusted(10, 0, -52, 0);
    return QProxyStyle::subElementRect(element, option, widget);
}

QIcon Style::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    switch (icon) {
    case SP_TitleBarCloseButton:
    case SP_TabCloseButton:
    case SP_LineEditClearButton: // Qt would search the theme's folders, a seventh of the startup time
        return smallIcon(QStringLiteral("close"));
    case SP_TitleBarNormalButton:
        return smallIcon(QStringLiteral("duplicate"));
    case SP_ToolBarHorizontalExtensionButton:
        return lineIcon(QStringLiteral("more"));
    case SP_MessageBoxInformation:
        return lineIcon(QStringLiteral("info"));
    case SP_MessageBoxQuestion:
        return lineIcon(QStringLiteral("hint"));
    case SP_MessageBoxWarning:
        return lineIcon(QStringLiteral("warn"));
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

} // namespace sf::ui

#include "moc_style.cpp"
