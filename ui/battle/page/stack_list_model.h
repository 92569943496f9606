// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/text/systems/system_text.h"

#include <QStandardItemModel>

#include <span>
#include <unordered_map>
#include <vector>

namespace sf::ui {

class BattleModeSession;
struct StackGroup;

/// All stacks of a battle in the groups of its rule system, or without groups while there is only one. They
/// are in no particular order until sorted; Initiative sorts them as the system orders them. What a cell
/// shows is read from the document when it is shown.
class StackListModel final : public QStandardItemModel {
    Q_OBJECT

public:
    /// Then the system's own columns, such as facings (StackColumn); the last one is the side. The exported
    /// table has its own columns for all systems: stackTable() in core/document/lists/battle_tables.cpp.
    enum Column { Name, Order, Initiative, Units, Hex, shared };
    enum Role { SortRole = Qt::UserRole };

    StackListModel(document::BattleDocument& document, const BattleModeSession& session,
                   QObject* parent = nullptr);

    int side() const { return shared + static_cast<int>(m_own.size()); }
    /// A cell of the column that is about as wide as any.
    QString widest(int column) const;
    /// Null for a group.
    battle::StackPointer stack(const QModelIndex& index) const;
    /// Invalid when there is none.
    QModelIndex indexOf(const battle::StackId& stack) const;
    bool isGrouped() const { return m_isGrouped; }
    /// Removes, adds and updates rows after the battle has changed.
    void follow();

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct StackItem;

    std::vector<StackGroup> wantedGroups() const;
    void removeRowOf(const StackItem& item);
    void arrangeGroups(const std::vector<StackGroup>& groups);
    void announceAll();
    const StackItem* itemAt(const QModelIndex& index) const;
    const text::StackColumn& own(int column) const {
        return m_own[static_cast<std::size_t>(column - shared)];
    }
    QString words(const StackItem& item, int column) const;
    QVariant rank(const StackItem& item, int column) const;

    document::BattleDocument& m_document;
    const BattleModeSession& m_session;
    std::span<const text::StackColumn> m_own; ///< the system's own columns
    std::unordered_map<battle::StackId, StackItem*> m_items;
    bool m_isGrouped = false;
};

} // namespace sf::ui
