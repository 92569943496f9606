// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "ui/battle/smm/square/square_grid.h"
#include "ui/battle/stack/stack_panel.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/units/unit_table_model.h"
#include "ui/style/settings.h"

#include <QTemporaryDir>

#include <memory>

class QAbstractButton;
class QTableView;

namespace sf::test {

/// The inspector in a window, showing Kess's Guard of the sample battle: nine Stabbers and two Warlords.
class PanelFixture {
protected:
    void open();
    void close();

    QTableView* table() const;
    ui::UnitTableModel* model() const;
    ui::SquareGrid* grid() const;
    const battle::Stack& guard() const;
    const battle::Unit& unit(const char* id) const;
    QModelIndex cell(const char* id, battle::Number number) const;
    QModelIndex cell(const char* id, const ui::UnitField& field) const;
    /// Edits the cell with F2, keys and Return.
    void type(const QModelIndex& index, const QString& text);
    /// The visible refusal, or empty if there is none.
    QString refusal() const;
    QAbstractButton* button(const QString& text) const;
    /// The unit's cell in the grid, or -1 if it isn't there.
    int cellOf(const char* id) const;
    void click(int cell) const;
    /// Moves the pointer to a point of the grid.
    void moveTo(QPointF point) const;

    QTemporaryDir m_folder;
    std::unique_ptr<ui::Settings> m_settings;
    std::unique_ptr<document::BattleDocument> m_document;
    std::unique_ptr<ui::Selection> m_selection;
    std::unique_ptr<ui::StackPanel> m_panel;
};

} // namespace sf::test
