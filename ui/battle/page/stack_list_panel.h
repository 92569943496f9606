// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;

namespace sf::paint {
struct Theme;
}

namespace sf::ui {

class CommandRegistry;
class RowFilter;
class Selection;
class StackListModel;

/// All stacks of the battle as a table with a filter: an alternative to the map. Shares the map's selection,
/// also of several stacks, which here may be of any side.
class StackListPanel final : public QWidget {
    Q_OBJECT

public:
    StackListPanel(document::BattleDocument& document, Selection& selection, QWidget* parent = nullptr);
    /// Cut, Copy, Paste ... of the selected stacks. Select all is the list's own: whatever the filter shows.
    void addStackEdits(const QList<QAction*>& edits);

Q_SIGNALS:
    /// Enter or a double click: the selected stack should be shown in detail.
    void stackActivated();
    /// The stack was chosen here, alone or with others: the map should show it, or centre on it.
    void stackShown(const sf::battle::StackId& stack);
    void stackCentred(const sf::battle::StackId& stack);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    void fitTable();
    void arrangeColumns();
    void selectAll();
    void keepRow();
    /// Keeps the same stacks selected after rows were added or removed.
    void followRows();
    /// Selects the rows of the selected stacks.
    void followSelection();
    void tellSelection();
    void tellCurrent();

    document::BattleDocument& m_document;
    Selection& m_selection;
    StackListModel* m_model = nullptr;
    RowFilter* m_filtered = nullptr;
    QLineEdit* m_filter = nullptr;
    QTableView* m_table = nullptr;
    CommandRegistry* m_commands = nullptr;
    QLabel* m_count = nullptr;
    bool m_following = false;
    int m_removed = -1; ///< the row that lost its stack while the table had the keys
};

} // namespace sf::ui
