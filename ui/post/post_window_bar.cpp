// SPDX-License-Identifier: GPL-3.0-or-later
// The tool bar and the menu of the window of games by post.
#include "ui/post/battle_commands.h"
#include "ui/post/key_commands.h"
#include "ui/post/post_intake.h"
#include "ui/post/post_window.h"
#include "ui/style/settings.h"

#include <QComboBox>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

namespace sf::ui {

QAction* PostWindow::addTool(QToolBar& bar, const QString& text, const QKeySequence& key,
                             void (PostWindow::*command)()) {
    QAction* action = bar.addAction(text, this, command);
    action->setShortcut(key);
    action->setToolTip(key.isEmpty() ? QString(text).remove(u'&')
                                     : tr("%1 (%2)").arg(QString(text).remove(u'&'),
                                                         key.toString(QKeySequence::NativeText)));
    return action;
}

QToolBar* PostWindow::makeToolBar() {
    auto* bar = new QToolBar(this);
    addTool(*bar, tr("&Invite…"), {}, &PostWindow::invite)->setObjectName(QStringLiteral("invite"));
    bar->addAction(tr("Invite to a &battle…"), m_battles, &BattleCommands::chooseBattle);
    addTool(*bar, tr("&Paste"), QKeySequence::Paste, &PostWindow::paste);
    addTool(*bar, tr("&Open…"), QKeySequence::Open, &PostWindow::openFile);
    bar->addSeparator();
    m_needGame << addTool(*bar, tr("&Copy the post"), QKeySequence::Copy, &PostWindow::copy);
    m_format = new QComboBox(this);
    m_format->setAccessibleName(tr("Format of the post"));
    m_format->addItems({tr("Plain text"), tr("BBCode"), tr("Markdown")});
    bar->addWidget(m_format);
    addMenu(*bar);
    QAction* close = bar->addAction(tr("Clos&e"), this, &QWidget::close);
    close->setShortcut(QKeySequence(tr("Ctrl+W")));
    return bar;
}

void PostWindow::addMenu(QToolBar& bar) {
    auto* menu = new QMenu(this);
    m_resign = menu->addAction(tr("&Resign…"), this, &PostWindow::resign);
    m_claim = menu->addAction(tr("&Claim that time is up…"), this, &PostWindow::claimTime);
    m_typeTurn = menu->addAction(tr("&Type your plan…"), this, &PostWindow::typeTurn);
    m_showTurn = menu->addAction(tr("Show the plan &on the map"), this, &PostWindow::planTurn);
    m_saveBattle = menu->addAction(tr("&Save the battle to send…"), m_battles, &BattleCommands::save);
    m_needGame << menu->addAction(tr("Remove from the &list…"), this, &PostWindow::removeGame);
    menu->addSeparator();
    menu->addAction(tr("&Watch a folder…"), m_intake, &PostIntake::chooseFolder);
    m_unwatch = menu->addAction(tr("&Stop watching"), m_intake, &PostIntake::stopWatching);
    menu->addSeparator();
    menu->addAction(tr("&Export keys and secrets…"), this, [this] {
        exportKeys(m_controller, *m_messages, m_context.settings.lastFolder(), *this);
    });
    menu->addAction(tr("I&mport keys and secrets…"), this, [this] {
        importKeys(m_controller, *m_messages, m_context.settings.lastFolder(), *this);
    });
    QAction* sign = menu->addAction(tr("Si&gn my blocks in new games"));
    sign->setToolTip(
        tr("Signatures show who wrote a block; without them, anybody can write in your name. Games "
           "that have begun don't change"));
    sign->setCheckable(true);
    sign->setChecked(m_context.settings.value(Settings::signPosts));
    m_controller.setSigning(sign->isChecked());
    connect(sign, &QAction::toggled, this,
            [this](bool isOn) { m_context.settings.set(Settings::signPosts, isOn); });
    connect(sign, &QAction::toggled, &m_controller, &PostController::setSigning);
    menu->setToolTipsVisible(true);
    QAction* help = menu->addAction(tr("&Help"), this, &PostWindow::helpRequested);
    help->setShortcut(QKeySequence::HelpContents);
    auto* button = new QToolButton(this);
    button->setText(tr("Mo&re"));
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    bar.addWidget(button);
}

} // namespace sf::ui
