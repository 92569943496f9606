// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/film/encounter_film.h"
#include "core/document/kinds/document_file.h"
#include "core/text/encounter_text.h"
#include "tests/test_registry.h"

#include <QFile>

using namespace sf;
using namespace sf::document;

namespace {

std::unique_ptr<EncounterDocument> dungeonOf(const QByteArray& bytes) {
    Loaded loaded = loadBytes(bytes);
    if (const auto* error = std::get_if<LoadError>(&loaded))
        qFatal("%s", qPrintable(error->text(QStringLiteral("f"))));
    auto& found = std::get<std::unique_ptr<Document>>(loaded);
    return std::unique_ptr<EncounterDocument>(static_cast<EncounterDocument*>(found.release()));
}

std::unique_ptr<EncounterDocument> exampleDungeon() {
    QFile file(QStringLiteral(SQUAREFRONT_EXAMPLES "/dungeon.sqf"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no example");
    return dungeonOf(file.readAll());
}

const QByteArray cellarText =
    R"({"squarefront": 1, "kind": "encounter", "title": "Cellar", "hour": 5, "seed": "s",
 "items": [{"id": "bow", "name": "Short bow", "weapon": {"damage": "1d6", "type": ["ranged"]}}],
 "people": [{"id": "Ann", "level": 1, "items": ["bow"], "wielded": "bow"}, {"id": "Ben", "level": 1}],
 "encounters": [{"id": "e1", "level": 1, "monsters": [{"id": "Newt", "hp": 30, "damage": "1d3+1"}]}],
 "attackPosts": []})";

/// The dungeon as JSON, without the key of its dice.
QByteArray stateOf(encounter::Dungeon dungeon) {
    dungeon.seed.clear();
    dungeon.history.clear();
    return dungeonJson(dungeon);
}

EncounterFilm filmOf(const EncounterDocument& document) {
    return *document::filmOf(EncounterFilmSource(document));
}

bool endsWith(const EncounterFilm& film, const EncounterDocument& document) {
    return stateOf(film.state(film.count())) == stateOf(document.dungeon());
}

} // namespace

