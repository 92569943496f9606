// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/computer_players.h"

#include "core/document/base/document.h"
#include "ui/page/command_registry.h"

#include <QAction>

namespace sf::ui {

ComputerPlayers::ComputerPlayers(document::Document& document, QObject* parent)
    : QObject(parent), m_document(document) {
    document.addLock(*this, [this] {
        return isComputersTurn() ? document::Awaited{awaitedText(), isStopped()} : document::Awaited();
    });
}

void ComputerPlayers::addTurnCommands(CommandRegistry& commands) {
    const QKeySequence key = tr("Ctrl+.");
    const auto add = [&](const Command& command, const QString& onButton) {
        commands.add(command)->setIconText(onButton);
    };
    add({.id = QLatin1String(stopCommand),
         .text = tr("Stop the computer"),
         .icon = QStringLiteral("pause"),
         .shortcuts = {key},
         .menu = Page::Menu::Game,
         .toolTip = tr("Let the computer wait, so that you can undo or take over its side"),
         .looks = true,
         .run = [this] { setStopped(true); },
         .isVisible = [this] { return isComputersTurn() && !isStopped(); },
         .refusal = [this] { return refusal(); }},
        tr("Stop"));
    add({.id = QLatin1String(goOnCommand),
         .text = tr("Let the computer go on"),
         .icon = QStringLiteral("play"),
         .shortcuts = {key},
         .menu = Page::Menu::Game,
         .looks = true,
         .run = [this] { setStopped(false); },
         .isVisible = [this] { return isComputersTurn() && isStopped(); }},
        tr("Go on"));
    add({.id = QLatin1String(takeOverCommand),
         .text = tr("Take over the computer's side"),
         .icon = QStringLiteral("select"),
         .menu = Page::Menu::Game,
         .toolTip = tr("Play the side yourself from now on. In the Players panel you can give it back"),
         .looks = true,
         .run = [this] { takeOver(); },
         .isVisible = [this] { return isComputersTurn(); },
         .refusal = [this] { return refusal(); }},
        tr("Take over"));
    connect(&m_document, &document::Document::awaitedChanged, &commands, &CommandRegistry::refresh);
}

QString ComputerPlayers::refusal() const {
    return isComputersTurn() ? QString() : tr("It isn't the computer's turn");
}

bool ComputerPlayers::mayPlay() {
    if (!isComputersTurn())
        m_isStopped = false;
    return isComputersTurn() && !isStopped();
}

QList<QAction*> ComputerPlayers::turnActions(const CommandRegistry& commands) {
    return commands.actions({stopCommand, goOnCommand, takeOverCommand});
}

void ComputerPlayers::setStopped(bool isStopped) {
    if (!isComputersTurn())
        return;
    m_isStopped = isStopped;
    if (isStopped)
        stop();
    else if (isLookingBack())
        returnToPresent();
    playIfDue();
    Q_EMIT m_document.awaitedChanged();
}

} // namespace sf::ui

#include "moc_computer_players.cpp"
