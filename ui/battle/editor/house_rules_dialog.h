// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/option.h"
#include "ui/forms/form_dialog.h"

class QGridLayout;

namespace sf::ui {

class HouseRuleField;

/// Every house rule with its rule number, meaning and default.
class HouseRulesDialog final : public FormDialog {
    Q_OBJECT

public:
    HouseRulesDialog(const document::BattleDocument& document, QWidget* parent);
    /// One for each changed option.
    std::vector<battle::Action> actions() const;

private:
    void addOption(const Option& option, QGridLayout& grid);
    void reset();
    void refresh();

    const document::BattleDocument& m_document;
    std::vector<HouseRuleField*> m_fields;
};

} // namespace sf::ui
