// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/current_theme.h"

#include <QEvent>

namespace sf::ui {

/// A widget that caches something made with its colours or font, such as pictures.
template<class Widget>
class Restyled : public Widget {
public:
    using Widget::Widget;

protected:
    /// The widget has got new colours or another font.
    virtual void restyle() = 0;

    void changeEvent(QEvent* event) override {
        if (isRestyling(*event))
            restyle();
        Widget::changeEvent(event);
    }
};

} // namespace sf::ui
