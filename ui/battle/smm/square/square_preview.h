// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/pieces/stack_grid.h"

#include <QWidget>

class QLabel;

namespace sf::ui {

/// The Square that a stack would be, with what its size counts for in words.
class SquarePreview final : public QWidget {
    Q_OBJECT

public:
    SquarePreview(const QString& title, QWidget* parent = nullptr);

    /// Null: there would be none.
    void setStack(const battle::Battle& battle, const battle::StackPointer& stack);
    QString words() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF drawing() const;

    std::optional<paint::StackGrid> m_grid;
    QString m_title;
    QLabel* m_words;
};

} // namespace sf::ui
