// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/form_dialog.h"

class QLineEdit;
class QListWidget;

namespace sf::ui {

class DungeonController;
class EncounterChoice;
class FieldForm;

/// Draws a random Monster from the document's table: the numbers of each line, where the Monster goes, and
/// its die, rolled by the program or typed in.
class RandomMonsterDialog final : public FormDialog {
    Q_OBJECT

public:
    RandomMonsterDialog(DungeonController& controller, const std::string& encounter, QWidget* parent);

    void accept() override;

private:
    void fillLines();
    void refresh();

    DungeonController& m_controller;
    QListWidget* m_lines;
    FieldForm* m_form;
    EncounterChoice* m_where;
    QLineEdit* m_die;
};

} // namespace sf::ui
