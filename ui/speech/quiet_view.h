// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QApplication>

namespace sf::ui {

/// Every QListView, QTableView or QTreeView of a window, or widget made from one. Qt 6.4 reports a new
/// current or selected row as the focus even if the keyboard is elsewhere, so that a list that follows the
/// game takes screen readers away from the board. This one reports its rows only while it has the focus.
template<class View>
class QuietView : public View {
public:
    using View::View;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        if (hasKeyboard())
            return View::currentChanged(current, previous);
        QAbstractItemView::currentChanged(current, previous);
        this->viewport()->update(); // of trees, whole rows
    }
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override {
        if (hasKeyboard())
            View::selectionChanged(selected, deselected);
        else
            QAbstractItemView::selectionChanged(selected, deselected);
    }

private:
    bool hasKeyboard() const {
        const QWidget* focused = QApplication::focusWidget();
        return focused == this || this->isAncestorOf(focused);
    }
};

} // namespace sf::ui
