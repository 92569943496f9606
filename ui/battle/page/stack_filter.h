// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/page/stack_list_panel.h"
#include "ui/widgets/row_filter.h"

namespace sf::ui {

class BattleModeSession;
class StackListModel;

/// The stacks that the Battle dock lists. A group is there while one of its stacks is.
class StackFilter final : public RowFilter {
    Q_OBJECT

public:
    StackFilter(StackListModel& model, const BattleModeSession& session, QObject* parent = nullptr);

    void setListed(StackListPanel::Listed listed) { m_listed = listed; }
    /// Whether the last group is alone and there to be the root of the list, even when it is empty.
    bool isPlain() const { return m_isPlain; }
    void setPlain(bool isPlain);
    /// Of a stack in the model.
    bool isListed(const QModelIndex& stack) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    StackListModel& m_model;
    const BattleModeSession& m_session;
    StackListPanel::Listed m_listed = StackListPanel::Listed::All;
    bool m_isPlain = true;
};

} // namespace sf::ui
