// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/form_dialog.h"

namespace sf::ui {

class DungeonController;
class FieldForm;

/// Moves an @ to another Dungeon Level.
class LevelDialog final : public FormDialog {
    Q_OBJECT

public:
    LevelDialog(DungeonController& controller, const std::string& person, QWidget* parent);

    void accept() override;

private:
    DungeonController& m_controller;
    std::string m_person;
    FieldForm* m_form;
};

} // namespace sf::ui
