// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/option.h"
#include "ui/widgets/form_dialog.h"

class QComboBox;
class QGridLayout;
class QSpinBox;
class QTextBrowser;

namespace sf::ui {

/// Every house rule with its rule number, meaning and default.
class HouseRulesDialog final : public FormDialog {
    Q_OBJECT

public:
    HouseRulesDialog(const document::BattleDocument& document, QWidget* parent);
    /// One for each changed option.
    std::vector<battle::Action> actions() const;

protected:
    /// Explains a rule in the dialog, because a modal dialog blocks the help window.
    void customEvent(QEvent* event) override;

private:
    struct Field {
        const battle::Option* option = nullptr;
        QComboBox* words = nullptr; ///< or
        QSpinBox* number = nullptr;
    };
    void addOption(const battle::Option& option, QGridLayout& grid);
    QWidget* makeField(Field& field, const std::string& now);
    int aboutWidth() const;
    void reset();
    void refresh();
    static std::string value(const Field& field);
    static std::string standard(const battle::Option& option);
    std::string current(const battle::Option& option) const;

    const document::BattleDocument& m_document;
    std::vector<Field> m_fields;
    QTextBrowser* m_rule;
};

} // namespace sf::ui
