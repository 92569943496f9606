// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/analysis/analysis_panel.h"

#include "core/rules/imperio/game/record.h"
#include "core/text/lists.h"
#include "ui/imperio/analysis/analysis_controller.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/layouts.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

QString percent(double chance) {
    return AnalysisPanel::tr("%1 %").arg(QString::number(100 * chance, 'f', 1));
}

} // namespace

AnalysisPanel::AnalysisPanel(AnalysisController& analysis, GameController& controller, QWidget* parent)
    : QWidget(parent)
    , m_analysis(analysis)
    , m_controller(controller)
    , m_on(new QCheckBox(tr("Analyse the position that is shown"), this))
    , m_state(new QLabel(this))
    , m_lines(new QuietView<QTreeWidget>(this))
    , m_reasons(new QLabel(this))
    , m_plan(new QLabel(this))
    , m_try(new QPushButton(tr("Try from here"), this)) {
    makeLayout();
    connect(m_on, &QCheckBox::toggled, &analysis, &AnalysisController::setOn);
    connect(m_try, &QPushButton::clicked, &analysis, &AnalysisController::tryFromHere);
    connect(m_lines, &QTreeWidget::currentItemChanged, this, &AnalysisPanel::showReasons);
    connect(&analysis, &AnalysisController::changed, this, &AnalysisPanel::refresh);
    refresh();
}

void AnalysisPanel::makeLayout() {
    m_on->setObjectName(QStringLiteral("analysisOn"));
    m_state->setObjectName(QStringLiteral("analysisState"));
    m_lines->setObjectName(QStringLiteral("analysisLines"));
    m_lines->setAccessibleName(tr("Best actions"));
    m_lines->setHeaderLabels({tr("Action"), tr("Your chance to win")});
    m_lines->setRootIsDecorated(false);
    m_lines->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_lines->setMinimumHeight(8 * fontMetrics().height());
    for (QLabel* label : {m_state, m_reasons, m_plan}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_on);
    layout->addWidget(m_try, 0, Qt::AlignLeft); // above what grows and shrinks
    addWidgets(*layout, {m_state, m_lines, m_reasons, m_plan});
    layout->addStretch();
    setTabOrder(m_on, m_try);
}

void AnalysisPanel::refresh() {
    const QSignalBlocker silence(m_on);
    m_on->setChecked(m_analysis.isOn());
    m_on->setEnabled(m_controller.document().hasBegun());
    m_try->setEnabled(m_analysis.canTry());
    m_state->setText(stateText());
    m_plan->setText(planText());
    fillLines();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_lines, m_reasons, m_plan})
        widget->setVisible(m_analysis.isOn());
}

QString AnalysisPanel::stateText() const {
    if (!m_analysis.isOn())
        return {};
    if (m_controller.position().result)
        return tr("The game is over here.");
    if (!m_analysis.finding())
        return tr("Thinking…");
    return tr("With the best plan for this turn, the attacker's chance to win: %1.")
        .arg(percent(m_analysis.finding()->attackersChance));
}

QString AnalysisPanel::planText() const {
    if (!m_analysis.finding() || m_analysis.finding()->plan.empty())
        return {};
    QStringList actions;
    for (const imperio::Action& action : m_analysis.finding()->plan)
        actions << QString::fromStdString(imperio::actionText(action, m_controller.position().toMove));
    return tr("Looking ahead to the next dice roll: %1").arg(text::listed(actions));
}

void AnalysisPanel::fillLines() {
    m_lines->clear();
    if (!m_analysis.finding())
        return;
    for (const auto& line : m_analysis.finding()->lines) {
        auto* item = new QTreeWidgetItem(
            m_lines,
            {QString::fromStdString(imperio::actionText(line.action, m_controller.position().toMove)),
             percent(line.chance)});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(0, line.reasons.join(u'\n'));
    }
    m_lines->setCurrentItem(m_lines->topLevelItem(0));
}

void AnalysisPanel::showReasons() {
    const int row = m_lines->indexOfTopLevelItem(m_lines->currentItem());
    const bool isKnown = row >= 0 && m_analysis.finding();
    m_reasons->setText(
        isKnown ? m_analysis.finding()->lines[static_cast<std::size_t>(row)].reasons.join(u'\n') : QString());
}

} // namespace sf::ui

#include "moc_analysis_panel.cpp"
