// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/encounter/encounter_document.h"
#include "core/document/film/film.h"

#include <map>
#include <stop_token>

namespace sf::document {

/// What a scene of a dungeon shows.
struct EncounterScene {
    SceneKind kind = SceneKind::Other;
    text::Caption caption;
    /// What somebody loses.
    struct Loss {
        QString name;
        std::int64_t before = 0; ///< HP
        std::int64_t after = 0;
    };
    std::vector<Loss> losses;
    std::vector<encounter::Event> events; ///< what it is made of; the main one is `main`
    std::size_t main = 0;
};

/// The days of a dungeon as a film. Each action is a step.
class EncounterFilm final : public Film {
public:
    explicit EncounterFilm(const encounter::Dungeon& begin);

    /// Adds what one action did.
    void add(const encounter::Changes& changes, const EncounterDocument::Step& done);
    /// Goes on with another dungeon, after something that can't be shown for this reason.
    void skipTo(const encounter::Dungeon& dungeon, const QString& why);

    /// Returns the dungeon after this many scenes, 0 to count().
    encounter::Dungeon state(int scenes) const;
    text::Caption caption(int scene) const override { return this->scene(scene).caption; }
    SceneWords words(int scene) const override;
    EncounterScene scene(int scene) const;

private:
    struct Step {
        encounter::Changes changes;
        std::vector<encounter::Event> events;
        std::vector<std::size_t> changesMade; ///< by event
        bool typedDice = false;
        QString gap; ///< why it can't be shown; then it is only a jump to the next snapshot
    };
    encounter::Dungeon afterSteps(std::size_t steps) const;

    std::vector<Step> m_steps;
    std::map<std::size_t, encounter::Dungeon> m_snapshots; ///< by the steps before; always 0
    encounter::Dungeon m_last;
};

/// What the film of a document is made from: a copy, cheap to make, that any thread may read.
struct EncounterFilmSource {
    explicit EncounterFilmSource(const EncounterDocument& document);

    encounter::Dungeon opened; ///< as it was when the document was opened
    std::size_t openedAfter = 0;
    Journal journal;
    encounter::Dungeon now;
};

/// The same as for battles: replays the journal from the first dice or hours on, or from where the
/// document was opened. Its last state is the dungeon as it is now.
std::optional<EncounterFilm> filmOf(const EncounterFilmSource& source, const std::stop_token& stop = {});

} // namespace sf::document
