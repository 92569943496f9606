// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"
#include "ui/forms/form_dialog.h"

class QComboBox;
class QLabel;
class QListWidget;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class BattleMode;

/// Asks whether to convert a battle to other rules, and says beforehand what is kept and what is lost.
class ConvertDialog final : public FormDialog {
    Q_OBJECT

public:
    ConvertDialog(document::BattleDocument& document, QWidget* parent = nullptr);

    /// The rules that the battle should have.
    RuleSystem rules() const;

private:
    QComboBox* makeChoice();
    const BattleMode& mode() const;
    void refresh();

    document::BattleDocument& m_document;
    std::vector<const BattleMode*> m_modes; ///< all but the battle's own
    QComboBox* m_choice;
    QLabel* m_summary;
    QListWidget* m_notes;
};

} // namespace sf::ui
