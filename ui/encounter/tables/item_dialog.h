// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/forms/form_dialog.h"

#include <string>

namespace sf::ui {

class DungeonController;
class FieldForm;

/// Adds an item to the library, with what its kind needs.
class ItemDialog final : public FormDialog {
    Q_OBJECT

public:
    ItemDialog(DungeonController& controller, QWidget* parent);

    void accept() override;
    /// Of the item that was added.
    const std::string& id() const { return m_id; }

private:
    void fitToKind();

    DungeonController& m_controller;
    FieldForm* m_form;
    std::string m_id;
};

} // namespace sf::ui
