// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in web_board.h.
#include "core/document/film/imperio_film.h"
#include "core/document/webpage/html.h"
#include "core/rules/imperio/board/board_text.h"
#include "core/rules/imperio/game/fight.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/paint/web/web_board.h"

#include <QCoreApplication>
#include <QPainter>

namespace sf::paint {
namespace {

using document::attribute;
using document::html;
using document::ImperioScene;

constexpr double squareSize = 100; ///< pixels

/// The board on a page. The states are, by the number of a square from 0, the number of a piece, and `t`,
/// that of the text of the turn.
class ImperioWebBoard {
public:
    explicit ImperioWebBoard(SvgShapes& shapes, document::PageTexts& texts)
        : m_shapes(shapes), m_texts(texts) {}

    void show(const imperio::Position& position) {
        const std::array<std::string, imperio::boardSize> rows = imperio::boardRows(position.board);
        for (int index = 0; index < imperio::squareCount; ++index) {
            const imperio::Square square{static_cast<std::uint8_t>(index)};
            const std::optional<imperio::Piece> piece = position.board.at(square);
            const char letter = rows.at(static_cast<std::size_t>(square.row() - 1))
                                    .at(static_cast<std::size_t>(square.column() - 1));
            m_states.set(QByteArray::number(index),
                         piece ? number(*piece, position.entrenched.has(square), letter) : QByteArray());
        }
        m_states.set(
            "t", m_texts.number(QCoreApplication::translate("sf::paint", "Turn %1, %2 to move")
                                    .arg(text::figure(position.turn), text::imperioSide(position.toMove))));
    }
    QByteArray take() { return m_states.take(); }

    static QByteArray way(const ImperioScene& scene) {
        QByteArrayList squares;
        for (const std::optional<imperio::Square>& square : {scene.from, scene.via, scene.to})
            if (square)
                squares << QByteArray::number(square->index);
        return squares.size() > 1 ? squares.join('.') : QByteArray();
    }

    /// As shown last.
    QByteArray svg() {
        const QByteArray ground = m_shapes.markup(
            [](QPainter& painter, const Theme& theme) { paintImperioGround(painter, layout(), theme); });
        QByteArray pieces;
        for (int index = 0; index < imperio::squareCount; ++index) {
            const QByteArray& piece = m_states.value(QByteArray::number(index));
            const QPointF centre = layout().centre({static_cast<std::uint8_t>(index)});
            if (!piece.isEmpty())
                pieces += "<use href=#i" + piece + " x=" + wholeText(centre.x()) +
                          " y=" + wholeText(centre.y()) + " />";
        }
        return boardStart(layout().outer()) + "<defs>\n" + m_shapes.definitions() + "</defs>\n<g id=ground>" +
               ground + "</g>\n<g id=pieces>" + pieces + "</g>\n<g id=way></g></svg>\n";
    }

private:
    static ImperioLayout layout() { return ImperioLayout(squareSize); }

    QByteArray number(const imperio::Piece& piece, bool isEntrenched, char letter) {
        const QByteArray key =
            QByteArray(1, letter) + (isEntrenched ? "e" : "") + (piece.isCaptured() ? "c" : "");
        const auto found = m_numbers.constFind(key);
        const int number = found == m_numbers.constEnd() ? static_cast<int>(m_numbers.size()) : *found;
        m_numbers.insert(key, number);
        m_shapes.define(
            "i" + QByteArray::number(number),
            [&](QPainter& painter, const Theme& theme) {
                paintPiece(painter, QRectF(-squareSize / 2, -squareSize / 2, squareSize, squareSize), piece,
                           isEntrenched, theme);
            },
            attribute("data-l", QByteArray(1, letter)) + (isEntrenched ? " data-e" : ""));
        return QByteArray::number(number);
    }

