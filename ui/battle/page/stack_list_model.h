// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/text/systems/system_text.h"
#include "ui/battle/mode/stack_group.h"

#include <QAbstractItemModel>

#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace sf::ui {

class BattleModeSession;

/// All stacks of a battle in the groups of its rule system, each in the group's order, the last group's in
/// document order. What a cell shows is read from the document when it is shown.
class StackListModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    /// Then the system's own columns, such as facings (StackColumn); the last one is the side. The exported
    /// table has its own columns for all systems: stackTable() in core/document/lists/battle_tables.cpp.
    enum Column { Name, Order, Initiative, Units, Hex, shared };
    enum Role { SortRole = Qt::UserRole };

    StackListModel(document::BattleDocument& document, const BattleModeSession& session,
                   QObject* parent = nullptr);

    int side() const { return shared + static_cast<int>(m_own.size()); }
    /// The widest text of one of the system's own columns.
    QString widest(int column) const;
    /// Null for a group, and for a stack that the battle no longer has.
    battle::StackPointer stack(const QModelIndex& index) const;
    /// Invalid when there is none.
    QModelIndex indexOf(const battle::StackId& stack) const;
    /// The group of all that are in no other.
    QModelIndex lastGroup() const { return groupIndex(*m_groups.back()); }
    bool isGrouped() const { return m_groups.size() > 1; }
    int stackCount() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    /// The battle has changed; rows are removed, moved, inserted and told to have changed until followed().
    void aboutToFollow();
    void followed();

private:
    using Member = StackGroup::Member;
    struct Group : StackGroup {
        int row = 0;
    };
    using Groups = std::vector<std::unique_ptr<Group>>;

    void follow(const battle::Changes& changes);
    std::vector<StackGroup> wantedGroups() const;
    void removeGoneStacks();
    void addGroups(const std::vector<StackGroup>& wanted);
    void arrange(const std::vector<StackGroup>& wanted);
    void insertStacks(const std::vector<StackGroup>& wanted);
    void removeEmptyGroups(const std::vector<StackGroup>& wanted);
    void tellChanges(const battle::Changes& changes);
    Groups::iterator find(const QString& name);
    void numberGroups();
    QModelIndex groupIndex(const Group& group, int column = 0) const;
    Group* groupOf(const QModelIndex& parent) const;
    const Member& member(const QModelIndex& index) const;

    QVariant groupData(const Group& group, int column, int role) const;
    QVariant token(const battle::Stack& stack) const;
    static int alignment(int column);
    const text::StackColumn& own(int column) const {
        return m_own[static_cast<std::size_t>(column - shared)];
    }
    QString words(const battle::Stack& stack, const Member& member, int column) const;
    QVariant rank(const battle::Stack& stack, const Member& member, int column) const;

    document::BattleDocument& m_document;
    const BattleModeSession& m_session;
    std::span<const text::StackColumn> m_own; ///< the system's own columns
    Groups m_groups;                          ///< never empty
    struct Place {
        Group* group = nullptr;
        int row = 0;
    };
    using Places = std::unordered_map<battle::StackId, Place>;
    const Places& places() const;
    mutable Places m_places; ///< of all stacks; empty until needed again
};

} // namespace sf::ui
