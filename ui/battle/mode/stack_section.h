// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/shown_stack.h"

#include <QWidget>

class QBoxLayout;

namespace sf::ui {

/// A rule system's part of the Stack dock, between the stack's head and the table of its units.
class StackSection : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setStack(const ShownStackPointer& shown) = 0;
    /// Cut, Copy, Paste ... of the selected units, where the section lets people select some.
    virtual void addUnitEdits(const QList<QAction*>& /*edits*/) {}
    /// The row for the link that unfolds the units; null if they are always shown.
    virtual QBoxLayout* linkRow() { return nullptr; }
};

} // namespace sf::ui