    SvgShapes& m_shapes;
    document::PageTexts& m_texts;
    document::PageStates m_states;
    QHash<QByteArray, int> m_numbers;
};

std::optional<document::WebScene::Odds> oddsOf(const ImperioScene& scene) {
    for (const imperio::Event& event : scene.events)
        if (event.what == imperio::Happened::Fought) {
            const dice::Odds& odds = imperio::odds(event.fight.matchup);
            const auto all = static_cast<double>(odds.total());
            return document::WebScene::Odds{static_cast<double>(odds.win) / all,
                                            static_cast<double>(odds.tie) / all,
                                            static_cast<double>(odds.lose) / all};
        }
    return std::nullopt;
}

/// A record's “2a” in words.
QString turnTitle(const imperio::Position& position) {
    return QCoreApplication::translate("sf::paint", "Turn %1, %2")
        .arg(text::figure(position.turn), text::imperioSide(position.toMove));
}

std::vector<int> piecesOf(const imperio::Position& position) {
    return {position.board.of(imperio::Side::Attacker).count(),
            position.board.of(imperio::Side::Defender).count()};
}

QString commentAfter(const imperio::Comments& comments, std::size_t entries) {
    const auto found = comments.find(entries);
    return found == comments.end() ? QString() : QString::fromStdString(found->second);
}

/// A game with its branches.
class ImperioWeb {
public:
    ImperioWeb(const document::ImperioDocument& game, const WebOptions& options)
        : m_game(game)
        , m_options(options)
        , m_film(document::filmOf(game))
        , m_range(sceneRange(m_film, options))
        , m_board(m_shapes, m_texts) {
        for (const imperio::Side side : imperio::sides)
            m_counts.sides << text::displayName(game.playerName(side));
        m_counts.counted = QCoreApplication::translate("sf::paint", "Pieces and bases");
    }

    WebParts made() {
        m_counts.begin(piecesOf(m_film.state(m_range.first)));
        m_board.show(m_film.state(m_range.first));
        const QByteArray start = m_board.take();
        document::WebLog log(m_parts.rules);
        m_parts.scenes = m_film.count();
        addScenes(log, m_film, m_range, 0, m_game.comments(), &m_counts);
        if (m_parts.end != WebEnd::Done)
            return std::move(m_parts);
        m_counts.end(piecesOf(m_film.state(m_range.second)));
        const QByteArray board = m_board.svg();
        const QByteArray branches = m_range.second == m_film.count() ? branchesHtml() : QByteArray();
        // The pieces of branches are defined by now.
        m_parts.board = branches.isEmpty() ? board : boardAgain();
        m_parts.story = opening() + lineHtml("log", start, log, tables()) + branches;
        m_parts.heading = heading();
        m_parts.result = resultHtml(outcome(), m_counts);
        m_parts.icons = iconsHtml(m_shapes);
        m_parts.style = m_shapes.style();
        return std::move(m_parts);
    }

private:
    /// The board at the end of the game, after branches have been shown on it.
    QByteArray boardAgain() {
        m_board.show(m_film.state(m_range.second));
        return m_board.svg();
    }

    void addScenes(document::WebLog& log, const document::ImperioFilm& film, std::pair<int, int> range,
                   std::size_t entriesBefore, const imperio::Comments& comments, WebCounts* counts) {
        const std::map<int, QString> chapters = chapterTitles(film);
        for (int number = range.first; number < range.second; ++number) {
            m_parts.end = mayGoOn(m_options, log, number - range.first, range.second - range.first);
            if (m_parts.end != WebEnd::Done)
                return;
            const ImperioScene scene = film.scene(number);
            const QString title = chapters.contains(number) ? turnTitle(film.state(number)) : QString();
            if (counts && !title.isEmpty())
                counts->mark(title, piecesOf(film.state(number)));
            if (counts)
                for (const ImperioScene::Loss& loss : scene.losses)
                    counts->lose(imperio::indexOf(loss.side));
            m_board.show(film.state(number + 1));
            const std::size_t step = film.stepOf(number);
            const bool isLast = film.firstScene(step + 1) == number + 1;
            const auto after = static_cast<int>(isLast ? step + 1 : step);
            document::WebScene shown{scene.kind,
                                     film.deaths(number),
                                     scene.caption,
                                     title,
                                     m_board.take(),
                                     ImperioWebBoard::way(scene),
                                     {},
                                     after,
                                     oddsOf(scene),
                                     {}};
            if (const QString comment = commentAfter(comments, entriesBefore + step + 1);
                isLast && !comment.isEmpty())
                shown.comments << comment;
            shown.firstDice = static_cast<qsizetype>(scene.attackerDice.size());
            log.add(shown);
        }
    }

