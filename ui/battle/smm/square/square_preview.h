// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/stack_preview.h"
#include "ui/paint/pieces/stack_grid.h"

namespace sf::ui {

/// The Square that a stack would form, with the effects of its size.
class SquarePreview final : public StackPreview {
    Q_OBJECT

public:
    SquarePreview(const QString& title, QWidget* parent = nullptr);

    void setStack(const battle::Battle& battle, const battle::StackPointer& stack) override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF drawing() const;

    std::optional<paint::StackGrid> m_grid;
};

} // namespace sf::ui
