// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"

#include <QMenu>

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

/// The stacks that a stack may merge into: those of its side in its hex and adjacent ones. Entries
/// that are not allowed say why and are disabled.
class MergeMenu final : public QMenu {
    Q_OBJECT

public:
    MergeMenu(const document::BattleDocument& document, QWidget* parent = nullptr);

    void setStack(const battle::StackPointer& stack) { m_stack = stack; }

Q_SIGNALS:
    void chosen(const sf::battle::MergeStacks& merge);

private:
    void fill();
    void offer(const battle::Stack& other);

    const document::BattleDocument& m_document;
    battle::StackPointer m_stack;
};

} // namespace sf::ui
