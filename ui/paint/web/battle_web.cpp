// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in web_board.h.
#include "core/document/battle/battle_document.h"
#include "core/document/film/battle_film_source.h"
#include "core/document/webpage/html.h"
#include "core/rules/battle/play/victory.h"
#include "core/text/battle_text.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/paint/web/battle_web_board.h"
#include "ui/paint/web/web_board.h"

#include <QCoreApplication>

namespace sf::paint {
namespace {

using document::BattleScene;

std::vector<int> livingOf(const battle::Battle& battle) {
    std::vector<int> living;
    living.reserve(battle.sides.size());
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side)
        living.push_back(battle::livingUnits(battle, side));
    return living;
}

void countLosses(WebCounts& counts, const BattleScene& scene, const battle::Battle& before) {
    for (const BattleScene::Loss& loss : scene.losses)
        if (const battle::StackPointer stack = before.stacks.find(loss.stack);
            stack && loss.before > 0 && loss.after == 0)
            counts.lose(static_cast<std::size_t>(stack->side));
}

/// How it ended, or whose turn it is.
QStringList outcomeOf(const battle::Battle& battle) {
    if (battle.play && battle.play->result) {
        const battle::PlayResult& result = *battle.play->result;
        QStringList winners;
        for (const int side : result.winners)
            winners << text::sideName(battle, side);
        return {winners.isEmpty()
                    ? QCoreApplication::translate("sf::paint", "The battle is a draw.")
                    : QCoreApplication::translate("sf::paint", "Victory: %1.").arg(text::listed(winners)),
                text::asSentence(text::capitalised(text::endingText(battle, result.ending, result.winners)))};
    }
    const QString round = QCoreApplication::translate("sf::paint", "The battle isn't over: round %1.")
                              .arg(text::figure(battle::roundNumber(battle)));
    if (const std::optional<int> side = battle::sideToAct(battle))
        return {round,
                QCoreApplication::translate("sf::paint", "%1 is to act.").arg(text::sideName(battle, *side))};
    return {round};
}

/// The scenes of a battle as a log and as changes of the board.
class BattleWeb {
public:
    BattleWeb(const document::BattleFilm& film, const WebOptions& options)
        : m_film(film)
        , m_options(options)
        , m_range(sceneRange(film, options))
        , m_chapters(chapterTitles(film))
        , m_board(m_shapes, film.state(m_range.first))
        , m_log(m_parts.rules) {
        const battle::Battle first = film.state(m_range.first);
        for (int side = 0; side < static_cast<int>(first.sides.size()); ++side)
            m_counts.sides << text::sideName(first, side);
        m_counts.counted = QCoreApplication::translate("sf::paint", "Units");
        m_counts.begin(livingOf(first));
        m_board.show(first);
    }

    WebParts made(const battle::Battle& now) {
        const QByteArray start = m_board.take();
        for (int scene = 0; scene < m_range.first; ++scene)
            m_events += static_cast<int>(m_film.lines(scene).size());
        m_parts.scenes = m_film.count();
        for (int scene = m_range.first; scene < m_range.second; ++scene) {
            m_parts.end = mayGoOn(m_options, m_log, scene - m_range.first, m_range.second - m_range.first);
            if (m_parts.end != WebEnd::Done)
                return std::move(m_parts);
            add(scene);
        }
        const battle::Battle last = m_film.state(m_range.second);
        m_counts.end(livingOf(last));
        m_parts.heading = heading(last);
        m_parts.board = m_board.svg(last);
        m_parts.story = noteHtml(m_film) + lineHtml("log", start, m_log, m_board.tables());
        const bool isWhole = m_range.second == m_film.count();
        m_parts.result = resultHtml(isWhole ? outcomeOf(now) : QStringList(), m_counts);
        m_parts.icons = iconsHtml(m_shapes);
        m_parts.style = m_shapes.style();
        return std::move(m_parts);
    }

private:
    void add(int number) {
        const battle::Battle before = m_film.state(number);
        const BattleScene scene = m_film.scene(number);
        const auto chapter = m_chapters.find(number);
        const QString title = chapter == m_chapters.end() ? QString() : chapter->second;
        if (!title.isEmpty())
            m_counts.mark(title, livingOf(before));
        countLosses(m_counts, scene, before);
        const QByteArray way = m_board.way(before, scene);
        m_board.show(m_film.state(number + 1));
        m_events += static_cast<int>(m_film.lines(number).size());
        m_log.add({scene.kind,
                   m_film.deaths(number),
                   scene.caption,
                   title,
                   m_board.take(),
                   way,
                   m_board.fighters(scene),
                   m_events,
                   {},
                   {}});
    }

    QByteArray heading(const battle::Battle& battle) {
        QByteArray sides;
        for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side) {
            const std::uint32_t colour = battle.sides[static_cast<std::size_t>(side)].color;
            sides += sideHtml(m_shapes, side, text::sideName(battle, side),
                              [=](const Theme& theme) { return theme.side(side, colour); });
        }
        QByteArray result = "<p>" + sides + "</p>\n";
        if (m_options.side)
            result += "<p>" +
                      document::html(QCoreApplication::translate("sf::paint", "As %1 saw it.")
                                         .arg(text::sideName(battle, *m_options.side))) +
                      "</p>\n";
        return result;
    }

    const document::BattleFilm& m_film;
    const WebOptions& m_options;
    std::pair<int, int> m_range;
    std::map<int, QString> m_chapters;
    SvgShapes m_shapes;
    BattleWebBoard m_board;
    WebParts m_parts;
    document::WebLog m_log;
    WebCounts m_counts;
    int m_events = 0;
};

} // namespace

WebParts battleWeb(const document::BattleDocument& document, const WebOptions& options) {
    const document::BattleFilm film = *document::filmOf(document::BattleFilmSource(document), options.side);
    return battleWeb(film, document.seenBy({}), options);
}

WebParts battleWeb(const document::BattleFilm& film, const battle::Battle& now, const WebOptions& options) {
    return BattleWeb(film, options).made(now);
}

} // namespace sf::paint
