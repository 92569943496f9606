// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/forms/form_dialog.h"

namespace sf::ui {

class SidesEditor;

/// Names and colours of a battle's sides.
class SidesDialog final : public FormDialog {
    Q_OBJECT

public:
    SidesDialog(const document::BattleDocument& document, QWidget* parent);
    battle::SetSides action() const;

private:
    void refresh();

    const document::BattleDocument& m_document;
    SidesEditor* m_sides;
};

} // namespace sf::ui
