// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/battle/mode/shown_stack.h"
#include "ui/style/restyled.h"

#include <QWidget>

class QStackedWidget;

namespace sf::ui {

class BattleOverview;
class Selection;
class StackHead;
class StackSection;
class UnitTable;

/// The Stack dock: the selected stack, its rule system's section, and its units as a table; without a
/// selection, what could be selected. Follows the document and the selection; all edits are actions of the
/// document.
class StackPanel final : public Restyled<QWidget> {
    Q_OBJECT

public:
    StackPanel(document::BattleDocument& document, Selection& selection, QWidget* parent = nullptr);
    ~StackPanel() override;

    /// Sets the remembered columns of the unit table; see UnitColumns.
    void setUnitColumns(const QStringList& keys);

public Q_SLOTS:
    /// Puts the keyboard into the selected stack's name.
    void editName();
    /// Asks which units of the selected stack leave it as a new one (SMM-19).
    void splitOff();

Q_SIGNALS:
    void unitColumnsChosen(const QStringList& keys);

protected:
    void restyle() override { refreshOverview(); }

private:
    void addPage(QWidget* page);
    void needInspector();
    QWidget* makeInspector();
    void connectDocument();
    void connectParts();
    void follow(const battle::Changes& changes);
    void refresh();
    void refreshOverview();
    void showStack(const ShownStackPointer& shown);
    bool remembersColumns() const;

    document::BattleDocument& m_document;
    Selection& m_selection;
    std::optional<QStringList> m_columns; ///< as remembered
    QStackedWidget* m_pages = nullptr;
    BattleOverview* m_overview = nullptr;
    // The inspector, made when a stack is first selected; null until then.
    StackHead* m_head = nullptr;
    StackSection* m_section = nullptr; ///< null for rules that add none
    UnitTable* m_table = nullptr;
    ShownStackPointer m_shown; ///< null while no stack is selected
};

} // namespace sf::ui
