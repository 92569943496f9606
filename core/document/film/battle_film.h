// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_log.h"
#include "core/document/film/battle_scene.h"
#include "core/document/film/film.h"
#include "core/rules/battle/recording.h"

#include <optional>
#include <span>

namespace sf::document {

/// A battle as a film: rounds of orders, or turns. The rule systems say which events make a scene.
///
/// Its states are the battles that the rules had when they told the events. It shows what the viewer could
/// see of them: a side, or a spectator if there is none (BAT-4); of a sealed phase that is still under way,
/// what a spectator sees, as a film is shown to others. The seed and the history of the dice are in none of
/// them.
class BattleFilm final : public Film {
public:
    /// Begins with this battle. If it has more than limits::filmedStacks stacks, the film stays without
    /// scenes, says so in its note, and has only the last state.
    explicit BattleFilm(const battle::Battle& begin, std::optional<int> viewer = {});

    /// Adds what one action did as one step: the battles that were recorded, and the lines in the log of its
    /// events.
    void add(const battle::Moments& moments, std::vector<LogLine> lines);
    /// The battle has become this one without a scene, as by an order or an edit of a board.
    void goOnWith(const battle::Battle& battle);
    /// Goes on with another battle, after something that can't be shown for this reason.
    void skipTo(const battle::Battle& battle, const QString& why);

    /// Returns the battle as the viewer could see it after this many scenes, 0 to count().
    battle::Battle state(int scenes) const;
    /// The number of events in all scenes.
    int events() const { return m_events; }
    /// How many scenes are over after this many events, 0 to events().
    int scenesIn(int events) const;
    /// The battle after this many events, also in the middle of a scene.
    battle::Battle stateAfterEvents(int events) const;
    text::Caption caption(int scene) const override { return this->scene(scene).caption; }
    SceneWords words(int scene) const override { return this->scene(scene).words; }
    BattleScene scene(int scene) const;
    /// The log's lines of the scene; none of a gap.
    std::span<const LogLine> lines(int scene) const;
    /// Returns the scene with this event of the journal entry, from 0, or nothing if the film lacks it.
    std::optional<int> sceneOf(std::uint32_t entry, std::size_t event) const;

    /// Where the journal has the last event of the first so many scenes; nothing before the first event.
    struct Place {
        std::uint32_t entry = 0;
        std::size_t event = 0;
    };
    std::optional<Place> placeAfter(int scenes) const;

private:
    struct Step {
        std::uint32_t entry = 0;     ///< the first
        std::vector<LogLine> lines;  ///< also those of entries without a scene of their own
        int firstEvent = 0;          ///< how many came before
        std::size_t firstMoment = 0; ///< the battle before it
        QString gap;                 ///< why it can't be shown; then it leads to the next moment
    };
    void addChapters(int first, const std::vector<Scene>& scenes, const std::vector<LogLine>& lines,
                     const battle::Battle& after);
    std::size_t momentAfter(int scene) const;
    battle::Battle seenAt(std::size_t moment) const;
    /// Whether the sealed phase of this moment goes on at the film's end.
    bool isUnderWay(std::size_t moment) const;

    std::optional<int> m_viewer;
    bool m_isTooLarge = false;
    int m_events = 0;
    std::vector<Step> m_steps;
    std::vector<LogLine> m_waiting; ///< asides before the first scene, which will have them
    battle::Moments m_moments;      ///< after each event and each gap, with what is sealed
};

/// Events as lines of a log, for those that aren't in one, as in a game by post.
std::vector<LogLine> logLines(const std::vector<battle::Event>& events, int round);
} // namespace sf::document
