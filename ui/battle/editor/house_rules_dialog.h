// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/option.h"
#include "ui/widgets/form_dialog.h"

class QComboBox;
class QGridLayout;
class QSpinBox;

namespace sf::ui {

/// Every house rule with its rule number, meaning and default.
class HouseRulesDialog final : public FormDialog {
    Q_OBJECT

public:
    HouseRulesDialog(const document::BattleDocument& document, QWidget* parent);
    /// One for each changed option.
    std::vector<battle::Action> actions() const;

private:
    struct Field {
        const battle::Option* option = nullptr;
        QComboBox* words = nullptr; ///< or
        QSpinBox* number = nullptr;
    };
    void addOption(const battle::Option& option, QGridLayout& grid);
    QWidget* makeField(Field& field);
    int aboutWidth() const;
    void reset();
    void refresh();

    const document::BattleDocument& m_document;
    std::vector<Field> m_fields;
};

} // namespace sf::ui
