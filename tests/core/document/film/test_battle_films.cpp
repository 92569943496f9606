// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/document/battle/smm/round_play.h"
#include "core/document/battle/turn_report.h"
#include "core/document/film/battle_film_source.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/limits.h"
#include "core/rules/systems/battle_systems.h"
#include "core/text/figures.h"
#include "tests/core/document/film/played_rounds.h"
#include "tests/core/document/opened_battle.h"
#include "tests/core/document/random_actions.h"
#include "tests/core/rules/smm/round_field.h"
#include "tests/hostile_text.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>

using namespace sf;
using namespace sf::document;
using battle::Battle;

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    return file.readAll();
}

std::unique_ptr<BattleDocument> example(const QString& name) {
    return test::opened(bytesOf(QStringLiteral(SQUAREFRONT_EXAMPLES "/") + name + QStringLiteral(".sqf")));
}

/// Two stacks against two, near each other; `more` are members of the document.
QByteArray fieldText(const QByteArray& more = {}) {
    return R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "Reds"}, {"name": "Blues"}],
 "map": {"columns": 12, "rows": 12}, "stacks": [
 {"id": "r", "name": "Ford Watch", "side": 0, "hex": [4, 4], "units": [
   {"id": "r1", "hits": 6, "move": 4, "attack": 9}, {"id": "r2", "hits": 6, "move": 4, "attack": 5}]},
 {"id": "s", "side": 0, "hex": [5, 4], "units": [{"id": "s1", "hits": 6, "move": 4, "attack": 6}]},
 {"id": "b", "side": 1, "hex": [4, 6], "units": [{"id": "b1", "hits": 6, "move": 4, "attack": 8}]},
 {"id": "c", "side": 1, "hex": [6, 7], "units": [{"id": "c1", "hits": 8, "move": 4, "attack": 3}]}])" +
           more + '}';
}

BattleFilm filmOf(const BattleDocument& document, std::optional<int> viewer = {}) {
    return *document::filmOf(BattleFilmSource(document), viewer);
}

Battle seen(const Battle& battle, std::optional<int> viewer) {
    Battle shown = battle::asSeenBy(battle, viewer, battle::systemOf(battle.rules));
    shown.seed.clear();
    shown.history.clear();
    return shown;
}

bool endsWith(const BattleFilm& film, const BattleDocument& document, std::optional<int> viewer = {}) {
    return film.state(film.count()) == seen(document.battle(), viewer);
}

/// What the document showed before each of its steps with events.
class Witness {
public:
    Witness(BattleDocument& document, std::optional<int> viewer) {
        QObject::connect(&document, &BattleDocument::changed, &document,
                         [this, &document, viewer](const battle::Changes& changes, bool undone,
                                                   const std::vector<battle::Event>& events) {
                             if (undone || events.empty())
                                 return;
                             Battle before = document.battle();
                             battle::undo(before, changes);
                             m_before.push_back(seen(before, viewer));
                         });
    }
    bool agreesWith(const BattleFilm& film) const {
        auto next = m_before.begin();
        for (std::size_t step = 0; step < film.steps(); ++step) {
            next = std::find(next, m_before.end(), film.state(film.firstScene(step)));
            if (next == m_before.end()) // some steps of the document are part of the one before
                return false;
            ++next;
        }
        return film.firstScene(film.steps()) == film.count();
    }

private:
    std::vector<Battle> m_before;
};

std::size_t eventsIn(const BattleLog& log) {
    return static_cast<std::size_t>(std::ranges::count_if(log.lines(), [](const LogLine& line) {
        return line.kind == LogLine::Kind::Event && !line.isUndone;
    }));
}

