// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/battle_panel.h"

#include "core/document/battle/turn_report.h"
#include "core/document/film/battle_film_source.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/post/post_lines.h"
#include "ui/battle/film/film_map.h"
#include "ui/film/film_bar.h"
#include "ui/page/turn_report.h"
#include "ui/speech/screen_reader.h"
#include "ui/style/layouts.h"
#include "ui/style/settings.h"

#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::ui {

BattlePanel::BattlePanel(QWidget* parent)
    : QWidget(parent)
    , m_map(new FilmMap(m_player, this))
    , m_bar(new FilmBar(m_player, tr("Skip"), this))
    , m_report(new TurnReport(*m_map))
    , m_text(new QPlainTextEdit(this)) {
    setObjectName(QStringLiteral("battle"));
    m_bar->setKeysEverywhereWhilePlaying();
    m_text->setAccessibleName(tr("The battle so far"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    auto* column = marginless<QVBoxLayout>(this, 4);
    column->addWidget(m_map, 3);
    column->addWidget(m_bar);
    column->addWidget(m_text, 2);
    connect(&m_player, &FilmPlayer::sceneChanged, this, &BattlePanel::mark);
    connect(&m_player, &FilmPlayer::finished, this, &BattlePanel::mark);
    connect(&m_player, &FilmPlayer::progressed, this, [this] {
        if (m_player.isDecided() != m_isDecided)
            mark();
    });
    connect(m_bar, &FilmBar::closed, this, [this] {
        m_report->hide();
        m_player.last();
    });
}

void BattlePanel::show(const post::PostGame& game, const post::BattleGame& rules, const Settings& settings) {
    const auto* rounds = dynamic_cast<const post::BattlePostGame*>(&rules);
    QStringList lines{text::displayName(rules.battle().title)};
    for (const post::Writer writer : {post::Writer::Starter, post::Writer::Answerer}) {
        const QString name = text::displayName(game.name(writer));
        const auto side = rules.side(writer);
        lines << (side ? tr("%1 plays %2").arg(name, text::sideName(rules.battle(), *side))
                       : tr("Dice decide which side %1 plays").arg(name));
        if (side && rounds && !rounds->counted(writer))
            lines << tr("%1's last orders were not possible and counted as none").arg(name);
    }
    text::PostLines report(text::PostMarkup::Plain);
    writeGame(report, rules);
    m_head = static_cast<int>(lines.size()) + 1;
    m_lines = lines + QStringList(QString()) + report.text().split(u'\n');
    if (std::exchange(m_position, rules.position()) == rules.position())
        return mark();
    m_isNew = false;
    m_report->hide();
    m_map->setFilm(nullptr);
    m_player.setFilm(nullptr);
    m_film = document::filmOf(rules);
    if (!m_film)
        m_film.emplace(rules.battle());
    m_bar->setVisible(m_film->count() > 0);
    m_map->setFilm(&*m_film);
    m_player.setFilm(&*m_film);
    m_player.setAnimated(settings.value(Settings::animations));
    m_player.setSpeed(speedOf(settings.value(Settings::playback)));
    m_isNew = m_played.insert(rules.position()).second && m_film->count() > 0 &&
              settings.value(Settings::playback) != Settings::Playback::Off;
    if (m_isNew && !isScreenReaderOn(settings))
        m_player.play();
    else
        m_player.last();
}

void BattlePanel::showLines(std::size_t told) {
    const qsizetype count = std::min(m_lines.size(), m_head + static_cast<qsizetype>(told));
    const QString text = m_lines.first(count).join(u'\n');
    if (m_text->toPlainText() != text)
        m_text->setPlainText(text);
}

/// Until the film is at its end, shows what it has told so far, and marks the events of the last scene.
void BattlePanel::mark() {
    std::size_t from = 0;
    std::size_t to = 0;
    const bool isOver = m_player.shown() == m_player.count() && !m_player.isMoving();
    if (!isOver)
        m_report->hide();
    else if (m_player.film() && std::exchange(m_isNew, false))
        tellLosses();
    m_isDecided = m_player.isDecided();
    const int told = m_player.shown() - (m_isDecided ? 0 : 1);
    for (int scene = 0; m_film && m_player.film() && !isOver && scene < told; ++scene) {
        from = to;
        to += m_film->lines(scene).size();
    }
    showLines(isOver ? static_cast<std::size_t>(m_lines.size()) : to);
    QTextEdit::ExtraSelection marked;
    marked.format.setBackground(palette().highlight());
    marked.format.setForeground(palette().highlightedText());
    const QTextBlock first = m_text->document()->findBlockByNumber(m_head + static_cast<int>(from));
    const QTextBlock last = m_text->document()->findBlockByNumber(m_head + static_cast<int>(to) - 1);
    if (from == to || !first.isValid() || !last.isValid())
        return m_text->setExtraSelections({});
    marked.cursor = QTextCursor(first);
    m_text->setTextCursor(marked.cursor);
    marked.cursor.setPosition(last.position() + last.length() - 1, QTextCursor::KeepAnchor);
    m_text->setExtraSelections({marked});
}

void BattlePanel::tellLosses() {
    battle::Battle battle = m_film->state(m_film->count());
    for (const battle::StackPointer& stack : m_film->state(0).stacks)
        if (!battle.stacks.find(stack->id)) // it has merged
            battle.stacks.insert(battle.stacks.size(), stack);
    std::vector<document::LogLine> lines;
    for (int scene = 0; scene < m_film->count(); ++scene)
        lines.insert(lines.end(), m_film->lines(scene).begin(), m_film->lines(scene).end());
    m_report->showLines(tr("Losses of both sides"), document::lossLines(document::lossesIn(lines, battle)));
}

QString BattlePanel::text() const {
    return m_text->toPlainText();
}

} // namespace sf::ui

#include "moc_battle_panel.cpp"
