// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"
#include "core/text/caption.h"

#include <QObject>

#include <set>

namespace sf::ui {

class Selection;

/// Shared by the widgets of a played battle (BAT): who acts, and which stacks have no order. Every step of
/// play goes through it, so that messages are the same everywhere.
class PlayController final : public QObject {
    Q_OBJECT

public:
    PlayController(document::BattleDocument& document, Selection& selection, QObject* parent);

    document::BattleDocument& document() const { return m_document; }
    const battle::Battle& battle() const { return m_document.battle(); }
    Selection& selection() const { return m_selection; }
    /// Null on a board.
    const battle::Play* play() const { return battle().play.address(); }
    bool isIn(battle::PlayPhase phase) const { return play() && play()->phase == phase; }
    bool isOver() const { return isIn(battle::PlayPhase::Over); }
    bool isRefereed() const { return play() && play()->isRefereed; }
    /// Whose deployment, orders or turn it is; nothing when nobody has to act.
    std::optional<int> side() const { return battle::sideToAct(battle()); }
    bool maySayReady() const;
    /// The sides that computer players play.
    void setCommanded(std::set<int> sides) { m_commanded = std::move(sides); }
    /// Whether nobody can act here now.
    bool isLocked() const { return m_document.isLocked(); }
    bool isCommanded(int side) const { return m_commanded.contains(side); }
    /// Whether at most one person plays, so that nobody else could see what is secret.
    bool isOnePersonsGame() const;
    /// The board as it was before play began; null if that isn't known.
    const battle::Battle* beginning() const { return m_beginning ? &*m_beginning : nullptr; }
    /// Finds beginning() in the journal, if play began before the document was opened.
    void recallBeginning();

    /// Reinforcements that the side may place now (BAT-9).
    std::vector<battle::StackPointer> arrivals() const;

    /// What must be changed before play can start, as sentences with the rule; empty if it can start (BAT-1).
    QStringList missing() const;

    bool start();
    bool sayReady();
    bool setReferee(bool isOn);
    bool concede();
    bool backToBoard();
    bool placeArrival(const battle::StackId& stack, hex::Hex to);

Q_SIGNALS:
    /// The battle or the selection has changed.
    void changed();
    /// The next side takes over.
    void handedOver(int side);
    /// Play has just ended.
    void ended();

private:
    bool tell(const document::BattleDocument::EditOutcome& outcome, const text::Caption& done);
    bool perform(const battle::Action& action, const text::Caption& done);
    void follow(bool isUndone);

    document::BattleDocument& m_document;
    Selection& m_selection;
    std::optional<int> m_side; ///< the side that had to act before the last change
    bool m_wasOver;
    std::set<int> m_commanded;
    battle::Battle m_board; ///< the last board
    std::optional<battle::Battle> m_beginning;
};

} // namespace sf::ui
