// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/tab_order.h"

#include "ui/speech/text_reader.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QWidget>

#include <algorithm>
#include <numeric>

namespace sf::ui {
namespace {

void addStops(const QLayout& layout, QWidgetList& stops);

/// Tab stops there for its proxy.
bool standsForAPart(const QWidget& widget) {
    return widget.focusProxy() && widget.isAncestorOf(widget.focusProxy());
}

void addStops(QWidget& widget, QWidgetList& stops) {
    if (standsForAPart(widget))
        stops << &widget;
    if (const auto* tabs = qobject_cast<QTabWidget*>(&widget)) {
        stops << tabs->tabBar();
        for (int page = 0; page < tabs->count(); ++page)
            addStops(*tabs->widget(page), stops);
    } else if (const auto* splitter = qobject_cast<QSplitter*>(&widget)) {
        for (int part = 0; part < splitter->count(); ++part)
            addStops(*splitter->widget(part), stops);
    } else if (widget.focusPolicy() & Qt::TabFocus)
        stops << &widget;
    else if (auto* scroll = qobject_cast<QScrollArea*>(&widget); scroll && scroll->widget())
        addStops(*scroll->widget(), stops);
    else if (widget.layout())
        addStops(*widget.layout(), stops);
}

void addStops(const QLayout& layout, QWidgetList& stops) {
    for (const int place : placesAsShown(layout)) {
        QLayoutItem& item = *layout.itemAt(place);
        if (item.layout())
            addStops(*item.layout(), stops);
        else if (item.widget())
            addStops(*item.widget(), stops);
    }
}

void stopAtChosen(const QButtonGroup& group) {
    const QAbstractButton* chosen = group.checkedButton();
    for (QAbstractButton* button : group.buttons())
        button->setFocusPolicy(!chosen || button == chosen ? Qt::StrongFocus : Qt::ClickFocus);
}

} // namespace

void enterAtChosen(QButtonGroup& group) {
    QObject::connect(&group, &QButtonGroup::idToggled, &group, [&group] { stopAtChosen(group); });
    stopAtChosen(group);
}

std::pair<int, int> gridCell(const QGridLayout& grid, int place) {
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
    grid.getItemPosition(place, &row, &column, &rows, &columns);
    return {row, column};
}

std::vector<int> placesAsShown(const QLayout& layout) {
    std::vector<int> places(static_cast<std::size_t>(layout.count()));
    std::iota(places.begin(), places.end(), 0);
    if (const auto* grid = qobject_cast<const QGridLayout*>(&layout))
        std::stable_sort(places.begin(), places.end(),
                         [grid](int a, int b) { return gridCell(*grid, a) < gridCell(*grid, b); });
    return places;
}

void orderTabs(const QLayout& layout) {
    QWidgetList stops;
    addStops(layout, stops);
    // While a widget has a proxy, Qt takes it for all of its parts.
    std::vector<std::pair<QWidget*, QWidget*>> proxies;
    for (QWidget* stop : std::as_const(stops))
        if (standsForAPart(*stop))
            proxies.emplace_back(stop, stop->focusProxy());
    for (const auto& [widget, proxy] : proxies)
        widget->setFocusProxy(nullptr);
    for (qsizetype stop = 1; stop < stops.size(); ++stop)
        QWidget::setTabOrder(stops[stop - 1], stops[stop]);
    for (const auto& [widget, proxy] : proxies)
        widget->setFocusProxy(proxy);
}

QWidget* firstTabStop(QWidget& widget) {
    const auto open = [](const QWidget* stop) { return stop->isVisible() && stop->isEnabled(); };
    for (QWidget* entry : {widget.property("entry").value<QWidget*>(), widget.focusProxy()})
        if (entry && open(entry))
            return entry;
    QWidgetList stops;
    addStops(widget, stops);
    stops.removeIf([&](const QWidget* stop) { return !open(stop) || standsForAPart(*stop); });
    return stops.isEmpty() ? TextReader::in(widget) : stops.first();
}

} // namespace sf::ui
