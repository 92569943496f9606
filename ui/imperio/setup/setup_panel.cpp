// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/setup_panel.h"

#include "core/text/imperio_options.h"
#include "core/text/imperio_text.h"
#include "ui/forms/refusal_line.h"
#include "ui/imperio/position/position_fields.h"
#include "ui/imperio/setup/alteration_list.h"
#include "ui/imperio/setup/formation_bar.h"
#include "ui/imperio/setup/game_rules_dialog.h"
#include "ui/imperio/setup/piece_palette.h"
#include "ui/imperio/setup/setup_problems.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/setup_edits.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace sf::ui {

using imperio::Stage;

namespace {

QString finishText(Stage stage) {
    switch (stage) {
    case Stage::DefenderDeploys:
        return SetupPanel::tr("Finish: the attac&ker deploys");
    case Stage::AttackerDeploys:
        return SetupPanel::tr("Finish: the defe&nder alters");
    default:
        return SetupPanel::tr("&Begin play");
    }
}

} // namespace

SetupPanel::SetupPanel(GameController& controller, QWidget* parent)
    : QScrollArea(parent), m_controller(controller), m_layout(new QVBoxLayout) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget(this);
    body->setBackgroundRole(QPalette::Base);
    body->setAutoFillBackground(true);
    body->setLayout(m_layout);
    m_layout->setContentsMargins(panelMargins);
    m_layout->setSpacing(8);
    m_layout->addWidget(makeFinish());
    addSection({}, new PiecePalette(controller, PiecePalette::Of::Own, body));
    m_position = new QWidget(body);
    auto* position = marginless<QVBoxLayout>(m_position, 8);
    addWidgets(*position, {new PiecePalette(controller, PiecePalette::Of::Other, m_position),
                           new PositionFields(controller, m_position)});
    addSection({}, m_position);
    m_alterations = new AlterationList(controller, body);
    addSection({}, m_alterations);
    m_formation = new FormationBar(controller, body);
    addSection(tr("Formation"), m_formation);
    m_rulesRow = makeRules();
    m_layout->addWidget(m_rulesRow);
    // Last, because their number changes.
    addSection(tr("Missing or too many"), new SetupProblems(controller, body));
    m_layout->addStretch();
    setWidget(body);
    setMinimumWidth(std::max(body->minimumSizeHint().width(), m_position->minimumSizeHint().width()) + 16);
    connect(&controller, &GameController::positionChanged, this, &SetupPanel::refresh);
    connect(&controller, &GameController::awaitedChanged, this, &SetupPanel::refresh);
    refresh();
}

void SetupPanel::addSection(const QString& title, QWidget* widget) {
    if (!title.isEmpty()) {
        auto* label = new QLabel(title, this);
        scaleFont(*label, 1.0, true);
        m_layout->addWidget(label);
    }
    m_layout->addWidget(widget);
}

QWidget* SetupPanel::makeFinish() {
    auto* widget = new QWidget(this);
    auto* column = padded<QVBoxLayout>(widget, {0, 4, 0, 4});
    m_refused = new RefusalLine(widget);
    m_finish = new QPushButton(filledButtonIcon(QStringLiteral("end-turn")), QString(), widget);
    m_finish->setObjectName(QStringLiteral("finishSetup"));
    m_finish->setToolTip(tr("Declare the formation ready (IMP-4)"));
    m_finish->setMinimumHeight(fontMetrics().height() + 18);
    Style::makeFilled(m_finish);
    addWidgets(*column, {m_finish, m_refused});
    m_refused->keepRoom(2);
    connect(m_finish, &QPushButton::clicked, this, &SetupPanel::finish);
    return widget;
}

QWidget* SetupPanel::makeRules() {
    auto* widget = new QWidget(this);
    auto* row = marginless<QHBoxLayout>(widget);
    auto* button = new QPushButton(lineIcon(QStringLiteral("book")), tr("House ru&les…"), widget);
    m_rules = hintLabel(widget);
    row->addWidget(button, 0, Qt::AlignTop);
    row->addWidget(m_rules, 1);
    connect(button, &QPushButton::clicked, this, [this] { openGameRules(m_controller, window()); });
    return widget;
}

void SetupPanel::setByPost() {
    m_isByPost = true;
    m_formation->setByPost();
    m_rulesRow->hide();
}

void SetupPanel::finish() {
    const auto problems = m_controller.document().game().problems();
    if (!problems.empty())
        m_refused->say(text::caption(problems.front()).in(tr("Not yet: %1")));
    if (m_isByPost)
        m_controller.perform(imperio::FinishStage{});
    else
        finishStage(m_controller, *window());
}

void SetupPanel::refresh() {
    const imperio::Game& game = m_controller.document().game();
    widget()->setEnabled(m_controller.mayAct());
    m_position->setVisible(m_controller.setsPosition());
    m_alterations->setVisible(game.stage == Stage::DefenderAlters);
    m_refused->clear();
    m_finish->setText(finishText(game.stage));
    const QString rules = text::imperioOptions(game.options);
    m_rules->setText(rules.isEmpty() ? tr("the usual ones") : rules);
    m_rules->setAccessibleName(tr("House rules: %1").arg(m_rules->text()));
}

void openGameRules(GameController& controller, QWidget* parent) {
    GameRulesDialog dialog(controller.document().game(), parent);
    if (dialog.exec() == QDialog::Accepted && !controller.document().hasBegun())
        controller.perform(imperio::SetOptions{dialog.options()});
}

} // namespace sf::ui

#include "moc_setup_panel.cpp"