/// Dungeons as films.
class TestEncounterFilms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theExampleEndsAsItIs() {
        const auto document = exampleDungeon();
        QCOMPARE(filmOf(*document).count(), 0);
        QVERIFY(endsWith(filmOf(*document), *document));
        QVERIFY(document->perform(encounter::PassHours{30}).isDone());
        QVERIFY(filmOf(*document).count() > 0);
        QVERIFY(endsWith(filmOf(*document), *document));
    }

    void anAttackAndANewDay() {
        const auto document = dungeonOf(cellarText);
        QVERIFY(document->perform(encounter::ChangeLevel{"Ben", 2}).isDone());
        QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}).isDone());
        QVERIFY(document->perform(encounter::PassHours{24}).isDone());
        const auto reopened = dungeonOf(document->serialised());
        for (const EncounterDocument* each : {document.get(), reopened.get()}) {
            const EncounterFilm film = filmOf(*each);
            QVERIFY2(film.note().isEmpty(), qPrintable(film.note()));
            QVERIFY(endsWith(film, *each));
            int strike = 0;
            while (strike < film.count() && film.kind(strike) != SceneKind::Strike)
                ++strike;
            QVERIFY(strike < film.count());
            const EncounterScene scene = film.scene(strike);
            QVERIFY(!scene.caption.dice.empty());
            QCOMPARE(scene.caption.rule.text(), std::string("ENC-7"));
            QCOMPARE(scene.losses.size(), std::size_t{1});
            QCOMPARE(scene.losses.front().name, QStringLiteral("Newt"));
            QCOMPARE(scene.losses.front().before, std::int64_t{30});
            QVERIFY(!scene.caption.others.empty());
            QCOMPARE(film.chapters().size(), std::size_t{1});
            QCOMPARE(film.chapters().front().title, text::clockTime(29));
        }
    }

    void goingBackShowsTheSame() {
        const auto document = dungeonOf(cellarText);
        for (int day = 0; day < 80; ++day) {
            document->perform(encounter::Attack{"Ann", "Newt"}); // until one of them is dead
            QVERIFY(document->perform(encounter::PassHours{24}).isDone());
        }
        const EncounterFilm film = filmOf(*document);
        std::vector<QByteArray> states;
        for (int scenes = 0; scenes <= film.count(); ++scenes)
            states.push_back(stateOf(film.state(scenes)));
        for (int scenes = film.count(); scenes >= 0; --scenes)
            QCOMPARE(stateOf(film.state(scenes)), states[static_cast<std::size_t>(scenes)]);
        QCOMPARE(states.back(), stateOf(document->dungeon()));
    }

    void undoneAndTyped() {
        const auto document = dungeonOf(cellarText);
        QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}, std::vector<int>(20, 1)).isDone());
        const EncounterFilm typed = filmOf(*document);
        int scene = 0;
        while (typed.kind(scene) != SceneKind::Strike)
            ++scene;
        QVERIFY(typed.caption(scene).areTyped);
        QCOMPARE(document->serialised().count("\"board\":"), qsizetype{1});
        QVERIFY(document->undo());
        QCOMPARE(filmOf(*document).count(), 0);
        QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}).isDone());
        QCOMPARE(document->serialised().count("\"board\":"), qsizetype{2});
        QVERIFY(endsWith(filmOf(*document), *document));
        const auto reopened = dungeonOf(document->serialised());
        QVERIFY(filmOf(*reopened).count() > 0);
        QVERIFY(endsWith(filmOf(*reopened), *reopened));
    }

    void hoursAreKeptToo() {
        const auto document = dungeonOf(cellarText);
        QVERIFY(document->perform(encounter::ChangeLevel{"Ben", 2}).isDone()); // set up
        QVERIFY(document->perform(encounter::PassHours{30}).isDone());
        const auto reopened = dungeonOf(document->serialised());
        QVERIFY2(filmOf(*reopened).note().isEmpty(), qPrintable(filmOf(*reopened).note()));
        QCOMPARE(filmOf(*reopened).chapters().size(), std::size_t{1});
        QVERIFY(endsWith(filmOf(*reopened), *reopened));
    }

    void emptyAndStopped() {
        const EncounterDocument empty{encounter::Dungeon()};
        QCOMPARE(filmOf(empty).count(), 0);
        QVERIFY(filmOf(empty).note().isEmpty());
        QVERIFY(endsWith(filmOf(empty), empty));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!document::filmOf(EncounterFilmSource(empty), stop.get_token()));
    }

    /// The film then ends with the dungeon all the same, and says what it lacks.
    void journalsMayLackLines() {
        const auto document = dungeonOf(cellarText);
        QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}).isDone());
        QVERIFY(document->perform(encounter::PassHours{20}).isDone());
        QVERIFY(document->perform(encounter::PassHours{20}).isDone());
        const auto lines = static_cast<std::uint32_t>(document->journal().size());
        QCOMPARE(lines, 3U);
        for (std::uint32_t missing = 1; missing <= lines; ++missing) {
            Journal journal;
            std::uint32_t number = 0;
            document->journal().forEach([&](std::string_view line) {
                if (++number != missing)
                    journal.restore(line, number);
            });
            const EncounterDocument cut(document->dungeon(), journal);
            const EncounterFilm film = filmOf(cut);
            QVERIFY(endsWith(film, cut));
            QVERIFY(!film.note().isEmpty());
        }
    }

    void cutJournalsStartLater() {
        const auto document = dungeonOf(cellarText);
        QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}).isDone());
        const auto cut = dungeonOf(document->serialised().replace("\"board\":", "\"older\":"));
        QCOMPARE(filmOf(*cut).count(), 0);
        QVERIFY(endsWith(filmOf(*cut), *cut));
        QVERIFY(!filmOf(*cut).note().isEmpty());
        QVERIFY(cut->perform(encounter::PassHours{1}).isDone());
        QCOMPARE(filmOf(*cut).count(), 1);
        QVERIFY(endsWith(filmOf(*cut), *cut));
    }
};

template struct sf::test::Registered<TestEncounterFilms, QCoreApplication>;
#include "test_encounter_films.moc"
