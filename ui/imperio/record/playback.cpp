// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/playback.h"

#include "core/document/imperio/imperio_turn_report.h"

#include <QLocale>

#include <algorithm>

namespace sf::ui {

Playback::Playback(GameController& controller, QObject* parent) : QObject(parent), m_controller(controller) {
    connect(&m_timer, &QTimer::timeout, this, &Playback::advance);
    connect(&controller.document(), &document::ImperioDocument::changed, this, &Playback::stop);
    connect(&controller.document(), &document::ImperioDocument::bookmarksChanged, this, &Playback::changed);
}

void Playback::first() {
    show(0);
}

void Playback::previous() {
    if (m_controller.shown() > 0)
        show(m_controller.shown() - 1);
}

void Playback::next() {
    show(m_controller.shown() + 1);
}

void Playback::last() {
    show(all());
}

bool Playback::endsTurn(std::size_t entries) const {
    const auto& played = m_controller.document().entries();
    if (entries == 0 || entries >= played.size())
        return true;
    const imperio::Entry& before = played[entries - 1].entry;
    const imperio::Entry& after = played[entries].entry;
    return before.turn != after.turn || before.side != after.side;
}

void Playback::previousTurn() {
    std::size_t to = m_controller.shown();
    while (to > 0 && !endsTurn(--to)) {
    }
    show(to);
}

void Playback::nextTurn() {
    std::size_t to = m_controller.shown();
    while (to < all() && !endsTurn(++to)) {
    }
    show(to);
}

void Playback::show(std::size_t entries) {
    stop();
    if (!m_controller.document().hasBegun())
        return;
    const std::size_t before = m_controller.shown();
    m_controller.show(std::min(entries, all()));
    if (m_controller.shown() != before)
        sayWhere();
}

void Playback::toggle() {
    if (isPlaying())
        return stop();
    if (all() == 0)
        return;
    if (m_controller.isLive())
        m_controller.show(0);
    m_timer.start(static_cast<int>(1000 / m_speed));
    Q_EMIT changed();
}

void Playback::playOpponentsTurn() {
    const auto [first, end] = document::opponentsTurn(m_controller.document());
    if (first == end)
        return m_controller.say(tr("Your opponent has had no turn yet"));
    show(first);
    toggle();
}

void Playback::setSpeed(double speed) {
    m_speed = speed;
    m_timer.setInterval(static_cast<int>(1000 / m_speed));
}

void Playback::stop() {
    if (!isPlaying())
        return;
    m_timer.stop();
    Q_EMIT changed();
}

void Playback::advance() {
    m_controller.show(m_controller.shown() + 1);
    if (m_controller.isLive()) {
        stop();
        sayWhere();
    }
}

void Playback::sayWhere() {
    const QLocale locale;
    const std::size_t shown = m_controller.shown();
    if (m_controller.isLive())
        return m_controller.say(
            tr("Back in the game; actions so far: %1").arg(locale.toString(static_cast<qulonglong>(shown))));
    const QString told = shown == 0 ? tr("the beginning") : m_controller.outcome(shown - 1);
    m_controller.say(tr("Looking back, %1 of %2: %3")
                         .arg(locale.toString(static_cast<qulonglong>(shown)),
                              locale.toString(static_cast<qulonglong>(all())), told));
}

bool Playback::isMarked() const {
    return std::ranges::binary_search(m_controller.document().bookmarks(), m_controller.shown());
}

void Playback::toggleBookmark() {
    if (!m_controller.document().hasBegun())
        return;
    m_controller.document().toggleBookmark(m_controller.shown());
    m_controller.say(isMarked() ? tr("Bookmark set at %1").arg(bookmarkName(m_controller.shown()))
                                : tr("Bookmark cleared"));
}

void Playback::nextBookmark() {
    const auto& marks = m_controller.document().bookmarks();
    const auto found = std::ranges::upper_bound(marks, m_controller.shown());
    if (found == marks.end())
        return m_controller.say(tr("There is no later bookmark"));
    show(*found);
}

void Playback::previousBookmark() {
    const auto& marks = m_controller.document().bookmarks();
    const auto found = std::ranges::lower_bound(marks, m_controller.shown());
    if (found == marks.begin())
        return m_controller.say(tr("There is no earlier bookmark"));
    show(*std::prev(found));
}

QString Playback::bookmarkName(std::size_t entries) const {
    const auto& played = m_controller.document().entries();
    if (entries == 0 || entries > played.size())
        return tr("the beginning");
    const imperio::Entry& entry = played[entries - 1].entry;
    return QStringLiteral("%1: %2").arg(
        QLocale().toString(static_cast<qulonglong>(entries)),
        QString::fromStdString(imperio::entryText({entry.turn, entry.side, entry.action, {}, {}})));
}

} // namespace sf::ui
