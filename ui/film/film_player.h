// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/film.h"
#include "ui/style/settings.h"

#include <QObject>
#include <QVariantAnimation>

namespace sf::ui {

/// Plays a film: which of its scenes is shown, and how far that has got. Knows nothing of what scenes look
/// like.
class FilmPlayer final : public QObject {
    Q_OBJECT

public:
    static constexpr int toEnd = -1;

    explicit FilmPlayer(QObject* parent = nullptr);

    /// Shows this film from before its first scene; null for none. The film must outlive its showing.
    void setFilm(const document::Film* film);
    const document::Film* film() const { return m_film; }
    /// Call this when the film got more scenes at its end.
    void noteGrowth();

    int count() const { return m_film ? m_film->count() : 0; }
    /// The number of scenes that have begun, 0 to count(). The last of them is shown.
    int shown() const { return m_shown; }
    /// How far the shown scene has got, 0 to 1; 1 for a scene that was jumped to, and without movement.
    double progress() const;
    /// Whether the dice of the shown scene lie.
    bool isDecided() const { return progress() >= document::diceRest; }
    /// Whether the shown scene is going on.
    bool isMoving() const { return m_animation.state() == QAbstractAnimation::Running; }
    bool isPlaying() const { return m_isPlaying; }

    /// 1: an attack takes 1.2 seconds, and a moment more if somebody dies.
    double speed() const { return m_speed; }
    void setSpeed(double speed);
    bool isLooping() const { return m_isLooping; }
    void setLooping(bool isLooping);
    /// Without movement, scenes change at the same pace.
    void setAnimated(bool isAnimated) { m_isAnimated = isAnimated; }
    bool isAnimated() const { return m_isAnimated; }
    /// Plays what isn't a fight faster if the whole film would take more than these milliseconds at speed 1;
    /// 0 for no limit.
    void setTimeLimit(int milliseconds);

    /// Shows the end of the last of these scenes, or the beginning if there are none.
    void go(int scenes);
    /// Goes to the beginning of this scene and shows it, without playing on.
    void watch(int scene);
    void first() { go(0); }
    void back() { go(m_shown - 1); }
    void forward() { watch(m_shown); }
    void last() { go(count()); }
    /// To the beginning of the chapter before, or of the one that is shown.
    void previousChapter();
    void nextChapter();
    /// To the next scene in which somebody dies.
    void nextLoss();
    /// Plays on from the shown scene, or from the beginning after the last one; until so many scenes have
    /// been shown, or to the end.
    void play(int until = toEnd);
    /// The shown scene goes on to its end.
    void pause();
    void toggle();

Q_SIGNALS:
    /// Another scene or film is shown.
    void sceneChanged();
    /// The shown scene moved on.
    void progressed();
    /// Playing has begun or stopped, or the film or how it is played has changed.
    void changed();
    /// The last scene that was to be played is over.
    void finished();

private:
    void begin(int scenes);
    void advance();
    struct Time {
        double moving = 0; ///< milliseconds
        double rest = 0;   ///< afterwards
    };
    Time timeOf(int scene) const;
    int end() const { return m_until == toEnd ? count() : m_until; }

    const document::Film* m_film = nullptr;
    QVariantAnimation m_animation;
    int m_shown = 0;
    int m_from = 0; ///< where playing begins again
    int m_until = toEnd;
    bool m_isPlaying = false;
    bool m_isLooping = false;
    bool m_isAnimated = true;
    bool m_isStill = true; ///< the scene was jumped to
    double m_speed = 1;
    int m_timeLimit = 0;
    double m_haste = 1; ///< because of the limit
};

/// The speed that the settings want; the normal one where nothing is to be played by itself.
double speedOf(Settings::Playback playback);

} // namespace sf::ui
