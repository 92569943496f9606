// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film_head.h"

#include "core/text/figures.h"
#include "ui/film/film_player.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/elided_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace sf::ui {

FilmHead::FilmHead(FilmPlayer& player, QWidget* parent)
    : QFrame(parent)
    , m_player(player)
    , m_title(new QLabel(this))
    , m_place(new ElidedLabel(this))
    , m_log(new QToolButton(this))
    , m_close(new QToolButton(this)) {
    setObjectName(QStringLiteral("filmHead"));
    m_title->setTextFormat(Qt::PlainText);
    scaleFont(*m_title, 1.1, true);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    m_log->setObjectName(QStringLiteral("filmLog"));
    m_log->setText(tr("Log"));
    m_log->setToolTip(tr("Show what has happened so far beside the film"));
    m_log->setCheckable(true);
    m_close->setObjectName(QStringLiteral("filmClose"));
    auto* row = padded<QHBoxLayout>(this, barMargins, 8);
    row->addWidget(m_title);
    row->addWidget(m_place, 1);
    row->addWidget(m_log);
    row->addWidget(m_close);
    connect(m_log, &QToolButton::toggled, this, &FilmHead::logWanted);
    connect(m_close, &QToolButton::clicked, this, &FilmHead::closed);
    connect(&player, &FilmPlayer::sceneChanged, this, &FilmHead::refresh);
    setAskedFor(true);
}

void FilmHead::setAskedFor(bool isAskedFor) {
    m_close->setText(isAskedFor ? tr("Close") : tr("Skip"));
    m_close->setToolTip(tr("Escape"));
}

void FilmHead::hideLog() {
    m_log->hide();
}

bool FilmHead::isLogWanted() const {
    return m_log->isChecked();
}

void FilmHead::refresh() {
    const document::Film* film = m_player.film();
    if (!film)
        return;
    const int scene = std::max(0, m_player.shown() - 1);
    QString title;
    for (const document::Chapter& chapter : film->chapters())
        if (chapter.scene <= scene)
            title = chapter.title;
    m_title->setText(title);
    m_title->setHidden(title.isEmpty());
    const QString where =
        tr("scene %1 of %2").arg(text::figure(m_player.shown()), text::figure(m_player.count()));
    const QString place = m_player.shown() > 0 ? film->words(scene).place : QString();
    m_place->setWholeText(place.isEmpty() ? where : tr("%1 · %2").arg(place, where));
}

} // namespace sf::ui

#include "moc_film_head.cpp"
