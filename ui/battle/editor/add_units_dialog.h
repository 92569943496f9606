// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/units/unit_phrase.h"
#include "ui/forms/form_dialog.h"

class QLineEdit;

namespace sf::ui {

class NewStackFields;

/// "12 Stabbers, 1 Warlord": adds units of the document's kinds to a stack, or as a new one. Shows the result
/// while it is typed.
class AddUnitsDialog final : public FormDialog {
    Q_OBJECT

public:
    /// Null: a new stack in the hex.
    AddUnitsDialog(const document::BattleDocument& document, const battle::StackPointer& into, hex::Hex hex,
                   QWidget* parent);

    std::vector<UnitCount> counts() const { return m_counts; }
    /// The new stack as described, without units.
    battle::Stack stack() const;

private:
    void refresh();

    const document::BattleDocument& m_document;
    battle::StackPointer m_into;
    QLineEdit* m_line;
    NewStackFields* m_stack = nullptr;
    std::vector<UnitCount> m_counts;
};

} // namespace sf::ui
