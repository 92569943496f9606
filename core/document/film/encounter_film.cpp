// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/encounter_film.h"

#include "core/document/film/film_replay.h"
#include "core/rules/encounter/scene.h"
#include "core/text/display_text.h"
#include "core/text/encounter_text.h"

#include <QCoreApplication>

#include <iterator>

namespace sf::document {
namespace {

/// Steps between two dungeons that are kept whole. Their pieces are shared.
constexpr std::size_t dungeonDistance = 64;

/// Without the dice's key, which nobody may see.
encounter::Dungeon withoutSeed(encounter::Dungeon dungeon) {
    dungeon.seed.clear();
    dungeon.history.clear();
    return dungeon;
}

/// See FilmReplay.
struct DungeonReplay {
    using State = encounter::Dungeon;
    using Source = EncounterFilmSource;
    using Document = EncounterDocument;
    using Filmed = EncounterFilm;

    static std::optional<State> boardOf(const EffectiveLine& line) {
        auto loaded = loadDungeon(line.board());
        auto* found = std::get_if<LoadedDungeon>(&loaded);
        return found ? std::optional(std::move(found->dungeon)) : std::nullopt;
    }
    static const State& stateOf(const EncounterDocument& document) { return document.dungeon(); }
    static bool isSame(const State& one, const State& other) {
        return dungeonJson(withoutSeed(one)) == dungeonJson(withoutSeed(other));
    }

    static bool replay(const EffectiveLine& line, EncounterDocument& document, EncounterFilm& film) {
        encounter::Changes changes;
        const auto connection = QObject::connect(&document, &EncounterDocument::changed, &document,
                                                 [&](const encounter::Changes& made) { changes = made; });
        const std::size_t logged = document.log().size();
        const bool isDone = document.replayLine(line.text);
        QObject::disconnect(connection);
        if (document.log().size() > logged)
            film.add(changes, *document.log().back());
        return isDone;
    }

    static void settle(EncounterFilm& /*film*/, const State& /*now*/) {}
    static QString goesOn(const State& state) { return film_words::goesOnOnDay(state.day()); }
};

} // namespace

EncounterFilm::EncounterFilm(const encounter::Dungeon& begin) : m_last(withoutSeed(begin)) {
    m_snapshots.emplace(0, m_last);
}

void EncounterFilm::add(const encounter::Changes& changes, const EncounterDocument::Step& done) {
    const std::vector<Scene> scenes = encounter::scenesOf(done.events);
    int scene = addStep(scenes);
    encounter::carryOut(m_last, changes);
    m_last = withoutSeed(std::move(m_last));
    for (const Scene& part : scenes) {
        if (done.events[part.main].what == encounter::What::DayBegan)
            addChapter(scene, text::clockTime(m_last.hour, m_last.startDate));
        ++scene;
    }
    m_steps.push_back({changes, done.events, done.changesMade, done.typedDice, {}});
    if (m_steps.size() % dungeonDistance == 0)
        m_snapshots.insert_or_assign(m_steps.size(), m_last);
}

void EncounterFilm::skipTo(const encounter::Dungeon& dungeon, const QString& why) {
    addNote(why);
    addStep({Scene{0, 0, 0, SceneKind::Gap, 0}});
    m_steps.push_back({{}, {}, {}, false, why});
    m_last = withoutSeed(dungeon);
    m_snapshots.insert_or_assign(m_steps.size(), m_last);
}

encounter::Dungeon EncounterFilm::afterSteps(std::size_t steps) const {
    const auto kept = std::prev(m_snapshots.upper_bound(steps));
    encounter::Dungeon dungeon = kept->second;
    for (std::size_t step = kept->first; step < steps; ++step)
        encounter::carryOut(dungeon, m_steps[step].changes);
    return withoutSeed(std::move(dungeon));
}

encounter::Dungeon EncounterFilm::state(int scenes) const {
    if (scenes == count())
        return m_last; // with steps that have no scenes
    const std::size_t next = stepOf(scenes);
    encounter::Dungeon dungeon = afterSteps(next); // the next scene's step is the first that isn't over
    if (const std::size_t told = scenePart(scenes).first; told > 0) {
        const Step& step = m_steps[next];
        const auto made = static_cast<std::ptrdiff_t>(step.changesMade[told - 1]);
        encounter::carryOut(dungeon, {step.changes.begin(), step.changes.begin() + made});
    }
    return dungeon;
}

EncounterScene EncounterFilm::scene(int scene) const {
    const Scene& part = scenePart(scene);
    const Step& step = m_steps[stepOf(scene)];
    EncounterScene shown;
    shown.kind = part.kind;
    if (!step.gap.isEmpty()) {
        shown.caption.sentence = step.gap;
        return shown;
    }
    const encounter::Event& main = step.events[part.main];
    shown.caption = text::caption(main);
    shown.caption.areTyped = step.typedDice && !main.dice.empty();
    shown.main = part.main - part.first;
    for (std::size_t index = part.first; index < part.last; ++index) {
        const encounter::Event& event = step.events[index];
        if (index != part.main)
            shown.caption.others.push_back(text::caption(event));
        if (event.what == encounter::What::HpLost)
            shown.losses.push_back({text::displayName(event.names.at(0)),
                                    event.numbers.at(1) + event.numbers.at(0), event.numbers.at(1)});
        shown.events.push_back(event);
    }
    return shown;
}

SceneWords EncounterFilm::words(int scene) const {
    SceneWords words = Film::words(scene);
    const Step& step = m_steps[stepOf(scene)];
    if (!isFight(kind(scene)) || !step.gap.isEmpty())
        return words;
    const encounter::Event& main = step.events[scenePart(scene).main];
    words.attempt = QCoreApplication::translate("sf::document", "%1 attacks %2")
                        .arg(text::displayName(main.names.at(0)), text::displayName(main.names.at(1)));
    return words;
}

EncounterFilmSource::EncounterFilmSource(const EncounterDocument& document)
    : opened(document.opened())
    , openedAfter(document.openedAfter())
    , journal(document.journal())
    , now(document.dungeon()) {}

std::optional<EncounterFilm> filmOf(const EncounterFilmSource& source, const std::stop_token& stop) {
    FilmReplay<DungeonReplay> replay(source, stop);
    EncounterFilm film(replay.beginning());
    return replay.addTo(film) ? std::optional(std::move(film)) : std::nullopt;
}

} // namespace sf::document
