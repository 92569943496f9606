// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film_player.h"

#include <algorithm>

namespace sf::ui {
namespace {

// Milliseconds at speed 1.

double usualTime(SceneKind kind) {
    if (isFight(kind))
        return 1200;
    if (kind == SceneKind::Ending || kind == SceneKind::Chance)
        return 1000;
    return kind == SceneKind::Heading ? 400 : 600;
}

double usualRest(SceneKind kind, int deaths) {
    if (deaths > 0)
        return 500;
    return isFight(kind) ? 150 : 0;
}

} // namespace

FilmPlayer::FilmPlayer(QObject* parent) : QObject(parent) {
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this] {
        if (m_isAnimated)
            Q_EMIT progressed();
    });
    connect(&m_animation, &QVariantAnimation::finished, this, &FilmPlayer::advance);
}

void FilmPlayer::setFilm(const document::Film* film) {
    m_animation.stop();
    m_film = film;
    m_shown = 0;
    m_isPlaying = false;
    m_isStill = true;
    setTimeLimit(m_timeLimit);
    Q_EMIT changed();
    Q_EMIT sceneChanged();
}

void FilmPlayer::noteGrowth() {
    setTimeLimit(m_timeLimit);
    Q_EMIT changed();
}

double FilmPlayer::progress() const {
    return m_isStill || !m_isAnimated ? 1 : std::min(1.0, m_animation.currentValue().toDouble());
}

void FilmPlayer::setSpeed(double speed) {
    m_speed = speed;
    Q_EMIT changed();
}

void FilmPlayer::setLooping(bool isLooping) {
    m_isLooping = isLooping;
    Q_EMIT changed();
}

void FilmPlayer::setTimeLimit(int milliseconds) {
    m_timeLimit = milliseconds;
    double fights = 0;
    double others = 0;
    for (int scene = 0; m_timeLimit > 0 && scene < count(); ++scene) {
        const SceneKind kind = m_film->kind(scene);
        (isFight(kind) ? fights : others) += usualTime(kind) + usualRest(kind, m_film->deaths(scene));
    }
    constexpr double most = 4;
    m_haste = m_timeLimit > 0 ? std::clamp(others / std::max(1.0, m_timeLimit - fights), 1.0, most) : 1;
}

FilmPlayer::Time FilmPlayer::timeOf(int scene) const {
    const SceneKind kind = m_film->kind(scene);
    const double pace = m_speed * (isFight(kind) ? 1 : m_haste);
    return {std::max(1.0, usualTime(kind) / pace), usualRest(kind, m_film->deaths(scene)) / pace};
}

void FilmPlayer::go(int scenes) {
    pause();
    m_animation.stop();
    m_isStill = true;
    m_shown = std::clamp(scenes, 0, count());
    Q_EMIT sceneChanged();
}

void FilmPlayer::watch(int scene) {
    pause();
    if (scene >= 0 && scene < count())
        begin(scene + 1);
}

void FilmPlayer::previousChapter() {
    int to = 0;
    if (m_film)
        for (const document::Chapter& chapter : m_film->chapters())
            if (chapter.scene < m_shown)
                to = chapter.scene;
    go(to);
}

void FilmPlayer::nextChapter() {
    int to = count();
    if (m_film) {
        const auto& chapters = m_film->chapters();
        const auto next = std::ranges::find_if(
            chapters, [this](const document::Chapter& chapter) { return chapter.scene > m_shown; });
        if (next != chapters.end())
            to = next->scene;
    }
    go(to);
}

void FilmPlayer::nextLoss() {
    int scene = m_shown;
    while (scene < count() && m_film->deaths(scene) == 0)
        ++scene;
    watch(scene);
}

void FilmPlayer::play(int until) {
    if (m_isPlaying || count() == 0)
        return;
    m_until = until;
    m_from = until == toEnd ? 0 : m_shown;
    m_isPlaying = true;
    if (!isMoving())
        begin(m_shown < count() ? m_shown + 1 : 1);
    Q_EMIT changed();
}

void FilmPlayer::pause() {
    if (std::exchange(m_isPlaying, false))
        Q_EMIT changed();
}

void FilmPlayer::toggle() {
    if (m_isPlaying)
        pause();
    else
        play();
}

void FilmPlayer::begin(int scenes) {
    m_animation.stop();
    m_isStill = false;
    m_shown = scenes;
    const Time time = timeOf(scenes - 1);
    m_animation.setEndValue(1 + time.rest / time.moving);
    m_animation.setDuration(static_cast<int>(time.moving + time.rest));
    m_animation.start();
    Q_EMIT sceneChanged();
}

void FilmPlayer::advance() {
    if (!m_isPlaying)
        return;
    if (m_shown < end())
        return begin(m_shown + 1);
    if (m_isLooping)
        return begin(m_from + 1);
    pause();
    Q_EMIT finished();
}

double speedOf(Settings::Playback playback) {
    return playback == Settings::Playback::Slow ? 0.5 : playback == Settings::Playback::Fast ? 2 : 1;
}

} // namespace sf::ui

#include "moc_film_player.cpp"
