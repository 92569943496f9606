// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/film/loss_report.h"

#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/elided_label.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {
namespace {

constexpr std::size_t firstLines = 3; ///< of a side, until more are asked for
constexpr int columns = 2;

} // namespace

QStringList LossSummary::lines() const {
    return (losses.empty() ? QStringList() : document::lossLines(losses)) + turns;
}

LossReport::LossReport(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_columns(new QGridLayout)
    , m_turns(new QLabel(this))
    , m_more(new QToolButton(this)) {
    setObjectName(QStringLiteral("lossReport"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    for (QLabel* text : {m_title, m_turns}) {
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
    }
    scaleFont(*m_title, 1.0, true);
    m_more->setCheckable(true);
    m_more->setText(tr("More"));
    auto* column = padded<QVBoxLayout>(this, barMargins, 4);
    column->addWidget(m_title);
    column->addLayout(m_columns);
    column->addWidget(m_turns);
    column->addWidget(m_more);
    for (int side = 0; side < columns; ++side)
        m_columns->setColumnStretch(side, 1);
    connect(m_more, &QToolButton::toggled, this, &LossReport::fill);
    hide();
}

void LossReport::setSummary(const LossSummary& summary) {
    m_summary = summary;
    m_title->setText(text::displayText(summary.title));
    setAccessibleName(m_title->text());
    setAccessibleDescription(text::displayText(summary.lines().join(u'\n')));
    setUnfolded(false);
    fill();
    setVisible(!summary.isEmpty());
}

void LossReport::setUnfolded(bool isUnfolded) {
    m_more->setChecked(isUnfolded);
}

void LossReport::fill() {
    while (QLayoutItem* item = m_columns->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const bool isUnfolded = m_more->isChecked();
    const bool isAnybodyHurt = document::isAnybodyHurt(m_summary.losses);
    bool hasMore = !m_summary.turns.isEmpty();
    if (!isAnybodyHurt && !m_summary.losses.empty())
        m_columns->addWidget(label(document::lossLines(m_summary.losses).front()), 0, 0);
    for (std::size_t side = 0; isAnybodyHurt && side < m_summary.losses.size(); ++side) {
        addSide(side, isUnfolded);
        hasMore = hasMore || m_summary.losses[side].stacks.size() > firstLines;
    }
    m_turns->setText(text::displayText(m_summary.turns.join(u'\n')));
    m_turns->setVisible(isUnfolded && !m_summary.turns.isEmpty());
    m_more->setVisible(hasMore);
}

QLabel* LossReport::label(const QString& text) {
    auto* line = new ElidedLabel(this);
    line->setWholeText(text);
    return line;
}

void LossReport::addSide(std::size_t side, bool isUnfolded) {
    const document::SideLosses& lost = m_summary.losses[side];
    auto* column = new QWidget(this);
    auto* rows = marginless<QVBoxLayout>(column, 2);
    auto* head = marginless<QHBoxLayout>(new QWidget(column), 6);
    rows->addWidget(head->parentWidget());
    auto* token = new QLabel(column);
    const int size = fontMetrics().height();
    token->setPixmap(paint::sideTokenPixmap(size, devicePixelRatioF(), static_cast<int>(side),
                                            m_summary.colours.at(side)));
    head->addWidget(token);
    auto* name = label(document::lossLine(lost.all));
    scaleFont(*name, 1.0, true);
    head->addWidget(name, 1);
    const std::size_t shown = isUnfolded ? lost.stacks.size() : std::min(firstLines, lost.stacks.size());
    for (std::size_t i = 0; i < shown; ++i)
        rows->addWidget(label(document::lossLine(lost.stacks[i])));
    rows->addStretch();
    const int place = static_cast<int>(side);
    m_columns->addWidget(column, place / columns, place % columns);
}

} // namespace sf::ui

#include "moc_loss_report.cpp"
