// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/text/systems/system_text.h"

#include <QAbstractTableModel>

namespace sf::ui {

/// All stacks of a battle in document order, read straight from the document.
class StackListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Then the system's own columns, such as facings (StackColumn); the last one is the side. The exported
    /// table has its own columns for all systems: stackTable() in core/document/lists/battle_tables.cpp.
    enum Column { Name, Hex, Units, shared };
    enum Role { SortRole = Qt::UserRole };

    explicit StackListModel(document::BattleDocument& document, QObject* parent = nullptr);

    int side() const { return shared + static_cast<int>(m_own.size()); }
    /// The widest text of one of the system's own columns.
    QString widest(int column) const;
    const battle::Stack& stack(int row) const;
    /// -1 when there is none.
    int row(const battle::StackId& stack) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Emits dataChanged() for changed stacks; resets the model if some were added or removed.
    void follow(const battle::Changes& changes);
    QVariant token(const battle::Stack& stack) const;
    static int alignment(int column);
    const text::StackColumn& own(int column) const {
        return m_own[static_cast<std::size_t>(column - shared)];
    }
    QString words(const battle::Stack& stack, int column) const;
    QVariant rank(const battle::Stack& stack, int column) const;

    document::BattleDocument& m_document;
    int m_rows = 0;
    std::span<const text::StackColumn> m_own; ///< the system's own columns
};

} // namespace sf::ui
