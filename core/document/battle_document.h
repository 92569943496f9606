// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/document.h"
#include "core/document/journal.h"
#include "core/rules/battle/action.h"
#include "core/rules/battle/apply.h"
#include "core/rules/battle/change.h"

namespace sf::document {

/// A battle under edit: the state, its undo stack and its journal. Views read `battle()` and repaint what
/// `changed` names; they never hold a copy of their own.
class BattleDocument final : public Document {
    Q_OBJECT

public:
    explicit BattleDocument(battle::Battle battle, QObject* parent = nullptr);
    /// As a file has it: the journal goes on where it ended.
    BattleDocument(battle::Battle battle, Journal journal, QObject* parent = nullptr);
    ~BattleDocument() override;

    QString kind() const override { return QStringLiteral("battle"); }
    QString title() const override;
    QByteArray serialised() const override;
    std::function<QByteArray()> frozen() const override;

    const battle::Battle& battle() const { return m_battle; }
    const Journal& journal() const { return m_journal; }

    /// What the action would come to, without doing it: for previews and for saying why not.
    battle::Outcome check(const battle::Action& action) const;
    /// The one door for edits: asks the rules, pushes one undo command, journals, emits `changed`. A refusal
    /// leaves everything as it was.
    std::optional<battle::Refusal> perform(const battle::Action& action);
    /// Several actions as one step of undo, all or none.
    std::optional<battle::Refusal> perform(const std::vector<battle::Action>& actions, const QString& text);

    /// An id that no unit, stack or structure of the document has yet.
    battle::UnitId freshUnitId() const;
    std::vector<battle::UnitId> freshUnitIds(int count) const;
    battle::StackId freshStackId() const;
    battle::StructureId freshStructureId() const;

Q_SIGNALS:
    /// The state has just become another one by these changes: done, undone (then `undone` is true and they
    /// are to be read from after to before) or redone.
    void changed(const sf::battle::Changes& changes, bool undone);

protected:
    void journalSave() override;

private:
    friend class BattleCommand;
    void carryOut(const battle::Changes& changes, bool undone);
    std::uint32_t enter(std::string_view members);
    void push(battle::Changes changes, std::string_view members, const QString& text);

    battle::Battle m_battle;
    Journal m_journal;
};

} // namespace sf::document
