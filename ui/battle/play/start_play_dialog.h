// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/play/play_setup_dialog.h"
#include "ui/forms/form_dialog.h"

class QCheckBox;
class QLabel;
class QListWidget;

namespace sf::ui {

class CommanderController;
class PlayController;

/// Before play starts: the scenario and how it is won, or everything that is missing (BAT-1).
class StartPlayDialog final : public FormDialog {
    Q_OBJECT

public:
    StartPlayDialog(PlayController& controller, CommanderController& commanders, QWidget* parent);

    void accept() override;
    /// What should be painted on the map instead.
    const std::optional<PlaySetupDialog::Painting>& painting() const { return m_painting; }

private:
    void setUp();
    void refresh();
    QStringList overview() const;

    PlayController& m_controller;
    QLabel* m_title;
    QListWidget* m_list;
    QCheckBox* m_sealed;
    std::optional<PlaySetupDialog::Painting> m_painting;
};

} // namespace sf::ui
