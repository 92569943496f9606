// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace sf::ui {

/// A rule system's part of the Stack dock, below the stack's head: the orders of the selected stack.
class OrderSection : public QWidget {
public:
    using QWidget::QWidget;

    /// Unfolds what orders there are and puts the keyboard there.
    virtual void goTo() = 0;
};

} // namespace sf::ui
