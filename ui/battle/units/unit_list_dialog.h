// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/lists/list_file.h"
#include "core/document/lists/unit_list.h"
#include "core/rules/battle/id.h"
#include "ui/forms/form_dialog.h"

class QCheckBox;
class QComboBox;
class QTableView;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class NewStackFields;
class UnitListModel;

/// What gets units: a stack, or a new one in a hex.
using UnitsTarget = std::variant<battle::StackId, hex::Hex>;

/// Shows a list of units from another program with what its columns give, and adds the units to a stack. Rows
/// that can't be read are marked and left out.
class UnitListDialog final : public FormDialog {
    Q_OBJECT

public:
    /// Text from the clipboard.
    UnitListDialog(document::BattleDocument& document, const UnitsTarget& target, const QString& text,
                   QWidget* parent);
    /// A file with this name. If several of its sheets have rows, people choose one.
    UnitListDialog(document::BattleDocument& document, const UnitsTarget& target, document::ReadList list,
                   const QString& fileName, QWidget* parent);

    /// Which stack has the units; of a new one when it has been accepted.
    const battle::StackId& stack() const { return m_stack; }

    void accept() override;

private:
    void showSheets(std::vector<document::TextSheet> sheets);
    void makeStackFields();
    void makeTable();
    QLayout* makeSheetRow(std::vector<document::TextSheet> sheets);
    QLayout* makeColumnRow();
    /// What is asked once for the whole list: only what it needs is shown.
    QLayout* makeQuestions();
    void showQuestions();
    int currentRow() const;
    void makeHeading(bool isHeading);
    void showColumn();
    /// Reads the list in another way, and stays in its cell.
    void setForm(document::ListForm form);
    void choose(int field);
    void refresh();
    QString unusedText() const;

    document::BattleDocument& m_document;
    UnitsTarget m_target;
    battle::StackId m_stack;
    NewStackFields* m_fields = nullptr; ///< of a new stack
    UnitListModel* m_model = nullptr;   ///< null if the text is no table
    QTableView* m_table = nullptr;
    QLabel* m_column = nullptr;
    QComboBox* m_field = nullptr;
    QCheckBox* m_heading = nullptr;
    QCheckBox* m_thousands = nullptr;
    QCheckBox* m_words = nullptr;
    QCheckBox* m_kinds = nullptr;
    QWidget* m_hitsRow = nullptr;
    document::Doubt m_mark = document::Doubt::None; ///< what the box of thousands asks about
    QStringList m_hidden;                           ///< sheets that are hidden
    document::ListForm m_before;                    ///< when the current column was shown
};

} // namespace sf::ui
