// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/forms/form_dialog.h"

class QButtonGroup;
class QLineEdit;
class QSpinBox;

namespace sf::ui {

class MapPreview;
class SidesEditor;

/// Asks for a new battle's title, map size, rules and sides. Adds unit kinds to start from.
class NewBattleDialog final : public FormDialog {
    Q_OBJECT

public:
    explicit NewBattleDialog(QWidget* parent = nullptr);
    battle::Battle battle() const;

private:
    QWidget* makeForm();
    QWidget* makeSize();
    QWidget* makeRules();
    void refresh();
    RuleSystem rules() const;

    QLineEdit* m_title;
    QSpinBox* m_columns;
    QSpinBox* m_rows;
    MapPreview* m_preview;
    SidesEditor* m_sides;
    QButtonGroup* m_rules = nullptr;
};

/// An empty battle of 24 x 16 open hexes, two sides and the kinds to start from.
battle::Battle emptyBattle(RuleSystem rules = battleModes().front()->rules());

} // namespace sf::ui