    QByteArray branchesHtml() {
        QByteArray result;
        int number = 0;
        for (const imperio::Branch& branch : m_game.branches()) {
            const document::ImperioFilm film = document::filmOf(m_game, branch);
            const int leaves = m_film.firstScene(branch.after);
            if (leaves < m_range.first)
                continue;
            ++number;
            m_board.show(film.state(0));
            m_board.take();
            document::WebLog log(m_parts.rules);
            addScenes(log, film, {0, film.count()}, branch.after, branch.comments, nullptr);
            const QString name = text::displayName(QString::fromStdString(branch.name));
            const QString title =
                (name.isEmpty() ? QCoreApplication::translate("sf::paint", "Branch %1, after scene %3")
                                : QCoreApplication::translate("sf::paint", "Branch %1, after scene %3: %2"))
                    .replace(QLatin1String("%1"), text::figure(number))
                    .replace(QLatin1String("%3"), text::figure(leaves - m_range.first))
                    .replace(QLatin1String("%2"), name);
            result += "<details class=branch><summary>" + html(title) + "</summary>\n" +
                      lineHtml("branch" + QByteArray::number(number), {}, log,
                               attribute("data-from", QByteArray::number(leaves - m_range.first))) +
                      "</details>\n";
        }
        return result;
    }

    QByteArray opening() {
        const QString comment = commentAfter(m_game.comments(), 0);
        return noteHtml(m_film) + (comment.isEmpty() || m_range.first > 0
                                       ? QByteArray()
                                       : document::commentHtml(comment) + '\n');
    }

    QByteArray heading() {
        QByteArray sides;
        for (const imperio::Side side : imperio::sides)
            sides += sideHtml(m_shapes, static_cast<int>(imperio::indexOf(side)),
                              QCoreApplication::translate("sf::paint", "%1 (%2)")
                                  .arg(text::displayName(m_game.playerName(side)), text::imperioSide(side)),
                              [side](const Theme& theme) { return imperioColour(side, theme); });
        return "<p>" + sides + "</p>\n";
    }

    QStringList outcome() const {
        if (m_range.second != m_film.count())
            return {};
        if (!m_game.hasBegun())
            return {QCoreApplication::translate("sf::paint", "The game is still being set up.")};
        const imperio::Position& position = m_game.game().position;
        if (!position.result)
            return {QCoreApplication::translate("sf::paint", "The game isn't over: turn %1.")
                        .arg(text::figure(position.turn)),
                    QCoreApplication::translate("sf::paint", "%1 is to move.")
                        .arg(text::displayName(m_game.playerName(position.toMove)))};
        return {QCoreApplication::translate("sf::paint", "Victory: %1.")
                    .arg(text::displayName(m_game.playerName(position.result->winner))),
                text::asSentence(text::capitalised(text::ending(*position.result)))};
    }

    QByteArray tables() const {
        return attribute("data-kind", "imperio") + attribute("data-square", wholeText(squareSize)) +
               attribute("data-texts", m_texts.html());
    }

    const document::ImperioDocument& m_game;
    const WebOptions& m_options;
    document::ImperioFilm m_film;
    std::pair<int, int> m_range;
    SvgShapes m_shapes;
    document::PageTexts m_texts;
    ImperioWebBoard m_board;
    WebParts m_parts;
    WebCounts m_counts;
};

} // namespace

WebParts imperioWeb(const document::ImperioDocument& document, const WebOptions& options) {
    return ImperioWeb(document, options).made();
}

} // namespace sf::paint
