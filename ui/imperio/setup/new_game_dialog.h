// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_players.h"
#include "core/rules/imperio/game/game.h"
#include "ui/forms/form_dialog.h"

#include <array>

class QComboBox;
class QLineEdit;
class QTabWidget;

namespace sf::ui {

class BoardPreview;
class GameRulesEditor;
class PlayerChoice;
class RolesField;

/// Asks for a new game of Imperio Bellum: the players and their roles, house rules, the starting board and
/// the stage of the set-up.
class NewGameDialog final : public FormDialog {
    Q_OBJECT

public:
    explicit NewGameDialog(QWidget* parent = nullptr);

    /// Other programs among the players, by the names in the settings.
    void offerEngines(const QStringList& names);
    /// Who plays each side.
    using Players = std::array<document::SidePlayer, 2>;
    /// For a rematch: the players of the game before with their roles exchanged, its rules and formations.
    void offerRematch(const imperio::Game& before, const Players& players);
    /// The game as far as it is settled.
    imperio::Game game() const;
    /// By side.
    Players players() const;
    /// What is on the board at first. A saved formation and a pasted board are asked for next.
    enum class Start {
        Empty,
        Example,
        Random,
        Mirrored,
        Saved,
        Pasted,
        AnyPosition,
        KeptByPlayers,
        KeptInPlace
    };
    Start start() const;
    void choose(Start start);

private:
    QWidget* makeGamePage();
    QWidget* makePlayers();
    QWidget* makeStart();
    void addStart(Start start, const QString& text);
    void setOutFormations();
    imperio::Options options() const;
    imperio::Game setOut() const;
    void playByPost();
    void refreshNames();
    void refreshStages();
    void refresh();
    QString nameOf(int player) const;

    std::array<QLineEdit*, 2> m_names;
    std::array<PlayerChoice*, 2> m_players; ///< in the order of the names
    RolesField* m_roles;
    GameRulesEditor* m_rules;
    QComboBox* m_start;
    QComboBox* m_stage;
    BoardPreview* m_preview;
    QTabWidget* m_tabs;
    imperio::Game m_before;     ///< of a rematch
    imperio::Game m_formations; ///< what is on the board at first
};

} // namespace sf::ui
