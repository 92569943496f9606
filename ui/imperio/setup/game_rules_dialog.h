// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"
#include "ui/forms/form_dialog.h"

namespace sf::ui {

class GameRulesEditor;

/// The house rules of one game: to be changed while it is set up, to be looked at once it has begun.
class GameRulesDialog final : public FormDialog {
    Q_OBJECT

public:
    GameRulesDialog(const imperio::Game& game, QWidget* parent);
    imperio::Options options() const;

private:
    void refresh();

    imperio::Game m_game;
    GameRulesEditor* m_editor;
};

/// What a record will say of the house rules: "rules: knights=12", or that there are none.
QString rulesLine(const imperio::Options& options);

} // namespace sf::ui
