// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/event_json.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/document/battle/smm/round_play.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/film/battle_film_source.h"
#include "core/document/film/encounter_film.h"
#include "core/document/film/imperio_film.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/systems/battle_systems.h"
#include "core/text/encounter_text.h"
#include "core/text/imperio_text.h"
#include "tests/core/document/film/played_rounds.h"
#include "tests/test_registry.h"

#include <QDirIterator>

using namespace sf;
using namespace sf::document;

namespace {

/// A sentence of a log with its rule.
struct Told {
    QString sentence;
    Rule rule;
    bool operator==(const Told&) const = default;
};

Told told(const LogLine& line, const battle::Battle& remembered) {
    return {eventText(line, remembered), line.event.rule};
}
Told told(const encounter::Event& event) {
    return {text::event(event), event.rule};
}
Told told(const imperio::Event& event) {
    return {text::capitalised(text::event(event)), event.rule};
}

/// Whether the caption says exactly these, one as its sentence and the others in order.
bool says(const text::Caption& caption, const std::vector<Told>& lines) {
    for (std::size_t main = 0; main < lines.size(); ++main) {
        std::vector<Told> others;
        for (const text::Caption& other : caption.others)
            others.push_back({other.sentence, other.rule});
        std::vector<Told> rest = lines;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(main));
        if (Told{caption.sentence, caption.rule} == lines[main] && others == rest)
            return true;
    }
    return false;
}

/// Hits left, or HP, by the name or id of who has them.
using HitsLeft = std::map<std::string, std::int64_t>;

HitsLeft hitsIn(const battle::Battle& battle) {
    HitsLeft hits;
    for (const battle::StackPointer& stack : battle.stacks)
        for (const battle::Unit& unit : *stack->units)
            hits[unit.id.text] = std::max(0, unit.hitsLeft);
    return hits;
}

HitsLeft hitsIn(const encounter::Dungeon& dungeon) {
    HitsLeft hits;
    for (const auto& encounter : dungeon.encounters)
        for (const auto& monster : encounter->monsters)
            hits[monster->id] = monster->hp;
    return hits;
}

/// What the film shows after each of its steps.
template<class SomeFilm>
std::vector<HitsLeft> hitsAfterSteps(const SomeFilm& film) {
    std::vector<HitsLeft> hits;
    for (std::size_t step = 0; step < film.steps(); ++step)
        hits.push_back(hitsIn(film.state(film.firstScene(step + 1))));
    return hits;
}

/// Actions that are no scenes change no hits.
std::vector<HitsLeft> different(std::vector<HitsLeft> hits) {
    hits.erase(std::unique(hits.begin(), hits.end()), hits.end());
    return hits;
}

/// In order, each where it begins, each with a title.
void checkChapters(const Film& film) {
    int last = -1;
    for (const Chapter& chapter : film.chapters()) {
        QVERIFY(chapter.scene > last && chapter.scene < film.count());
        QVERIFY(!chapter.title.isEmpty());
        last = chapter.scene;
    }
}

/// What happened by the rules of then is told in another order and with more events by those of today: both
/// must tell the same.
void checkOlder(const BattleDocument& document) {
    const BattleFilm film = *filmOf(BattleFilmSource(document));
    std::vector<battle::Event> log;
    for (const LogLine& line : document.log().lines())
        if (line.kind == LogLine::Kind::Event && !line.isUndone)
            log.push_back(line.event);
    std::vector<battle::Event> shown;
    for (int scene = 0; scene < film.count(); ++scene)
        for (const LogLine& line : film.lines(scene))
            shown.push_back(line.event);
    QVERIFY(!shown.empty());
    QVERIFY(tellTheSame(shown, log));
}

