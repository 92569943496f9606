// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/playback.h"

#include "core/text/imperio_record_words.h"

#include <QLocale>

#include <algorithm>

namespace sf::ui {

Playback::Playback(GameDesk& desk, QObject* parent) : QObject(parent), m_desk(desk) {
    connect(&m_timer, &QTimer::timeout, this, &Playback::advance);
    connect(&desk.document(), &document::ImperioDocument::changed, this, &Playback::stop);
    connect(&desk.document(), &document::ImperioDocument::bookmarksChanged, this, &Playback::changed);
}

void Playback::first() {
    show(0);
}

void Playback::previous() {
    if (m_desk.shown() > 0)
        show(m_desk.shown() - 1);
}

void Playback::next() {
    show(m_desk.shown() + 1);
}

void Playback::last() {
    show(all());
}

void Playback::show(std::size_t entries) {
    stop();
    if (!m_desk.document().hasBegun())
        return;
    const std::size_t before = m_desk.shown();
    m_desk.show(std::min(entries, all()));
    if (m_desk.shown() != before)
        sayWhere();
}

void Playback::toggle() {
    if (isPlaying())
        return stop();
    if (all() == 0)
        return;
    if (m_desk.isLive())
        m_desk.show(0);
    m_timer.start(static_cast<int>(1000 / m_speed));
    Q_EMIT changed();
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
    m_desk.show(m_desk.shown() + 1);
    if (m_desk.isLive())
        stop();
}

void Playback::sayWhere() {
    const QLocale locale;
    const std::size_t shown = m_desk.shown();
    if (m_desk.isLive())
        return m_desk.say(
            tr("Back in the game; actions so far: %1").arg(locale.toString(static_cast<qulonglong>(shown))));
    const QString told = shown == 0 ? tr("the beginning")
                                    : text::eventSentences(m_desk.document().entries()[shown - 1].events);
    m_desk.say(tr("Looking back, %1 of %2: %3")
                   .arg(locale.toString(static_cast<qulonglong>(shown)),
                        locale.toString(static_cast<qulonglong>(all())), told));
}

bool Playback::isMarked() const {
    return std::ranges::binary_search(m_desk.document().bookmarks(), m_desk.shown());
}

void Playback::toggleBookmark() {
    if (!m_desk.document().hasBegun())
        return;
    m_desk.document().toggleBookmark(m_desk.shown());
    m_desk.say(isMarked() ? tr("Bookmark set at %1").arg(bookmarkName(m_desk.shown()))
                          : tr("Bookmark cleared"));
}

void Playback::nextBookmark() {
    const auto& marks = m_desk.document().bookmarks();
    const auto found = std::ranges::upper_bound(marks, m_desk.shown());
    if (found == marks.end())
        return m_desk.say(tr("There is no later bookmark"));
    show(*found);
}

void Playback::previousBookmark() {
    const auto& marks = m_desk.document().bookmarks();
    const auto found = std::ranges::lower_bound(marks, m_desk.shown());
    if (found == marks.begin())
        return m_desk.say(tr("There is no earlier bookmark"));
    show(*std::prev(found));
}

QString Playback::bookmarkName(std::size_t entries) const {
    const auto& played = m_desk.document().entries();
    if (entries == 0 || entries > played.size())
        return tr("the beginning");
    const imperio::Entry& entry = played[entries - 1].entry;
    return QStringLiteral("%1: %2").arg(
        QLocale().toString(static_cast<qulonglong>(entries)),
        QString::fromStdString(imperio::entryText({entry.turn, entry.side, entry.action, {}, {}})));
}

} // namespace sf::ui