/// Going back shows the same as going on, and the scenes have the log's events, in order.
bool isSound(const BattleFilm& film, const BattleLog& log) {
    std::vector<Battle> states;
    std::size_t events = 0;
    for (int scenes = 0; scenes <= film.count(); ++scenes)
        states.push_back(film.state(scenes));
    for (int scenes = film.count(); scenes >= 0; --scenes)
        if (!(film.state(scenes) == states[static_cast<std::size_t>(scenes)]))
            return false;
    for (int scene = 0; scene < film.count(); ++scene) {
        const BattleScene shown = film.scene(scene);
        const auto deaths = std::ranges::count(shown.events, battle::events::croaks, &battle::Event::kind);
        events += shown.events.size();
        if (shown.kind != film.kind(scene) || shown.caption.sentence.isEmpty() ||
            deaths != film.deaths(scene))
            return false;
    }
    int done = 0;
    for (int scene = 0; scene < film.count(); ++scene) {
        if (!(film.stateAfterEvents(done) == states[static_cast<std::size_t>(scene)]))
            return false;
        done += static_cast<int>(film.scene(scene).events.size());
    }
    return events == eventsIn(log) && film.events() == done && film.stateAfterEvents(done) == states.back();
}

std::vector<SceneKind> kindsOf(const BattleFilm& film) {
    std::vector<SceneKind> kinds;
    kinds.reserve(static_cast<std::size_t>(film.count()));
    for (int scene = 0; scene < film.count(); ++scene)
        kinds.push_back(film.kind(scene));
    return kinds;
}

bool has(const BattleFilm& film, SceneKind kind) {
    return std::ranges::count(kindsOf(film), kind) > 0;
}

int below(int limit) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, limit));
}

std::optional<std::vector<int>> maybeTyped() {
    return below(3) == 0 ? std::optional(std::vector<int>(40, 1 + below(6))) : std::nullopt;
}

/// An edit, a round or a part of one, an attack, an undo or a redo; many are refused.
void doAnything(BattleDocument& document, int step) {
    const bool isInTurns = document.battle().rules == RuleSystem::Multiplier;
    switch (below(6)) {
    case 0:
        document.undo();
        break;
    case 1:
        document.redo();
        break;
    case 2:
        document.perform(test::anyAction(document.battle(), step));
        break;
    default:
        if (isInTurns)
            perform(document, test::anyTurnAction(document.battle()), maybeTyped());
        else
            perform(document, smm::Resolve{static_cast<smm::Extent>(below(3))}, maybeTyped());
    }
}

} // namespace

/// Battles as films.
class TestBattleFilms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examplesEndAsTheyAre_data();
    void examplesEndAsTheyAre();
    void wholeGames_data();
    void wholeGames();
    void randomRounds();
    void anAttackHasDiceTermsAndLosses();
    void lossesAddUp();
    void reportsWhatASideHasNotSeen_data();
    void reportsWhatASideHasNotSeen();
    void whoIsWipedOutActsForAReason_data();
    void whoIsWipedOutActsForAReason();
    void marchesHaveTheirPath();
    void findsTheSceneOfALine();
    void aStepIsAFilm();
    void sealedOrdersStaySealed();
    void typedDiceAreMarked();
    void boardsKeepTheirFirstRound();
    void undoneRoundsAreNotInIt();
    void unfinishedAndEmpty();
    void conceded();
    void olderRulesLeaveAGap();
    void cutJournalsStartLater();
    void journalsMayLackLines();
    void editedByHand();
    void tooLarge();
    void hostileNames();
    void stopsWhenAsked();
};

void TestBattleFilms::examplesEndAsTheyAre_data() {
    QTest::addColumn<QString>("name");
    for (const QString& file :
         QDir(QStringLiteral(SQUAREFRONT_EXAMPLES)).entryList({QStringLiteral("*.sqf")}))
        if (kindOfFile(QStringLiteral(SQUAREFRONT_EXAMPLES "/") + file) == QLatin1String("battle"))
            QTest::newRow(qPrintable(file)) << file.chopped(4);
}

void TestBattleFilms::examplesEndAsTheyAre() {
    QFETCH(const QString, name);
    const auto document = example(name);
    const BattleFilm empty = filmOf(*document);
    QCOMPARE(empty.count(), 0);
    QVERIFY(endsWith(empty, *document));
    if (document->battle().rules == RuleSystem::Multiplier)
        QVERIFY(perform(*document, multiplier::EndTurn{}).isDone());
    else
        QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    const BattleFilm film = filmOf(*document);
    QVERIFY(film.count() > 0);
    QVERIFY2(film.note().isEmpty(), qPrintable(film.note()));
    QVERIFY(endsWith(film, *document));
    QVERIFY(isSound(film, document->log()));
}

