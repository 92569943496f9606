// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"
#include "ui/battle/mode/battle_mode_session.h"
#include "ui/battle/play/play_setup_dialog.h"

#include <QObject>

class QMenu;

namespace sf::ui {

class CommandRegistry;
class CommanderController;
class Page;
class PlayController;

/// The commands for play in the Game menu: start playing, ready, concede, referee mode, back to the board.
class BattlePlayCommands final : public QObject {
    Q_OBJECT

public:
    BattlePlayCommands(PlayController& controller, CommanderController& commanders, CommandRegistry& commands,
                       Page& page);

    /// Fills the submenu of orders again, as its commands come and go with the session.
    void fillOrders();

    /// Set up play, with a condition to hold this structure ready.
    void offerObjective(const battle::StructureId& structure) { setUp(structure); }

Q_SIGNALS:
    void stackChosen(const sf::battle::StackId& stack);
    /// The brush should paint the side's deployment zone.
    void zoneBrushWanted(int side);
    /// The brush should paint where the stack arrives, from this round on.
    void arrivalBrushWanted(const sf::battle::StackId& stack, int round);
    /// The user should choose one of these hexes on the map, as `prompt` explains.
    void hexWanted(const std::vector<sf::hex::Hex>& hexes, const QString& prompt,
                   const sf::ui::HexChosen& chosen);

private:
    void addModes();
    void addStart();
    void addSteps();
    void addReferee();
    QString readyRefusal() const;
    void start();
    void setUp(const std::optional<battle::StructureId>& structure);
    void concede();
    void toBoard();
    void paint(const PlaySetupDialog::Painting& painting);
    void place();
    void placeOnMap(const battle::StackPointer& stack);

    PlayController& m_controller;
    CommanderController& m_commanders;
    CommandRegistry& m_commands;
    Page& m_page;
    QMenu* m_orders;
};

} // namespace sf::ui
