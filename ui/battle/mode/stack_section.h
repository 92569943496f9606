// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/shown_stack.h"

#include <QWidget>

namespace sf::ui {

/// A rule system's part of the Stack dock, between the stack's head and the table of its units.
class StackSection : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void setStack(const ShownStackPointer& shown) = 0;
    /// Cut, Copy, Paste ... of the selected units, where the section lets people select some.
    virtual void addUnitEdits(const QList<QAction*>& /*edits*/) {}
};

} // namespace sf::ui