void TestBattleFilms::wholeGames_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("orders") << fieldText() << QByteArray();
    QTest::newRow("sealed orders") << fieldText(R"(, "houseRules": {"orders": "sealed"})") << QByteArray();
    QTest::newRow("turns") << fieldText(R"(, "rules": "multiplier")") << QByteArray();
    QTest::newRow("with reinforcements and an objective") << QByteArray() << QByteArray("bridge");
    QTest::newRow("a landing") << QByteArray() << QByteArray("landing");
}

/// Before each step, and at its end, the film shows what the document showed: to everybody, and to a side.
void TestBattleFilms::wholeGames() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, name);
    const auto document = name.isEmpty() ? test::opened(text) : example(QString::fromLatin1(name));
    document->setSeed("film");
    Witness everybody(*document, std::nullopt);
    Witness blues(*document, 1);
    QVERIFY(document->perform(battle::StartPlay{}).isDone());
    test::playRounds(*document, 8);
    const auto reopened = test::opened(document->serialised());
    for (const BattleDocument* each : {document.get(), reopened.get()}) {
        const BattleFilm film = filmOf(*each);
        QVERIFY2(film.note().isEmpty(), qPrintable(film.note()));
        QVERIFY(everybody.agreesWith(film));
        QVERIFY(blues.agreesWith(filmOf(*each, 1)));
        QVERIFY(endsWith(film, *document));
        QVERIFY(endsWith(filmOf(*each, 1), *document, 1));
        QVERIFY(isSound(film, document->log()));
        QVERIFY(!film.chapters().empty());
        QVERIFY(!text.isEmpty() ? has(film, SceneKind::Strike) : has(film, SceneKind::March));
    }
}

/// Whatever is done, undone and redone, the film has what is in effect and ends with the battle.
void TestBattleFilms::randomRounds() {
    std::size_t scenes = 0;
    QVERIFY(rc::check([&] {
        const auto document = test::opened(battleJson(test::anyBattle()));
        document->setSeed("film");
        for (int step = 0; step < 20; ++step)
            doAnything(*document, step);
        const BattleFilm film = filmOf(*document);
        RC_ASSERT(film.note().isEmpty());
        RC_ASSERT(endsWith(film, *document));
        RC_ASSERT(isSound(film, document->log()));
        scenes += static_cast<std::size_t>(film.count());
        const auto again = test::opened(document->serialised());
        const BattleFilm reopened = filmOf(*again);
        RC_ASSERT(reopened.note().isEmpty());
        RC_ASSERT(endsWith(reopened, *again));
        RC_ASSERT(kindsOf(reopened) == kindsOf(film));
    }));
    QVERIFY2(scenes > 100, qPrintable(QString::number(scenes)));
}

void TestBattleFilms::anAttackHasDiceTermsAndLosses() {
    BattleDocument document(test::duel().battle());
    QVERIFY(perform(document, smm::PlayRound{}, std::vector{20, 20}).isDone());
    const BattleFilm film = filmOf(document);
    int strike = 0;
    while (film.kind(strike) != SceneKind::Strike)
        ++strike;
    const BattleScene scene = film.scene(strike);
    QVERIFY(scene.actor && scene.target);
    QCOMPARE(scene.caption.dice.size(), std::size_t{1});
    QCOMPARE(scene.caption.terms.size(), 1);
    QVERIFY(scene.caption.terms.front().contains(QLatin1String("AP")));
    QCOMPARE(scene.caption.rule.text(), std::string("SMM-27"));
    QVERIFY(scene.edge.has_value());
    QVERIFY(!scene.losses.empty());
    for (const BattleScene::Loss& loss : scene.losses) {
        QVERIFY(loss.before > loss.after);
        const auto hits = [&](int scenes) {
            return film.state(scenes).stacks.find(loss.stack)->find(loss.unit)->hitsLeft;
        };
        QCOMPARE(hits(strike), loss.before);
        QCOMPARE(std::max(0, hits(strike + 1)), loss.after);
    }
    QVERIFY(has(film, SceneKind::ConflictForms));
}

