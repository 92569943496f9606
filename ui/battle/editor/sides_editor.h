// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace sf::ui {

class CommandRegistry;
class SideRow;

/// The sides of a battle, one row each, up to four: shape, name and colour. Sides are added and removed at
/// the end, because stacks refer to them by number. With the focus beside its texts, a whole side can be
/// copied.
class SidesEditor final : public QWidget {
    Q_OBJECT

public:
    /// The first `kept` sides cannot be removed (they have stacks).
    SidesEditor(const std::vector<battle::Side>& sides, int kept, QWidget* parent = nullptr);

    std::vector<battle::Side> sides() const;
    /// What is wrong with names or colours; empty if nothing is.
    QString problem() const;

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

Q_SIGNALS:
    void changed();

private:
    void addRow(const battle::Side& side);
    void removeLast();
    void addEdits();
    SideRow* rowOf(QWidget* widget) const;
    SideRow* currentRow() const;
    void addNamed(battle::Side side);
    bool mayAdd() const { return m_rows.size() < battle::largestSideCount; }
    void refreshButtons();

    int m_kept;
    QList<SideRow*> m_rows;
    QVBoxLayout* m_layout;
    CommandRegistry* m_edits;
    QPushButton* m_add;
    QPushButton* m_remove;
};

/// Two sides in the default colours.
std::vector<battle::Side> defaultSides();

} // namespace sf::ui
