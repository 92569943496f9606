// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QAbstractTableModel>
#include <QColor>

namespace sf::ui {

/// The log of a document as a table, one line per row. A kind of document says what its lines are; the
/// filter, the delegate and the panel are the same for all of them.
class LogModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Round, What, Dice, Result, RuleNumber, columns };
    enum Role {
        SearchRole = Qt::UserRole, ///< the text that a row is found by
        FacesRole,                 ///< QList<int>: dice to draw in the Dice column
        ColourRole,                ///< of those dice: the acting side's
    };

    explicit LogModel(QObject* parent);

    /// A line as text, for the clipboard and the tool tip.
    virtual QString text(int row) const = 0;
    virtual Rule rule(int row) const;
    /// Whether this line is shown as part of another row.
    virtual bool isFolded(int row) const;
    /// With the dice in the text of what happened, for screen readers too, because their column is hidden.
    void setDiceInText(bool inText) { m_hasDiceInText = inText; }
    /// The widest usual text of a column, in a wide or a narrow panel; null where the column is hidden.
    virtual QString widest(Column column, bool isWide) const = 0;

    int columnCount(const QModelIndex& parent = {}) const final;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    struct Actor {
        int side = -1; ///< none
        QColor colour;
    };

    virtual QString cell(int row, Column column) const = 0;
    virtual QString searchText(int row) const;
    virtual QList<int> faces(int row) const;
    virtual Actor actor(int row) const;
    virtual bool isHeading(int row) const;
    virtual bool isUndone(int row) const;

    void refresh();

private:
    QString shown(int row, Column column) const;
    QString textWithDice(int row) const;
    QVariant font(int row, Column column) const;
    QVariant token(int row) const;

    bool m_hasDiceInText = false;
};

} // namespace sf::ui
