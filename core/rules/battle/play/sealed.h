// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/recording.h"

/// Sealed phases (BAT-3, BAT-4): the sides act one after another, each on the battle as everybody saw it when
/// the phase began.
namespace sf::battle {

/// Returns the battle's play for editing, copying it first if other battles share it. The battle must be
/// played.
Play& editPlay(Battle& battle);

/// Returns the battle with referee mode off, as it is for whatever isn't the referee's own action: that of a
/// commander, of a sealed plan or of a post (BAT-22).
Battle withoutReferee(Battle battle);
/// Has changes to such a battle leave referee mode on.
void keepReferee(Changes& changes);
/// Shows such battles with referee mode on.
class RefereeSink final : public EventSink {
public:
    explicit RefereeSink(EventSink& sink) : m_sink(sink) {}
    void tell(Event event, const Battle& now) override;
    std::span<Event> kept() override { return m_sink.kept(); }

private:
    EventSink& m_sink;
};

/// Returns the battle as it is for a side that has yet to act, alone and with nothing sealed: in it, the
/// actions of a plan are legal one after another, or the plan isn't (BAT-4).
Battle actingAlone(Battle battle, int side);
/// Begins a sealed phase, which hides what follows. Plans from earlier rounds become those of their sides.
void beginSealed(Battle& battle);
/// The acting side's plans become the battle's plans while it acts.
void takeUpPlans(Battle& battle);
/// Restores stacks, state and mergers as everybody saw them when the phase began, without plans.
void restoreStart(Battle& battle);
/// Stores what the side has done as its plan, and prepares the battle for the next side. The side must be
/// ready.
void handOver(Battle& battle, int side);

} // namespace sf::battle
