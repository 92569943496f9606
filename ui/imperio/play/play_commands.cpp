// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/play_commands.h"

#include "ui/forms/question_box.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/play/game_clock_controller.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"
#include "ui/page/command_registry.h"

#include <QAction>

namespace sf::ui {

PlayCommands::PlayCommands(GameController& controller, GameClockController& clock, QWidget& page)
    : QObject(&page), m_controller(controller), m_clock(clock), m_page(page) {}

void PlayCommands::addTo(CommandRegistry& commands) {
    const auto goesOn = [this] {
        return m_controller.document().hasBegun() && m_controller.mayAct() && !m_controller.position().result;
    };
    QAction* end = commands.add({.id = QStringLiteral("endTurn"),
                                 .text = tr("&End turn"),
                                 .icon = QStringLiteral("end-turn"),
                                 .shortcuts = {tr("Ctrl+Return"), tr("Ctrl+Enter")},
                                 .menu = Page::Menu::Game,
                                 .button = Command::Button::Filled,
                                 .toolTip = tr("End the turn"),
                                 .rule = imperioRule(10),
                                 .run = [this] { endTurn(); },
                                 .isEnabled = goesOn});
    const auto tellWarning = [this, end, usual = end->toolTip()] {
        end->setToolTip(m_controller.warning().isEmpty() ? usual : m_controller.warning());
    };
    connect(&m_controller, &GameController::warningChanged, end, tellWarning);
    connect(&m_controller, &GameController::positionChanged, end, tellWarning);
    commands.add({.id = QStringLiteral("resign"),
                  .text = tr("&Resign…"),
                  .icon = QStringLiteral("flag"),
                  .menu = Page::Menu::Game,
                  .button = Command::Button::Labelled,
                  .toolTip = tr("Resign the game"),
                  .rule = imperioRule(23),
                  .run = [this] { resign(); },
                  .isEnabled = goesOn});
    commands.add({.id = QStringLiteral("clock"),
                  .text = tr("Start or pause the &clock"),
                  .shortcuts = {tr("Ctrl+Shift+K")},
                  .menu = Page::Menu::Game,
                  .rule = imperioRule(23),
                  .run = [this] { m_clock.startOrPause(); },
                  .isEnabled = [this, goesOn] { return m_clock.isSet() && goesOn(); }});
    commands.addSeparator(Page::Menu::Game);
}

bool PlayCommands::warnOfSpawns() {
    const imperio::Squares bases = spawningBases(m_controller.position());
    if (bases.isEmpty() || !m_controller.warning().isEmpty())
        return false;
    text::Caption warning(tr("%n base(s) can still spawn.", nullptr, bases.count()), imperioRule(7));
    warning.others.emplace_back(tr("End the turn again to skip this"));
    m_controller.warn(warning);
    return true;
}

void PlayCommands::endTurn() {
    if (!warnOfSpawns())
        m_controller.play(imperio::endTurn());
}

void PlayCommands::resign() {
    const imperio::Side side = m_controller.position().toMove;
    QuestionBox box(
        tr("Resign"),
        tr("%1 resigns and %2 wins (IMP-23). Continue?")
            .arg(playerName(m_controller, side), playerName(m_controller, imperio::enemyOf(side))),
        &m_page);
    if (!box.confirms(tr("&Resign"), QMessageBox::DestructiveRole))
        return;
    // The computer may have ended its turn meanwhile.
    if (m_controller.position().toMove == side)
        m_controller.play(imperio::resign());
    else
        m_controller.say(tr("%1 didn't resign: the turn is over").arg(playerName(m_controller, side)));
}

} // namespace sf::ui

#include "moc_play_commands.cpp"
