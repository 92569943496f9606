// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/units/unit_phrase.h"
#include "ui/widgets/form_dialog.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace sf::ui {

/// "12 Stabbers, 1 Warlord": adds units of the document's kinds to a stack, or as a new one. Shows the result
/// while it is typed.
class AddUnitsDialog final : public FormDialog {
    Q_OBJECT

public:
    /// Null: a new stack in the hex.
    AddUnitsDialog(const document::BattleDocument& document, const battle::StackPointer& into, hex::Hex hex,
                   QWidget* parent);

    std::vector<UnitCount> counts() const { return m_counts; }
    std::string stackName() const;
    int side() const;
    hex::Direction facing() const;

private:
    void addStackFields(hex::Hex hex);
    void refresh();
    /// Faces the nearest opposing stack until a direction is chosen.
    void faceEnemy(hex::Hex from);

    const document::BattleDocument& m_document;
    battle::StackPointer m_into;
    QLineEdit* m_line;
    QLineEdit* m_name = nullptr;
    QComboBox* m_side = nullptr;
    QComboBox* m_facing = nullptr;
    bool m_isFacingChosen = false;
    std::vector<UnitCount> m_counts;
};

} // namespace sf::ui
