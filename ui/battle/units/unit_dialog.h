// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"
#include "core/rules/rule.h"
#include "ui/fields/field.h"

#include <array>
#include <QDialog>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class RefusalLine;
class SpokenReason;

/// All keys of a unit in a form (SMM-1, MUL-1). What is left empty comes from the kind or from SMM-1 and is
/// shown pale in its place.
class UnitDialog final : public QDialog {
    Q_OBJECT

public:
    enum class Mode { Add, Edit };

    /// To edit `unit` of the stack, or to add units that begin as it.
    UnitDialog(document::BattleDocument& document, const battle::StackId& stack, const battle::Unit& unit,
               Mode mode, QWidget* parent = nullptr);

    /// Edits or adds; stays open and says why when that is not allowed.
    void accept() override;

private:
    void makeHead(QFormLayout& form);
    void makeNumbers(QGridLayout& grid);
    void makeFlags(QGridLayout& grid);
    void makeSpecials(QFormLayout& form);
    void fill();
    /// As high as the form needs, as far as screens have room.
    void fitTo(const QWidget& inside);
    void refresh();
    void refreshInherited(const battle::Unit& unit);
    /// The unit that the form describes, or what cannot be read.
    std::variant<battle::Unit, text::Caption> unitFromForm() const;
    void sayProblem(const text::Caption& problem);
    std::optional<battle::Refusal> apply(const battle::Unit& unit);

    document::BattleDocument& m_document;
    battle::StackId m_stack;
    battle::Unit m_unit;
    Mode m_mode;
    QLineEdit* m_name = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_hitsLeft = nullptr;
    QSpinBox* m_count = nullptr;
    std::array<QLineEdit*, battle::numberCount> m_numbers{};
    std::array<QComboBox*, battle::flagCount> m_flags{};
    QCheckBox* m_otherRules = nullptr; ///< shows the flags that these rules do not use; null for none
    std::vector<QWidget*> m_ofOtherRules;
    QCheckBox* m_ownSpecials = nullptr;
    QLineEdit* m_specials = nullptr;
    RefusalLine* m_line = nullptr;
    QPushButton* m_done = nullptr;
    SpokenReason* m_reason = nullptr;
};

} // namespace sf::ui
