// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_rows.h"

#include "core/text/caption.h"
#include "core/text/lists.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"

#include <QGridLayout>
#include <QLabel>

namespace sf::ui {

FigureRows::FigureRows(const QString& accessibleName, QWidget* parent)
    : QWidget(parent), m_grid(marginless<QGridLayout>(this)) {
    setAccessibleName(accessibleName);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
}

FigureRows::Line FigureRows::addLine() {
    Line line{new QLabel(this), new QLabel(this), new RuleChip(this)};
    line.name->setTextFormat(Qt::PlainText);
    line.name->setWordWrap(true);
    line.name->setMinimumWidth(1); // a long word must not widen the dock
    line.figure->setTextFormat(Qt::PlainText);
    scaleFont(*line.name, 0.9);
    scaleFont(*line.figure, 0.9, true);
    const int row = static_cast<int>(m_lines.size());
    m_grid->addWidget(line.name, row, 0);
    m_grid->addWidget(line.figure, row, 1, Qt::AlignRight | Qt::AlignTop);
    m_grid->addWidget(line.chip, row, 2, Qt::AlignRight | Qt::AlignTop);
    return line;
}

void FigureRows::setRows(const std::vector<Row>& rows) {
    m_rows = rows;
    while (m_lines.size() < rows.size())
        m_lines.push_back(addLine());
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const bool isShown = i < rows.size();
        line.name->setVisible(isShown);
        line.figure->setVisible(isShown);
        if (!isShown) {
            line.chip->setRule({});
            continue;
        }
        const Row& row = rows[i];
        line.name->setText(row.remark.isEmpty() ? row.name : tr("%1, %2").arg(row.name, row.remark));
        line.figure->setText(row.figure);
        line.figure->setAccessibleName(tr("%1: %2").arg(row.name, row.figure));
        line.chip->setRule(row.rule, row.name);
    }
    setAccessibleDescription(plainText());
}

QString FigureRows::plainText() const {
    QStringList lines;
    for (const Row& row : m_rows) {
        const QString name = row.remark.isEmpty() ? row.name : tr("%1, %2").arg(row.name, row.remark);
        lines << text::Caption(text::labelled(name, row.figure), row.rule).text();
    }
    return lines.join(u'\n');
}

} // namespace sf::ui

#include "moc_figure_rows.cpp"
