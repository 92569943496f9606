// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QTreeView;

namespace sf::ui {

class BattleModeSession;
class CommandRegistry;
class Selection;
class StackListModel;

/// The Battle dock: all stacks with their orders in the groups of the rule system, such as Conflicts, and a
/// filter. An alternative to the map. Shares the map's selection, also of several stacks, which here may be
/// of any side.
class StackListPanel final : public QWidget {
    Q_OBJECT

public:
    enum class Listed { All, WithoutOrder, WithOrder, Grouped };

    StackListPanel(document::BattleDocument& document, Selection& selection, BattleModeSession& session,
                   QWidget* parent = nullptr);
    /// Cut, Copy, Paste ... of the selected stacks. Select all is the list's own: whatever the filter shows.
    void addStackEdits(const QList<QAction*>& edits);
    /// Lists these stacks, whatever their words.
    void list(Listed listed);
    /// Goes to the first group, if there are several.
    void goToFirstGroup();

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
    class Filter;

    void makeFilter();
    void makeTree();
    void addCommands(BattleModeSession& session);
    void fitRows();
    void arrangeColumns();
    void selectAll();
    void filter();
    void follow();
    /// Keeps the same stacks selected after rows were added or removed.
    void followRows();
    /// Selects the rows of the selected stacks.
    void followSelection();
    void tellSelection();
    void tellCurrent();
    battle::StackPointer stackAt(const QModelIndex& index) const;
    std::optional<battle::StackId> currentStack() const;

    document::BattleDocument& m_document;
    Selection& m_selection;
    bool m_hasOrders;
    StackListModel* m_model = nullptr;
    Filter* m_filtered = nullptr;
    QLineEdit* m_words = nullptr;
    QComboBox* m_choice = nullptr; ///< hidden without orders
    QTreeView* m_tree = nullptr;
    CommandRegistry* m_commands = nullptr;
    QLabel* m_count = nullptr;
    bool m_following = false;
};

} // namespace sf::ui