/// Scene by scene the film tells the log's lines, each once; only what a note explains may be missing.
void checkBattle(const BattleDocument& document) {
    const BattleFilm film = *filmOf(BattleFilmSource(document));
    std::vector<LogLine> log;
    for (const LogLine& line : document.log().lines())
        if (line.kind == LogLine::Kind::Event && !line.isUndone)
            log.push_back(line);
    std::size_t next = 0;
    bool isAfterGap = !film.note().isEmpty();
    for (int scene = 0; scene < film.count(); ++scene) {
        if (film.kind(scene) == SceneKind::Gap) {
            isAfterGap = true;
            continue;
        }
        const std::span<const LogLine> lines = film.lines(scene);
        while (isAfterGap && next < log.size() && log[next].entry < lines.front().entry)
            ++next;
        isAfterGap = false;
        QVERIFY(next + lines.size() <= log.size());
        std::vector<Told> expected;
        for (std::size_t line = 0; line < lines.size(); ++line)
            expected.push_back(told(log[next + line], document.remembered()));
        const text::Caption caption = film.caption(scene);
        QVERIFY2(says(caption, expected),
                 qPrintable(caption.text() + QStringLiteral(" <> ") + expected.front().sentence));
        QCOMPARE(film.scene(scene).kind, film.kind(scene));
        next += lines.size();
    }
    QVERIFY(next == log.size() || !film.note().isEmpty());
    QVERIFY(hitsIn(film.state(film.count())) == hitsIn(document.battle()));
    checkChapters(film);
}

void checkDungeon(const EncounterDocument& document) {
    const EncounterFilm film = *filmOf(EncounterFilmSource(document));
    std::vector<encounter::Event> log;
    for (const auto& step : document.log())
        log.insert(log.end(), step->events.begin(), step->events.end());
    std::vector<Told> shown;
    for (int scene = 0; scene < film.count(); ++scene) {
        const EncounterScene part = film.scene(scene);
        if (part.kind == SceneKind::Gap)
            continue;
        std::vector<Told> lines;
        for (const encounter::Event& event : part.events)
            lines.push_back(told(event));
        QVERIFY2(says(part.caption, lines), qPrintable(part.caption.sentence));
        shown.insert(shown.end(), lines.begin(), lines.end());
    }
    // The log begins when the document is opened.
    QVERIFY(shown.size() >= log.size());
    for (std::size_t line = 0; line < log.size(); ++line)
        QCOMPARE(shown[shown.size() - log.size() + line].sentence, told(log[line]).sentence);
    QVERIFY(hitsIn(film.state(film.count())) == hitsIn(document.dungeon()));
    checkChapters(film);
}

void checkGame(const ImperioDocument& game) {
    const ImperioFilm film = filmOf(game);
    QCOMPARE(film.steps(), game.hasBegun() ? game.entries().size() : 0);
    for (std::size_t step = 0; step < film.steps(); ++step) {
        const std::vector<imperio::Event>& events = game.entries()[step].events;
        std::size_t next = 0;
        for (int scene = film.firstScene(step); scene < film.firstScene(step + 1); ++scene) {
            std::vector<Told> lines;
            for (std::size_t line = 0; line < film.scene(scene).events.size(); ++line)
                lines.push_back(told(events.at(next++)));
            QVERIFY2(says(film.caption(scene), lines), qPrintable(film.caption(scene).sentence));
        }
        QCOMPARE(next, events.size());
        QVERIFY(film.state(film.firstScene(step + 1)) == game.positionAfter(step + 1));
    }
    checkChapters(film);
}

void check(const Document& document) {
    if (const auto* battle = qobject_cast<const BattleDocument*>(&document))
        checkBattle(*battle);
    else if (const auto* dungeon = qobject_cast<const EncounterDocument*>(&document))
        checkDungeon(*dungeon);
    else if (const auto* game = qobject_cast<const ImperioDocument*>(&document))
        checkGame(*game);
}

/// Commanders play on for some rounds or turns; a board that can't be played fights one.
void playOn(BattleDocument& document) {
    if (!battle::systemOf(document.battle().rules).canBePlayed())
        return;
    if (!document.battle().play && !document.perform(battle::StartPlay{}).isDone()) {
        if (battle::systemOf(document.battle().rules).hasTurns())
            perform(document, multiplier::EndTurn{});
        else
            perform(document, smm::PlayRound{});
        return;
    }
    for (int step = 0; step < 8 && document.battle().play->phase != battle::PlayPhase::Over; ++step)
        if (const std::optional<int> side = battle::sideToAct(document.battle()); !side)
            perform(document, smm::Resolve{smm::Extent::Round});
        else if (!test::letAct(document, *side))
            return;
}

