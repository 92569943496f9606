// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/form_dialog.h"

namespace sf::ui {

class DungeonDesk;
class FieldForm;

/// Moves an @ to another Dungeon Level.
class LevelDialog final : public FormDialog {
    Q_OBJECT

public:
    LevelDialog(DungeonDesk& desk, const std::string& person, QWidget* parent);

    void accept() override;

private:
    DungeonDesk& m_desk;
    std::string m_person;
    FieldForm* m_form;
};

} // namespace sf::ui
