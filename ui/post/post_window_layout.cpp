// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the window of games by post.
// Declared in post_window.h.
#include "ui/page/command_registry.h"
#include "ui/page/dock_panel.h"
#include "ui/post/battle_commands.h"
#include "ui/post/battle_panel.h"
#include "ui/post/game_list.h"
#include "ui/post/plan_panel.h"
#include "ui/post/post_board.h"
#include "ui/post/post_window.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/style.h"
#include "ui/widgets/wrapped_label.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace sf::ui {

QWidget* PostWindow::makeList() {
    m_list = makeGameList(this);
    connect(m_list, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (row >= 0)
            m_controller.setCurrent(row);
    });
    return m_list;
}

QWidget* PostWindow::makeGame() {
    auto* widget = new QWidget(this);
    auto* column = marginless<QVBoxLayout>(widget, 4);
    m_state = new WrappedLabel(widget);
    m_state->setObjectName(QStringLiteral("state"));
    scaleFont(*m_state, 1.1, true);
    m_state->setContentsMargins(barMargins);
    m_state->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_board = new PostBoard(m_context, widget);
    m_said = new WrappedLabel(widget);
    m_said->setObjectName(QStringLiteral("said"));
    m_said->setContentsMargins(barMargins);
    m_said->setAccessibleDescription(tr("What just happened"));
    m_said->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    // So that the board doesn't move under the pointer.
    m_said->setMinimumHeight(3 * m_said->fontMetrics().lineSpacing() + barMargins.top() +
                             barMargins.bottom());
    m_state->setMinimumHeight(2 * m_state->fontMetrics().lineSpacing() + barMargins.top() +
                              barMargins.bottom());
    m_signers = new WrappedLabel(widget);
    m_signers->setObjectName(QStringLiteral("signers"));
    m_signers->setContentsMargins(barMargins);
    addWidgets(*column, {m_state, m_signers});
    column->addWidget(m_board, 1);
    m_battle = new BattlePanel(widget);
    column->addWidget(m_battle, 1);
    column->addWidget(m_said);
    connect(m_board, &PostBoard::setUpFinished, this, &PostWindow::sendSetUp);
    return widget;
}

QWidget* PostWindow::makeSide() {
    m_side = new QWidget(this);
    m_side->setMinimumWidth(280);
    auto* column = marginless<QVBoxLayout>(m_side, 0);
    column->addWidget(makeDuty(), 1);
    m_board->setAside(*column);
    return m_side;
}

QWidget* PostWindow::makeDuty() {
    m_duty = new QStackedWidget(this);
    m_wait = new WrappedLabel(this);
    m_wait->setObjectName(QStringLiteral("wait"));
    m_wait->setContentsMargins(panelMargins);
    m_wait->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* answer = new QWidget(this);
    auto* column = padded<QVBoxLayout>(answer, panelMargins);
    m_answer = new WrappedLabel(answer);
    m_answerButton = new QPushButton(answer);
    m_answerButton->setObjectName(QStringLiteral("answer"));
    Style::makeFilled(m_answerButton);
    addWidgets(*column, {m_answer, m_answerButton});
    column->addStretch();
    m_plan = new PlanPanel(this);
    QWidget* wait = scrolled(m_wait); // a plan may be long
    wait->setBackgroundRole(QPalette::Window);
    addWidgets(*m_duty, {wait, answer, m_plan, makeBeginning()});
    connect(m_answerButton, &QPushButton::clicked, this, &PostWindow::answer);
    connect(m_plan, &PlanPanel::sendRequested, this, &PostWindow::sendPlan);
    connect(m_board, &PostBoard::planChanged, m_plan, &PlanPanel::refresh);
    connect(m_battles, &BattleCommands::planChanged, this, &PostWindow::showPlan);
    return m_duty;
}

/// What to do while there is no game.
QWidget* PostWindow::makeBeginning() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    auto* about = new WrappedLabel(page);
    about->setObjectName(QStringLiteral("noGames"));
    about->setAlignment(Qt::AlignCenter);
    about->setText(tr(
        "You have no games by post yet. Players send each other their turns as text, in a "
        "forum, by mail or in a chat.\n\nInvite somebody, or paste a post in which somebody invites you."));
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    for (QAction* action : m_commands->actions({"invite", "inviteToBattle", "paste"})) {
        auto* button = new QPushButton(action->icon(), action->text(), page);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    column->addStretch();
    column->addWidget(about);
    column->addSpacing(12);
    column->addLayout(buttons);
    column->addStretch();
    return page;
}

} // namespace sf::ui
