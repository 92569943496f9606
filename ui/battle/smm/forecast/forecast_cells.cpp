// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/forecast_cells.h"

#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

#include <QPainter>

namespace sf::ui {

ForecastCells::ForecastCells(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ForecastCells::setQuestion(const smm::Question& question) {
    m_question = question;
    setAccessibleName(tr("%1 of the %n face(s) hit", nullptr, question.sides).arg(question.yesFaces()));
    setToolTip(accessibleName());
    update();
}

void ForecastCells::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint::paintChanceCells(painter, rect(), m_question.yesFaces(), m_question.sides, currentTheme());
}

} // namespace sf::ui

#include "moc_forecast_cells.cpp"
