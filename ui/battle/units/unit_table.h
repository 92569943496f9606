// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "ui/battle/mode/shown_stack.h"
#include "ui/battle/units/unit_field.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QAbstractButton;
class QLabel;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class CommandRegistry;
class MergeMenu;
class RefusalLine;
class Selection;
class UnitColumns;
class UnitDelegate;
class UnitRows;
class UnitTableModel;

/// The units of the selected stack as an editable table, with its commands below. Editing one of several
/// selected units edits all of them, as one undo step.
class UnitTable final : public Restyled<QWidget> {
    Q_OBJECT

public:
    UnitTable(document::BattleDocument& document, Selection& selection, QWidget* parent = nullptr);

    void setStack(const ShownStackPointer& shown);
    std::vector<battle::UnitId> selectedUnits() const;
    /// Cut, Copy, Paste ... of the selected units, for whatever else shows them.
    const QList<QAction*>& edits() const { return m_edits; }
    /// See UnitColumns; empty for the usual ones.
    void setColumns(const QStringList& keys);

public Q_SLOTS:
    void addUnits();
    bool copy(); ///< false if there was nothing to copy
    /// As a table for forums and wikis.
    void copyAsMarkdown();
    void cut();
    /// Adds copied units, or those of copied stacks. For a list from another program, the user says what its
    /// columns are.
    void paste();
    void duplicate();
    void remove() { removeUnits(false); }
    void splitOff();
    void editUnit();
    /// Resets the current column of all selected units to the values of their kinds.
    void resetToKind();

Q_SIGNALS:
    void columnsChosen(const QStringList& keys);

protected:
    void restyle() override { refreshStyle(); }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    QWidget* makeButtons();
    QAbstractButton* addButton(QWidget* bar, const QString& text, const QString& icon,
                               void (UnitTable::*slot)());
    void refreshButtons();
    void refreshStyle();
    void refreshHeight();
    void measureColumns();
    void arrangeColumns();
    void merge(const battle::MergeStacks& merge);
    void pasteUnits();
    void removeUnits(bool isCut);
    void showRowMenu(const QPoint& point);
    void edit(int row, const UnitField& field, const QString& text);
    void order(const std::vector<battle::UnitId>& units, int row);
    /// The selected units a row further up (-1) or down in the stacking order (MUL-1).
    void moveBy(int by);
    void performEdits(const std::vector<battle::Unit>& units, const UnitField& field);
    bool perform(const std::vector<battle::Action>& actions, const QString& text);
    void select(const std::vector<battle::UnitId>& units, const std::optional<battle::UnitId>& current,
                int column);
    void followSelection();
    void followChosen();
    void tellChosen();
    void followPointer();
    void showCurrent();
    void tellSelection();
    void sayOrigin();

    document::BattleDocument& m_document;
    Selection& m_selection;
    ShownStackPointer m_shown;
    UnitRows* m_table = nullptr;
    UnitTableModel* m_model = nullptr;
    UnitDelegate* m_delegate = nullptr;
    RefusalLine* m_refusal = nullptr;
    QLabel* m_origin = nullptr;
    MergeMenu* m_mergeMenu = nullptr;
    UnitColumns* m_columns = nullptr;
    CommandRegistry* m_commands = nullptr;
    QList<QAction*> m_edits;
    std::vector<std::pair<QAbstractButton*, QString>> m_buttons;
    std::vector<QAbstractButton*> m_needUnits; ///< selected ones
    std::vector<QAbstractButton*> m_ofSetUp;   ///< not shown in play
    int m_nameWidth = 0;                       ///< of the widest name
    bool m_following = false;
};

} // namespace sf::ui
