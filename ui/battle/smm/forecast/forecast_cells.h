// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/luck.h"

#include <QWidget>

namespace sf::ui {

/// The faces of a die as cells, with those that hit filled.
class ForecastCells final : public QWidget {
    Q_OBJECT

public:
    explicit ForecastCells(QWidget* parent = nullptr);
    void setQuestion(const smm::Question& question);
    QSize sizeHint() const override { return {120, 11}; }
    QSize minimumSizeHint() const override { return {60, 11}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    smm::Question m_question;
};

} // namespace sf::ui