/// The units that croak and the hits that are lost are those that the battle lacks afterwards.
void TestBattleFilms::lossesAddUp() {
    const auto document = test::opened(fieldText());
    document->setSeed("losses");
    QVERIFY(document->perform(battle::StartPlay{}).isDone());
    test::playRounds(*document, 8);
    const BattleFilm film = filmOf(*document);
    const auto figures = [](const Battle& battle) {
        std::vector<SideLosses> left(battle.sides.size());
        for (const battle::StackPointer& stack : battle.stacks)
            for (const battle::Unit& unit : *stack->units) {
                left[static_cast<std::size_t>(stack->side)].all.units += unit.isAlive() ? 1 : 0;
                left[static_cast<std::size_t>(stack->side)].all.hits += std::max(0, unit.hitsLeft);
            }
        return left;
    };
    const std::vector<SideLosses> losses = lossesIn(document->log().lines(), document->remembered());
    const std::vector<SideLosses> first = figures(film.state(0));
    const std::vector<SideLosses> last = figures(film.state(film.count()));
    QCOMPARE(losses.size(), std::size_t{2});
    std::int64_t hits = 0;
    for (std::size_t side = 0; side < losses.size(); ++side) {
        const Losses& all = losses[side].all;
        QCOMPARE(first[side].all.units - last[side].all.units, all.units);
        QCOMPARE(first[side].all.hits - last[side].all.hits, all.hits);
        Losses sum{all.name};
        for (const Losses& stack : losses[side].stacks) {
            sum.units += stack.units;
            sum.hits += stack.hits;
        }
        QVERIFY(sum == all);
        QVERIFY(std::ranges::is_sorted(losses[side].stacks, std::ranges::greater(), &Losses::units));
        hits += all.hits;
    }
    QVERIFY(hits > 0);
    QVERIFY(!isAnybodyHurt(lossesIn({}, document->battle())));
    while (document->undo()) {
    }
    QVERIFY(!isAnybodyHurt(lossesIn(document->log().lines(), document->battle())));
}

void TestBattleFilms::reportsWhatASideHasNotSeen_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("BAT-4 orders") << fieldText();
    QTest::newRow("BAT-4 sealed orders") << fieldText(R"(, "houseRules": {"orders": "sealed"})");
    QTest::newRow("BAT-13 turns") // that take longer
        << fieldText(R"(, "rules": "multiplier")").replace("\"hits\": 6", "\"hits\": 60");
}

/// Each time a side acts again, the losses are those of the battle since it acted before.
void TestBattleFilms::reportsWhatASideHasNotSeen() {
    QFETCH(const QByteArray, text);
    const auto document = test::opened(text);
    document->setSeed("since");
    QVERIFY(document->perform(battle::StartPlay{}).isDone());
    const auto hitsOf = [](const Battle& battle) {
        std::vector<std::int64_t> left(battle.sides.size());
        for (const battle::StackPointer& stack : battle.stacks)
            for (const battle::Unit& unit : *stack->units)
                left[static_cast<std::size_t>(stack->side)] += std::max(0, unit.hitsLeft);
        return left;
    };
    std::map<int, std::vector<std::int64_t>> before;
    int reports = 0;
    for (int step = 0; step < 16 && document->battle().play->phase != battle::PlayPhase::Over; ++step) {
        const std::optional<int> side = battle::sideToAct(document->battle());
        if (!side) {
            QVERIFY(perform(*document, smm::Resolve{smm::Extent::Round}).isDone());
            continue;
        }
        const std::vector<SideLosses> report = lossesSince(document->log(), document->remembered(), *side);
        const std::vector<std::int64_t> now = hitsOf(document->battle());
        if (!report.empty() && before.contains(*side)) {
            for (std::size_t each = 0; each < now.size(); ++each)
                QCOMPARE(report[each].all.hits, before[*side][each] - now[each]);
            QCOMPARE(lossLines(report).size() == 1, before[*side] == now);
            ++reports;
        }
        while (battle::sideToAct(document->battle()) == side &&
               document->battle().play->phase != battle::PlayPhase::Over)
            QVERIFY(test::letAct(*document, *side));
        before[*side] = hitsOf(document->battle());
    }
    QVERIFY(reports > 0);
}

