// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/board.h"

#include <QWidget>

namespace sf::ui {

/// A small Imperio board beside a form: what a choice would set out.
class BoardPreview final : public QWidget {
    Q_OBJECT

public:
    explicit BoardPreview(QWidget* parent = nullptr);
    void setBoard(const imperio::Board& board);

    QSize sizeHint() const override { return {300, 300}; }
    QSize minimumSizeHint() const override { return {200, 200}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    imperio::Board m_board;
};

} // namespace sf::ui
