// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <QAbstractTableModel>

namespace sf::ui {

/// All stacks of a battle in document order, read straight from the document.
class StackListModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Hex, Units, Facing, Posture, Side, columns };
    enum Role { SortRole = Qt::UserRole };

    explicit StackListModel(document::BattleDocument& document, QObject* parent = nullptr);

    const battle::Stack& stack(int row) const;
    /// -1 when there is none.
    int row(const battle::StackId& stack) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// Says which rows changed; a stack that came or went resets the model.
    void follow(const battle::Changes& changes);
    QVariant token(const battle::Stack& stack) const;
    static int alignment(int column);

    document::BattleDocument& m_document;
    int m_rows = 0;
};

} // namespace sf::ui