void TestBattleFilms::whoIsWipedOutActsForAReason_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::newRow("SMM-26") << fieldText() << QStringLiteral("SMM-26");
    QTest::newRow("MUL-9") << fieldText(R"(, "rules": "multiplier")") << QStringLiteral("MUL-9");
}

void TestBattleFilms::whoIsWipedOutActsForAReason() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, rule);
    int notes = 0;
    for (int seed = 0; seed < 20; ++seed) {
        const auto document = test::opened(text);
        document->setSeed("stand" + std::to_string(seed));
        QVERIFY(document->perform(battle::StartPlay{}).isDone());
        for (int step = 0; step < 40 && document->battle().play->phase != battle::PlayPhase::Over; ++step) {
            if (const std::optional<int> side = battle::sideToAct(document->battle()))
                QVERIFY(test::letAct(*document, *side));
            else
                QVERIFY(perform(*document, smm::Resolve{smm::Extent::Round}).isDone());
        }
        const BattleFilm film = filmOf(*document);
        for (int scene = 0; scene < film.count(); ++scene) {
            const BattleScene shown = film.scene(scene);
            const Battle before = film.state(scene);
            const battle::StackPointer actor = shown.actor ? before.stacks.find(shown.actor->stack) : nullptr;
            const bool isOdd = isFight(shown.kind) && actor && !actor->isAlive();
            QCOMPARE(QString::fromStdString(shown.words.note.rule.text()), isOdd ? rule : QString());
            notes += isOdd ? 1 : 0;
        }
    }
    QVERIFY(notes > 0);
}

void TestBattleFilms::marchesHaveTheirPath() {
    const auto document = test::opened(fieldText());
    smm::Order move;
    move.move = hex::Hex{4, 2};
    QVERIFY(perform(*document, smm::PlayRound{{{battle::StackId("r"), move}}}).isDone());
    const BattleFilm film = filmOf(*document);
    int march = 0;
    while (film.kind(march) != SceneKind::March)
        ++march;
    const BattleScene scene = film.scene(march);
    QCOMPARE(scene.actor->name, QStringLiteral("Ford Watch"));
    QCOMPARE(scene.actor->side, 0);
    QCOMPARE(scene.movers.size(), std::size_t{1});
    const BattleScene::Mover& mover = scene.movers.front();
    QVERIFY((mover.from == hex::Hex{4, 4} && mover.to == hex::Hex{4, 2}));
    QVERIFY((mover.path == std::vector<hex::Hex>{{4, 3}, {4, 2}}));
    QVERIFY(mover.facingBefore && mover.facingAfter);
    QCOMPARE(scene.round, 1);
    QVERIFY((film.state(march).stacks.find(battle::StackId("r"))->hex == hex::Hex{4, 4}));
    QVERIFY((film.state(march + 1).stacks.find(battle::StackId("r"))->hex == hex::Hex{4, 2}));
}

