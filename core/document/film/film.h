// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/scene.h"
#include "core/text/caption.h"

#include <cstddef>
#include <vector>

namespace sf::document {

/// Where a round, a turn or a day begins.
struct Chapter {
    int scene = 0; ///< its first
    QString title;
};

/// How far a fight has got when its dice lie, from 0 to 1.
inline constexpr double diceRest = 0.55;

/// A scene in the words of somebody who watches it: what is tried, then what comes of it.
struct SceneWords {
    QString place{};   ///< "Conflict A"; may be empty
    QString attempt{}; ///< "Van attacks Dike Guard: 4 or more needed"; empty unless dice decide it
    QString outcome{};
    QStringList sums{};   ///< what the dice add up to and are compared with
    QString losses{};     ///< "14 hits lost; croaked: 3 × Piker"; may be empty
    text::Caption note{}; ///< why something odd is right; may be empty
};

/// What happened in a game, or in a part of it, as scenes: for playback, the log, the report, a web page and
/// a screen reader. What each scene shows is up to the kind of document; a bar with its marks needs only
/// this.
///
/// A film is made once, quickly; captions and states are made when somebody asks for them, in any order. It
/// is a value of its own: it stays as it is when the document changes. Only one thread at a time may use it.
class Film {
public:
    virtual ~Film() = default;

    /// The number of scenes.
    int count() const { return static_cast<int>(m_scenes.size()); }
    /// What the scene shows; `scene` is from 0 to count() - 1, here and below.
    SceneKind kind(int scene) const { return at(scene).scene.kind; }
    /// How many units, pieces or people die in it.
    int deaths(int scene) const { return at(scene).scene.deaths; }
    /// What the scene says, in the log's words: the sentence of the event that it is about, with that event's
    /// rule, dice and terms; the others are its headings and losses.
    virtual text::Caption caption(int scene) const = 0;
    virtual SceneWords words(int scene) const;

    /// In order; the scenes before the first belong to none.
    const std::vector<Chapter>& chapters() const { return m_chapters; }
    /// Why it doesn't show the whole game, in sentences; empty if it does.
    const QString& note() const { return m_note; }
    /// Adds a sentence to it.
    void addNote(const QString& sentence);

    /// The number of steps, each what one action did.
    std::size_t steps() const { return m_firstScenes.size(); }
    /// The step that the scene is part of, from 0.
    std::size_t stepOf(int scene) const { return at(scene).step; }
    /// The number of scenes before the step, 0 to count(). `step` is at most the number of steps.
    int firstScene(std::size_t step) const;

protected:
    Film() = default;
    Film(const Film&) = default;
    Film(Film&&) = default;
    Film& operator=(const Film&) = default;
    Film& operator=(Film&&) = default;

    /// Adds the scenes of one more step. Returns the number of the first.
    int addStep(const std::vector<Scene>& scenes);
    /// Adds so many events to the last scene.
    void extendLast(std::size_t events) { m_scenes.back().scene.last += events; }
    void addChapter(int scene, const QString& title) { m_chapters.push_back({scene, title}); }
    const Scene& scenePart(int scene) const { return at(scene).scene; }

private:
    struct Part {
        Scene scene; ///< its events are those of the step
        std::size_t step = 0;
    };
    const Part& at(int scene) const { return m_scenes[static_cast<std::size_t>(scene)]; }

    std::vector<Part> m_scenes;
    std::vector<int> m_firstScenes; ///< by step
    std::vector<Chapter> m_chapters;
    QString m_note;
};

} // namespace sf::document
