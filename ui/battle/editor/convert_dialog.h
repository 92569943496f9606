// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"
#include "ui/widgets/form_dialog.h"

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

/// Asks whether a battle is to be played by the other system, and says before it is done what is carried over
/// and what is lost.
class ConvertDialog final : public FormDialog {
    Q_OBJECT

public:
    ConvertDialog(document::BattleDocument& document, QWidget* parent = nullptr);

    /// The other system than the one it is played by.
    RuleSystem rules() const { return m_rules; }

private:
    document::BattleDocument& m_document;
    RuleSystem m_rules;
};

} // namespace sf::ui
