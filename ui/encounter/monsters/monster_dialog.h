// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/form_dialog.h"

class QSpinBox;

namespace sf::encounter {
struct Dungeon;
struct Monster;
} // namespace sf::encounter

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
    void refresh();
    encounter::Dungeon withNewItems() const;
    bool addWithItems(const std::vector<encounter::Monster>& monsters, const encounter::Dungeon& wanted);
    bool add(const std::vector<encounter::Monster>& monsters);

    DungeonController& m_controller;
    FieldForm* m_form;
    EncounterChoice* m_where;
    QSpinBox* m_count;
};

} // namespace sf::ui