/// Everybody attacks and is attacked, then the days go by.
void playOn(EncounterDocument& document) {
    for (const auto& person : std::vector(document.dungeon().people.begin(), document.dungeon().people.end()))
        for (const auto& [monster, hp] : hitsIn(document.dungeon())) {
            document.perform(encounter::Attack{person->id, monster});
            document.perform(encounter::Attack{monster, person->id});
        }
    document.perform(encounter::PassHours{50});
}

void playOn(ImperioDocument& game) {
    imperio::ActionList list;
    for (int action = 0; action < 30 && game.hasBegun() && !game.game().position.result; ++action) {
        imperio::listLegal(game.game().position, list);
        game.play(list[(action * 7'919 + 13) % (list.size() - 1)]); // the last is to resign
    }
}

/// Plays on, and compares the hits after each action with what the film then shows.
template<class SomeDocument, class Source, class State>
void playAndCompare(SomeDocument& document, State&& stateOf) {
    std::vector<HitsLeft> hits;
    const auto connection =
        QObject::connect(&document, &SomeDocument::changed, &document,
                         [&](const auto& /*changes*/, bool /*undone*/, const auto& events) {
                             if (!events.empty())
                                 hits.push_back(hitsIn(stateOf(document)));
                         });
    playOn(document);
    QObject::disconnect(connection);
    const auto film = filmOf(Source(document));
    QVERIFY(film);
    const std::vector<HitsLeft> played = different(hits);
    const std::vector<HitsLeft> shown = different(hitsAfterSteps(*film));
    QVERIFY(shown.size() >= played.size());
    QVERIFY(std::equal(played.rbegin(), played.rend(), shown.rbegin()));
}

} // namespace

/// What films tell and show is what the logs and documents of all kinds have.
class TestFilmsAndLogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agree_data() {
        QTest::addColumn<QString>("path");
        const QString data = QStringLiteral(SQUAREFRONT_TEST_DATA);
        for (const QString& folder :
             {QStringLiteral(SQUAREFRONT_EXAMPLES), data, data + QStringLiteral("/../fuzz/corpus")}) {
            QDirIterator files(folder, {QStringLiteral("*.sqf")}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                if (std::holds_alternative<std::unique_ptr<Document>>(load(path)))
                    QTest::newRow(qPrintable(QDir(folder).relativeFilePath(path))) << path;
            }
        }
    }
    /// As loaded, played on, saved and loaded again.
    void agree() {
        QFETCH(const QString, path);
        Loaded loaded = load(path);
        Document& document = *std::get<std::unique_ptr<Document>>(loaded);
        if (path.endsWith(QStringLiteral("rules-1/conceded.sqf")))
            return checkOlder(*qobject_cast<BattleDocument*>(&document));
        check(document);
        if (auto* battle = qobject_cast<BattleDocument*>(&document)) {
            battle->setSeed("films");
            playAndCompare<BattleDocument, BattleFilmSource>(
                *battle, [](const BattleDocument& played) -> const auto& { return played.battle(); });
        } else if (auto* dungeon = qobject_cast<EncounterDocument*>(&document)) {
            playAndCompare<EncounterDocument, EncounterFilmSource>(
                *dungeon, [](const EncounterDocument& played) -> const auto& { return played.dungeon(); });
        } else if (auto* game = qobject_cast<ImperioDocument*>(&document)) {
            playOn(*game);
        }
        check(document);
        Loaded again = loadBytes(document.serialised());
        QVERIFY(std::holds_alternative<std::unique_ptr<Document>>(again));
        check(*std::get<std::unique_ptr<Document>>(again));
    }
};

template struct sf::test::Registered<TestFilmsAndLogs, QCoreApplication>;
#include "test_films_and_logs.moc"
