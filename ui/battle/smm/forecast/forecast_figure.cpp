// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/forecast_figure.h"

#include "core/text/battle_text.h"
#include "core/text/lists.h"
#include "core/text/smm_text.h"
#include "ui/battle/smm/forecast/forecast_text.h"
#include "ui/paint/base/theme.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/wrapped_label.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace sf::ui {

ForecastFigure::ForecastFigure(QString title, QWidget* parent)
    : QWidget(parent)
    , m_title(std::move(title))
    , m_name(new QLabel(m_title, this))
    , m_value(new QLabel(this))
    , m_grid(marginless<QGridLayout>(this)) {
    m_grid->setHorizontalSpacing(4);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
    m_name->setContentsMargins(6, 2, 0, 2);
    m_value->setContentsMargins(0, 0, 6, 0);
    m_value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(m_name, 0, 0);
    m_grid->addWidget(m_value, 0, 1, 1, 2);
    scaleFont(*m_name, 0.95, true);
    scaleFont(*m_value, 1.15, true);
}

ForecastFigure::Row& ForecastFigure::row(std::size_t place) {
    while (m_rows.size() <= place) {
        const int line = static_cast<int>(m_rows.size()) + 1;
        Row row{new QLabel(this), new QLabel(this), new RuleChip(this)};
        row.words->setWordWrap(true);
        row.words->setContentsMargins(4, 0, 0, 0);
        row.value->setAlignment(Qt::AlignRight);
        m_grid->addWidget(row.words, line, 0, Qt::AlignVCenter);
        m_grid->addWidget(row.value, line, 1, Qt::AlignVCenter);
        m_grid->addWidget(row.chip, line, 2, Qt::AlignVCenter);
        m_grid->setRowStretch(line, 0);
        m_grid->setRowStretch(line + 1, 1);
        scaleFont(*row.words, 0.85);
        scaleFont(*row.value, 0.9, true);
        m_rows.push_back(row);
    }
    return m_rows[place];
}

void ForecastFigure::setFigure(const smm::Figure& figure, const battle::Stack& stack, const QColor& tint) {
    m_tint = tint;
    m_value->setText(text::figure(figure.value));
    m_value->setAccessibleName(m_title + u' ' + m_value->text());
    for (std::size_t place = 0; place < std::max(figure.terms.size(), m_rows.size()); ++place) {
        Row& shown = row(place);
        const bool used = place < figure.terms.size();
        shown.words->setVisible(used);
        shown.value->setVisible(used);
        if (!used) {
            shown.chip->setRule({});
            continue;
        }
        const smm::Term& term = figure.terms[place];
        const QString whole = text::term(term, stack);
        shown.words->setText(breakable(briefTerm(term, stack)));
        shown.words->setToolTip(whole);
        shown.value->setText(text::signedFigure(term.value));
        shown.value->setToolTip(whole);
        const QString said = shown.value->text() + u' ' + whole;
        shown.value->setAccessibleName(said);
        shown.chip->setRule(term.rule, text::labelled(m_title, said));
    }
    update();
}

/// Paints the tinted background of the heading.
void ForecastFigure::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRect heading(0, 0, width(), m_grid->cellRect(0, 0).height());
    painter.fillRect(heading, paint::mixed(palette().color(QPalette::Base), m_tint, 0.18));
}

} // namespace sf::ui

#include "moc_forecast_figure.cpp"
