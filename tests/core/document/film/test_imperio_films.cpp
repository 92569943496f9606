// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/imperio_film.h"
#include "core/document/imperio/imperio_branches.h"
#include "core/document/kinds/document_file.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

#include <QFile>

using namespace sf;
using namespace sf::document;

namespace {

std::unique_ptr<ImperioDocument> example() {
    QFile file(QStringLiteral(SQUAREFRONT_EXAMPLES "/imperio-game.sqf"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no example");
    Loaded loaded = loadBytes(file.readAll());
    auto& found = std::get<std::unique_ptr<Document>>(loaded);
    return std::unique_ptr<ImperioDocument>(static_cast<ImperioDocument*>(found.release()));
}

/// The film shows the positions of these entries, and each scene says something.
void check(const ImperioFilm& film, const ImperioDocument& game, std::size_t first, std::size_t last) {
    for (std::size_t entry = first; entry <= last; ++entry)
        QVERIFY(film.state(film.firstScene(entry - first)) == game.positionAfter(entry));
    QVERIFY(film.state(film.count()) == game.positionAfter(last));
    std::size_t events = 0;
    for (int scene = 0; scene < film.count(); ++scene) {
        const ImperioScene shown = film.scene(scene);
        QCOMPARE(shown.kind, film.kind(scene));
        QVERIFY(!shown.caption.sentence.isEmpty());
        QCOMPARE(static_cast<int>(shown.losses.size()), film.deaths(scene));
        QCOMPARE(isFight(shown.kind), !shown.attackerDice.empty());
        QCOMPARE(shown.caption.dice.size(), shown.attackerDice.size() + shown.defenderDice.size());
        QCOMPARE(shown.caption.terms.size(), isFight(shown.kind) ? 2 : 0);
        events += shown.events.size();
    }
    std::size_t played = 0;
    for (std::size_t entry = first; entry < last; ++entry)
        played += game.entries()[entry].events.size();
    QCOMPARE(events, played);
}

/// Plays random actions. The set-up must be over.
void playAnything(ImperioDocument& game, int actions) {
    imperio::ActionList list;
    for (int action = 0; action < actions && !game.game().position.result; ++action) {
        imperio::listLegal(game.game().position, list);
        const int chosen = (action * 7'919 + 13) % (list.size() - 1); // the last is to resign
        QVERIFY(game.play(list[chosen]).isDone());
    }
}

} // namespace

/// Games of Imperio Bellum as films.
class TestImperioFilms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theExampleEndsAsItIs() {
        const auto game = example();
        const ImperioFilm film = filmOf(*game);
        check(film, *game, 0, game->entries().size());
        QVERIFY(film.note().isEmpty());
    }

    void aPartOfAGame() {
        const auto game = example();
        playAnything(*game, 40);
        const std::size_t all = game->entries().size();
        QVERIFY(all >= 10);
        check(filmOf(*game), *game, 0, all);
        check(filmOf(*game, 3, 8), *game, 3, 8);
        check(filmOf(*game, all), *game, all, all);
        QCOMPARE(filmOf(*game, all + 5).count(), 0);
        const ImperioFilm film = filmOf(*game);
        QVERIFY(!film.chapters().empty());
        QCOMPARE(film.chapters().front().scene, 0);
        const imperio::Entry& first = game->entries().front().entry;
        QCOMPARE(film.chapters().front().title,
                 QString::fromStdString(imperio::turnText(first.turn, first.side)));
    }

    void typedDiceAreMarked() {
        ImperioDocument::Contents contents;
        contents.game = imperio::gameFrom(
            imperio::test::position({"OOOOHOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOOKOOOO", "OOOOCOOOO",
                                     "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOOEOOOO"}),
            {}, {});
        ImperioDocument game(std::move(contents));
        const imperio::Square knight = imperio::test::at("R4C5");
        const imperio::Square target = imperio::test::at("R5C5");
        const auto outcome = game.play(imperio::attack(knight, target), std::vector<int>(20, 3));
        QVERIFY2(outcome.isDone(), outcome.refusal ? outcome.refusal->rule.text().c_str() : "dice");
        const ImperioFilm film = filmOf(game);
        const ImperioScene scene = film.scene(0);
        QVERIFY(isFight(scene.kind));
        QVERIFY(scene.caption.areTyped);
        QVERIFY(scene.from == knight && scene.to == target);
        QVERIFY(!scene.attackerTerms.empty() && !scene.defenderTerms.empty());
        QVERIFY(scene.caption.terms.front().startsWith(QLatin1String("Knight: ")));
        QVERIFY(film.state(film.count()) == game.positionAfter(1));
    }

    void aBranchIsAFilm() {
        const auto game = example();
        playAnything(*game, 12);
        const auto tried = tryFrom(*game, game->entries().size() - 4);
        playAnything(*tried, 9);
        check(filmOf(*tried), *tried, 0, tried->entries().size());
        const std::optional<imperio::Branch> branch = branchOf(*tried, *game);
        if (!branch) // the game was over
            return;
        QVERIFY(game->addBranch(*branch));
        const ImperioFilm film = filmOf(*game, game->branches().front());
        QCOMPARE(film.steps(), branch->entries.size());
        QVERIFY(film.state(0) == game->positionAfter(branch->after));
        QVERIFY(film.state(film.count()) == tried->game().position);
    }

    void aResignationEndsIt() {
        const auto game = example();
        playAnything(*game, 3);
        imperio::ActionList list;
        imperio::listLegal(game->game().position, list);
        QVERIFY(game->play(list[list.size() - 1]).isDone());
        QVERIFY(game->game().position.result);
        const ImperioFilm film = filmOf(*game);
        QCOMPARE(film.kind(film.count() - 1), SceneKind::Ending);
        check(film, *game, 0, game->entries().size());
    }

    void theSetUpHasNoScenes() {
        const ImperioDocument game("seed");
        const ImperioFilm film = filmOf(game);
        QCOMPARE(film.count(), 0);
        QVERIFY(film.state(0).board == game.game().board());
    }
};

template struct sf::test::Registered<TestImperioFilms, QCoreApplication>;
#include "test_imperio_films.moc"
