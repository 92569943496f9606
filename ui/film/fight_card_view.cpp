// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/fight_card_view.h"

#include "ui/film/film_player.h"
#include "ui/style/current_theme.h"

#include <QEvent>
#include <QPainter>

namespace sf::ui {

FightCardView::FightCardView(const FilmPlayer& player, std::function<paint::FightCard()> card, QWidget& board)
    : QWidget(&board), m_player(player), m_ask(std::move(card)) {
    setObjectName(QStringLiteral("fightCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    board.installEventFilter(this);
    for (const auto signal : {&FilmPlayer::sceneChanged, &FilmPlayer::progressed, &FilmPlayer::changed})
        connect(&player, signal, this, &FightCardView::refresh);
    hide();
}

void FightCardView::refresh() {
    m_card = m_ask();
    setVisible(m_card.actor.has_value());
    if (!m_card.actor)
        return;
    const QSize board = parentWidget()->size();
    QRectF place = paint::fightCardArea(board, currentTheme().textScale);
    if (m_card.isAtTop)
        place.moveTop(board.height() - place.bottom());
    setGeometry(place.toAlignedRect().adjusted(-1, -1, 1, 1));
    raise();
    update();
}

void FightCardView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint::paintFightCard(painter, QRectF(rect()).adjusted(1, 1, -1, -1), m_card, m_player.progress(),
                          currentTheme());
}

bool FightCardView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && !isHidden())
        refresh();
    return QWidget::eventFilter(watched, event);
}

} // namespace sf::ui

#include "moc_fight_card_view.cpp"
