// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/action.h"
#include "core/rules/encounter/dungeon.h"
#include "ui/forms/form_dialog.h"

class QComboBox;
class QSpinBox;

namespace sf::ui {

class DungeonController;
class EncounterChoice;
class FieldForm;

/// Adds Monsters with all their stats, to a new Encounter or to one that is there. XP is shown, never typed.
class MonsterDialog final : public FormDialog {
    Q_OBJECT

public:
    MonsterDialog(DungeonController& controller, const std::string& encounter, QWidget* parent);

    void accept() override;

private:
    void addModels();
    void useModel();
    void refresh();
    bool mayInvent();
    encounter::Dungeon withNewItems() const;
    std::vector<encounter::Action> actionsFor(const std::vector<encounter::Monster>& monsters,
                                              const encounter::Dungeon& wanted) const;

    DungeonController& m_controller;
    FieldForm* m_form;
    EncounterChoice* m_where;
    encounter::Dungeon m_collection; ///< what the user keeps between dungeons
    QComboBox* m_like;
    QSpinBox* m_count;
};

} // namespace sf::ui