void TestBattleFilms::findsTheSceneOfALine() {
    const auto document = test::opened(fieldText());
    QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    const BattleFilm film = filmOf(*document);
    const std::vector<LogLine>& lines = document->log().lines();
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const std::size_t event = line - document->log().linesOf(lines[line].entry).first;
        const std::optional<int> scene = film.sceneOf(lines[line].entry, event);
        QVERIFY(scene.has_value());
        const std::vector<battle::Event> events = film.scene(*scene).events;
        QVERIFY(std::ranges::count(events, lines[line].event) > 0);
    }
    QVERIFY(!film.sceneOf(99, 0));
    QVERIFY(!film.sceneOf(lines.back().entry, 1'000));
}

/// What has just been done needs no replay.
void TestBattleFilms::aStepIsAFilm() {
    const auto document = test::opened(fieldText());
    BattleFilm step(document->battle());
    connect(document.get(), &BattleDocument::happened,
            [&](const battle::Recording& course, std::span<const LogLine> lines) {
                step.add(*course.moments, {lines.begin(), lines.end()});
            });
    QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    const BattleFilm whole = filmOf(*document);
    QVERIFY(kindsOf(step) == kindsOf(whole));
    for (int scenes = 0; scenes <= whole.count(); ++scenes)
        QVERIFY(step.state(scenes) == whole.state(scenes));
    QVERIFY(isSound(step, document->log()));
}

/// BAT-4: nobody sees another side's plan before everybody does.
void TestBattleFilms::sealedOrdersStaySealed() {
    const auto document = test::opened(fieldText(R"(, "houseRules": {"orders": "sealed"})"));
    QVERIFY(document->perform(battle::StartPlay{}).isDone());
    for (const int side : {0, 1})
        QVERIFY(document->perform(battle::SayReady{side}).isDone());
    QVERIFY(document->perform(battle::MergeStacks{battle::StackId("s"), battle::StackId("r")}).isDone());
    smm::Order move;
    move.move = hex::Hex{2, 7};
    QVERIFY(perform(*document, smm::GiveOrders{{{battle::StackId("r"), move}}}).isDone());
    QVERIFY(document->perform(battle::SayReady{0}).isDone());
    for (const std::optional<int> viewer : {std::optional<int>(), std::optional(0), std::optional(1)}) {
        const BattleFilm film = filmOf(*document, viewer); // which others are shown, also the side's own
        QVERIFY(endsWith(film, *document, {}));
        for (int scenes = 0; scenes <= film.count(); ++scenes) {
            const Battle state = film.state(scenes);
            QVERIFY(state.stacks.find(battle::StackId("s")));
            QVERIFY(smm::ordersOf(state).empty());
            QVERIFY(!state.play || !state.play->sealed.contains(0));
        }
        QVERIFY(!has(film, SceneKind::Merger));
    }
    QVERIFY(document->perform(battle::SayReady{1}).isDone());
    QVERIFY(has(filmOf(*document, 1), SceneKind::Merger));
}

void TestBattleFilms::typedDiceAreMarked() {
    BattleDocument document(test::duel().battle());
    QVERIFY(perform(document, smm::PlayRound{}, std::vector{12, 2}).isDone());
    QVERIFY(perform(document, smm::PlayRound{}).isDone());
    for (const BattleFilm& film : {filmOf(document), filmOf(*test::opened(document.serialised()))}) {
        int typed = 0;
        for (int scene = 0; scene < film.count(); ++scene) {
            const text::Caption caption = film.caption(scene);
            QCOMPARE(caption.areTyped, !caption.dice.empty() && film.scene(scene).round == 1);
            typed += caption.areTyped ? 1 : 0;
        }
        QVERIFY(typed > 0);
    }
}

void TestBattleFilms::boardsKeepTheirFirstRound() {
    const auto document = test::opened(fieldText());
    QVERIFY(document->perform(battle::RotateStack{battle::StackId("c"), 1}).isDone());
    QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    QVERIFY(document->perform(battle::RotateStack{battle::StackId("c"), 1}).isDone());
    QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    QCOMPARE(document->serialised().count("\"board\":"), qsizetype{1});
    const auto again = test::opened(document->serialised());
    QVERIFY(perform(*again, smm::PlayRound{}).isDone());
    QCOMPARE(again->serialised().count("\"board\":"), qsizetype{1});
    const BattleFilm film = filmOf(*again);
    QVERIFY2(film.note().isEmpty(), qPrintable(film.note()));
    QCOMPARE(film.chapters().size(), std::size_t{3});
    QVERIFY(endsWith(film, *again));
    QVERIFY(document->undo() && document->undo() && document->undo());
    QVERIFY(perform(*document, smm::BeginRound{}).isDone());
    QCOMPARE(document->serialised().count("\"board\":"), qsizetype{2});
    const BattleFilm other = filmOf(*test::opened(document->serialised()));
    QVERIFY2(other.note().isEmpty(), qPrintable(other.note()));
    QVERIFY(endsWith(other, *document));
}

void TestBattleFilms::undoneRoundsAreNotInIt() {
    const auto document = test::opened(fieldText());
    QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    const int scenes = filmOf(*document).count();
    QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    QVERIFY(filmOf(*document).count() > scenes);
    QVERIFY(document->undo());
    QCOMPARE(filmOf(*document).count(), scenes);
    QVERIFY(endsWith(filmOf(*document), *document));
    QVERIFY(document->redo());
    QVERIFY(filmOf(*document).count() > scenes);
    QVERIFY(endsWith(filmOf(*document), *document));
}

void TestBattleFilms::unfinishedAndEmpty() {
    const auto document = test::opened(fieldText());
    QVERIFY(perform(*document, smm::BeginRound{}).isDone());
    QVERIFY(perform(*document, smm::Resolve{smm::Extent::Step}).isDone());
    const auto again = test::opened(document->serialised());
    QVERIFY(endsWith(filmOf(*again), *again));
    QVERIFY(perform(*again, smm::Resolve{smm::Extent::Step}).isDone());
    QVERIFY(endsWith(filmOf(*again), *again));
    QVERIFY(filmOf(*again).note().isEmpty());
    const BattleDocument empty{Battle()};
    QCOMPARE(filmOf(empty).count(), 0);
    QVERIFY(filmOf(empty).note().isEmpty());
    QVERIFY(endsWith(filmOf(empty), empty));
}

void TestBattleFilms::conceded() {
    const auto document = test::opened(fieldText());
    QVERIFY(document->perform(battle::StartPlay{}).isDone());
    test::playRounds(*document, 1);
    QVERIFY(document->perform(battle::Concede{*battle::sideToAct(document->battle())}).isDone());
    const BattleFilm film = filmOf(*document);
    QCOMPARE(film.kind(film.count() - 1), SceneKind::Ending);
    QVERIFY(endsWith(film, *document));
}

void TestBattleFilms::olderRulesLeaveAGap() {
    const auto document = test::opened(bytesOf(QStringLiteral(SQUAREFRONT_TEST_DATA "/rules-1/played.sqf")));
    const BattleFilm film = filmOf(*document);
    QVERIFY(film.count() > 2);
    QCOMPARE(film.kind(film.count() - 1), SceneKind::Gap);
    QVERIFY2(film.note().contains(QLatin1String("older rules")), qPrintable(film.note()));
    QCOMPARE(film.caption(film.count() - 1).sentence, film.note());
    QVERIFY(endsWith(film, *document));
    QVERIFY(film.state(film.count() - 1).round != document->battle().round);
    QVERIFY(document->perform(battle::SetReferee{true}).isDone());
    QVERIFY(endsWith(filmOf(*document), *document));
    QCOMPARE(filmOf(*document).count(), film.count() + 1);
}

void TestBattleFilms::cutJournalsStartLater() {
    const auto document = test::opened(fieldText());
    QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    const auto cut = test::opened(document->serialised().replace("\"board\":", "\"older\":"));
    QCOMPARE(filmOf(*cut).count(), 0);
    QVERIFY(filmOf(*cut).note().contains(QLatin1String("starts later")));
    QVERIFY(endsWith(filmOf(*cut), *cut));
    QVERIFY(perform(*cut, smm::PlayRound{}).isDone());
    QVERIFY(filmOf(*cut).count() > 0);
    QVERIFY(endsWith(filmOf(*cut), *cut));
}

/// Whichever line is missing, and wherever the rest is cut off, the film tells what the log still has, or
/// says why it can't; it ends with the battle.
void TestBattleFilms::journalsMayLackLines() {
    const auto document = test::opened(fieldText());
    document->setSeed("cut");
    QVERIFY(document->perform(battle::StartPlay{}).isDone());
    test::playRounds(*document, 3);
    const auto check = [&](const auto& isKept) {
        Journal journal;
        std::uint32_t number = 0;
        document->journal().forEach([&](std::string_view line) {
            if (isKept(++number))
                journal.restore(line, number);
        });
        const BattleDocument cut(document->battle(), journal);
        const BattleFilm film = filmOf(cut);
        QVERIFY(endsWith(film, cut));
        QVERIFY(!film.note().isEmpty() || isSound(film, cut.log()));
    };
    const auto lines = static_cast<std::uint32_t>(document->journal().size());
    QVERIFY(lines > 8);
    for (std::uint32_t missing = 1; missing <= lines; ++missing) {
        check([&](std::uint32_t line) { return line != missing; });
        check([&](std::uint32_t line) { return line < missing; });
        check([&](std::uint32_t line) { return line > missing; });
    }
}

void TestBattleFilms::editedByHand() {
    const auto document = test::opened(fieldText());
    QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    Battle battle = document->battle();
    auto moved = std::make_shared<battle::Stack>(*battle.stacks[3]);
    moved->hex = {11, 11};
    battle.stacks.replace(3, std::move(moved));
    BattleDocument edited(battle, document->journal());
    const BattleFilm film = filmOf(edited);
    QVERIFY2(film.note().contains(QLatin1String("doesn't match")), qPrintable(film.note()));
    QCOMPARE(film.kind(film.count() - 1), SceneKind::Gap);
    QVERIFY(endsWith(film, edited));
    QVERIFY(edited.perform(battle::RotateStack{battle::StackId("c"), 1}).isDone());
    QVERIFY(endsWith(filmOf(edited), edited));
}

void TestBattleFilms::tooLarge() {
    Battle battle = test::opened(fieldText())->battle();
    const battle::Stack pattern = *battle.stacks[3];
    for (int number = 0; number < limits::filmedStacks; ++number) {
        auto stack = std::make_shared<battle::Stack>(pattern);
        stack->id.text = "n" + std::to_string(number);
        stack->units.edit().front().id.text = "u" + std::to_string(number);
        battle.stacks.insert(battle.stacks.size(), std::move(stack));
    }
    BattleDocument document(battle);
    QVERIFY(document.perform(battle::RotateStack{battle::StackId("c"), 1}).isDone());
    const BattleFilm film = filmOf(document);
    QCOMPARE(film.count(), 0);
    QVERIFY2(film.note().contains(text::figure(limits::filmedStacks + 4)), qPrintable(film.note()));
    QVERIFY(endsWith(film, document));
}

void TestBattleFilms::hostileNames() {
    for (quint32 number = 0; number < 40; ++number) {
        Battle battle = test::opened(fieldText())->battle();
        auto named = std::make_shared<battle::Stack>(*battle.stacks[0]);
        named->name = test::hostileText(number).toStdString();
        battle.stacks.replace(0, std::move(named));
        BattleDocument document(battle);
        smm::Order move;
        move.move = hex::Hex{4, 2};
        QVERIFY(perform(document, smm::PlayRound{{{battle::StackId("r"), move}}}).isDone());
        const BattleFilm film = filmOf(document);
        QVERIFY(has(film, SceneKind::March));
        for (int scene = 0; scene < film.count(); ++scene) {
            const BattleScene shown = film.scene(scene);
            QStringList words;
            for (const text::Caption& other : shown.caption.others)
                words << other.sentence;
            words << shown.caption.sentence << (shown.actor ? shown.actor->name : QString());
            for (const QString& text : words)
                QVERIFY2(std::ranges::none_of(text, [](QChar letter) { return letter.unicode() < u' '; }),
                         qPrintable(text));
        }
    }
}

void TestBattleFilms::stopsWhenAsked() {
    const auto document = test::opened(fieldText());
    QVERIFY(perform(*document, smm::PlayRound{}).isDone());
    std::stop_source stop;
    QVERIFY(document::filmOf(BattleFilmSource(*document), {}, stop.get_token()));
    stop.request_stop();
    QVERIFY(!document::filmOf(BattleFilmSource(*document), {}, stop.get_token()));
}

template struct sf::test::Registered<TestBattleFilms, QCoreApplication>;
#include "test_battle_films.moc"
