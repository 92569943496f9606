// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/post/game/turn_draft.h"
#include "ui/post/plan_board.h"

#include <QObject>
#include <QPointer>

namespace sf::ui {

/// A turn of multiplier combat by post, planned in a tab: the user plays it on the map, chooses at each
/// attack the result for which to plan on, and can plan the other results later. The tab shows one case of
/// the plan; the real turn is played from the posts.
class BattleTurn final : public QObject, public PlanBoard {
    Q_OBJECT

public:
    /// `battle`: where a side is to act, in the game that began with `start`.
    BattleTurn(const battle::Battle& battle, const battle::Battle& start, QObject* parent);
    ~BattleTurn() override;

    /// A document to open, which shows the plan. The tab owns it; call this again once the tab is closed.
    std::unique_ptr<document::BattleDocument> makeDocument();
    /// The open document; null while there is none.
    document::BattleDocument* document() const { return m_document; }

    const post::PlanDraft* draft() const override { return &m_draft; }
    QString actionText(std::size_t action) const override;
    QStringList trial() const override;
    void assume(std::size_t fight, std::optional<post::FightResult> result) override;
    void removeLast() override;
    void endTurn() override;

Q_SIGNALS:
    /// The plan or the shown case has changed.
    void planChanged();
    /// The user has ended the turn on the map.
    void finished();
    /// The user did something in the tab that can't be part of a plan.
    void refused(const QString& why);

private:
    bool takeOver(const std::vector<battle::Action>& edits, const document::PlayAction* play);
    void follow();
    void undo();
    void redo();
    bool plan(const post::TurnStep& step);
    std::optional<std::optional<post::FightResult>> askResult(const multiplier::Attack& attack) const;
    void show();
    void perform(std::size_t action);

    battle::Battle m_before;
    post::TurnDraft m_draft;
    QPointer<document::BattleDocument> m_document;
    std::vector<std::pair<std::string, std::vector<int>>> m_visible; ///< steps in the tab, with their dice
    /// What Undo in the tab removed from the plan; Redo adds the last one first.
    std::vector<std::pair<post::TurnStep, std::optional<post::FightResult>>> m_undone;
    bool m_isShowing = false;
};

} // namespace sf::ui
