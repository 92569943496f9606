// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_writer.h"
#include "core/document/film/battle_film_source.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/events.h"
#include "core/rules/hex/hex.h"
#include "core/rules/multiplier/events.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/systems/battle_systems.h"
#include "tests/core/document/film/played_rounds.h"
#include "tests/core/document/opened_battle.h"
#include "tests/file_bytes.h"
#include "tests/fuzz/small_documents.h"
#include "tests/test_registry.h"

#include <QDir>

#include <random>
#include <set>

using namespace sf;
using namespace sf::document;
using battle::Battle;
using battle::Event;
using battle::StackId;

namespace {

/// Stops the rules after so many events, to see the battle of that moment.
class StoppingSink final : public battle::EventSink {
public:
    struct Stop {};

    explicit StoppingSink(std::size_t events) : m_left(events) {}
    void tell(Event event, const Battle& now) override {
        m_event = std::move(event);
        m_battle = now;
        if (--m_left == 0)
            throw Stop();
    }
    bool hasStopped() const { return m_left == 0; }
    const Event& event() const { return m_event; }
    const Battle& battle() const { return m_battle; }

private:
    std::size_t m_left;
    Event m_event;
    Battle m_battle;
};

Battle seenByAll(const Battle& battle) {
    Battle shown = battle::asSeenBy(battle, std::nullopt, battle::systemOf(battle.rules));
    shown.seed.clear();
    shown.history.clear();
    return shown;
}

BattleFilm wholeFilm(const BattleDocument& document, std::optional<int> viewer = {}) {
    return *document::filmOf(BattleFilmSource(document), viewer);
}

/// Many stacks close to each other, with several units and Warlords.
QByteArray crowdText(std::mt19937& random, const char* orders) {
    QByteArray stacks;
    for (int number = 0; number < 8; ++number) {
        QByteArray units;
        for (int unit = 0; unit < 3; ++unit) {
            const QByteArray id = "u" + QByteArray::number(number) + '-' + QByteArray::number(unit);
            units += (unit > 0 ? ", " : "") + QByteArray(R"({"id": ")") + id + R"(", "hits": )" +
                     QByteArray::number(2 + int(random() % 4)) + R"(, "move": 5, "attack": )" +
                     QByteArray::number(4 + int(random() % 12)) + (unit == 0 ? R"(, "warlord": true)" : "") +
                     (number % 4 == 3 ? R"(, "ranged": true, "range": 3)" : "") + '}';
        }
        stacks += (number > 0 ? ", " : "") + QByteArray(R"({"id": "s)") + QByteArray::number(number) +
                  R"(", "side": )" + QByteArray::number(number % 2) + R"(, "hex": [)" +
                  QByteArray::number(1 + int(random() % 6)) + ", " +
                  QByteArray::number(number % 2 == 0 ? 1 + int(random() % 3) : 4 + int(random() % 3)) +
                  R"(], "units": [)" + units + "]}";
    }
    return R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "Reds"}, {"name": "Blues"}],
 "map": {"columns": 10, "rows": 10}, "houseRules": {"orders": ")" +
           QByteArray(orders) + R"("}, "stacks": [)" + stacks + "]}";
}

/// The side splits and merges stacks, gives the orders of a commander and is ready.
void prepareSide(BattleDocument& document, int side, std::mt19937& random) {
    std::vector<battle::StackPointer> own;
    for (const battle::StackPointer& stack : document.battle().stacks)
        if (stack->side == side && stack->isAlive())
            own.push_back(stack);
    for (const battle::StackPointer& stack : own) {
        if (random() % 3 == 0 && stack->units->size() > 1)
            document.perform(
                battle::SplitStack{stack->id, {stack->units->back().id}, document.freshStackId(), "Split"});
        const battle::StackPointer& other = own[random() % own.size()];
        if (random() % 3 == 0)
            document.perform(battle::MergeStacks{stack->id, other->id});
    }
    if (!test::letAct(document, side) || battle::sideToAct(document.battle()) == side)
        document.perform(battle::SayReady{side});
}

std::vector<int> anyDice(std::mt19937& random) {
    std::vector<int> dice(2'000);
    for (int& value : dice)
        value = 1 + static_cast<int>(random() % 20);
    return dice;
}

/// The battle right after the event, and what comes before the round as well.
Battle stoppedAt(const Battle& before, const smm::RoundAction& action, const std::vector<int>& dice,
                 std::size_t event) {
    StoppingSink sink(event + 1);
    dice::Script script(dice);
    try {
        (void)smm::apply(before, action, script, sink);
    } catch (const StoppingSink::Stop&) {
    }
    return sink.battle();
}

/// What the map shows of the stacks.
QByteArray shownOf(const Battle& battle) {
    QByteArray shown;
    for (const battle::StackPointer& stack : battle.stacks) {
        shown += QByteArray::fromStdString(stack->id.text) + ' ' + QByteArray::number(stack->hex.column) +
                 ',' + QByteArray::number(stack->hex.row) + ',' +
                 QByteArray::number(static_cast<int>(stack->facing)) + (stack->isOnMap() ? "" : " gone");
        for (const battle::Unit& unit : *stack->units)
            shown += ' ' + QByteArray::number(unit.hitsLeft);
        shown += '\n';
    }
    return shown;
}

bool isFighting(const Battle& battle, const StackId& stack) {
    return battle.state.isFighting(stack);
}

/// The difference between the battles before and after the event is what it tells; otherwise its kind.
QByteArray contradiction(const Battle& before, const Event& event, const Battle& after) {
    const battle::System& rules = battle::systemOf(after.rules);
    const battle::StackPointer was = before.stacks.find(event.stack);
    const battle::StackPointer is = after.stacks.find(event.stack);
    const auto isAt = [&] {
        return is && is->isOnMap() && (!event.hex || is->hex == *event.hex) &&
               (!event.facing || rules.facing(*is) == event.facing);
    };
    const auto hits = [&](const battle::StackPointer& stack) {
        const battle::Unit* unit = stack ? stack->find(event.unit) : nullptr;
        return unit ? unit->hitsLeft : -1;
    };
    const auto isIn = [&](const StackId& id) { return isFighting(after, id); };
    bool isTrue = true;
    const auto isAnyOf = [&](std::initializer_list<battle::EventKind> kinds) {
        return std::ranges::find(kinds, event.kind) != kinds.end();
    };
    if (isAnyOf({battle::events::moves, multiplier::events::leaves, smm::events::inReach})) {
        isTrue = isAt();
    } else if (event.kind == smm::events::flees) {
        isTrue = isAt() && isFighting(before, event.stack) && !isIn(event.stack);
    } else if (event.kind == battle::events::arrives) {
        isTrue = isAt() && !was->isOnMap();
    } else if (event.kind == smm::events::rotates) {
        isTrue = is->facing == hex::rotated(was->facing, static_cast<int>(event.amount));
    } else if (event.kind == battle::events::damage) {
        isTrue = hits(was) - hits(is) == event.amount;
    } else if (event.kind == battle::events::croaks) {
        isTrue = hits(is) == 0;
    } else if (event.kind == battle::events::leavesMap) {
        isTrue = was->isOnMap() && !is->isOnMap();
    } else if (event.kind == battle::events::merges) {
        isTrue = was && !is && after.stacks.find(event.target)->find(was->units->front().id);
    } else if (event.kind == battle::events::splits) {
        isTrue = !was && isAt() && before.stacks.find(event.target)->find(is->units->front().id);
    } else if (event.kind == smm::events::takesPosture) {
        isTrue = rules.postureOf(*is) == event.posture();
    } else if (isAnyOf({smm::events::conflictForms, smm::events::conflictsMerge})) {
        isTrue = std::ranges::all_of(event.others, isIn);
    } else if (event.kind == smm::events::joins) {
        isTrue = isIn(event.stack);
    } else if (event.kind == smm::events::conflictEnds) {
        isTrue = std::ranges::none_of(event.others, isIn);
    } else if (event.kind == smm::events::othersAct) {
        for (const auto& fight : after.state.fights()) { // those of the dead alone have yet to end
            const auto lives = [&](const StackId& id) { return after.stacks.find(id)->isAlive(); };
            isTrue = isTrue && (std::ranges::all_of(fight, lives) || std::ranges::none_of(fight, lives));
        }
    } else if (event.kind == battle::events::concedes) {
        isTrue = std::ranges::none_of(after.stacks, [&](const battle::StackPointer& stack) {
            return stack->side == event.side() && stack->isOnMap() && stack->hasLivingUnits();
        });
    } else if (isAnyOf({battle::events::sideWins, battle::events::playDrawn})) {
        isTrue = after.play->phase == battle::PlayPhase::Over;
    }
    return isTrue ? QByteArray() : QByteArray(event.kind->word.data());
}

/// The first event of the film that its states contradict.
QByteArray contradictionIn(const BattleFilm& film) {
    Battle before = film.state(0);
    int done = 0;
    for (int scene = 0; scene < film.count(); ++scene) {
        if (film.lines(scene).empty())
            before = film.state(scene + 1);
        for (const LogLine& line : film.lines(scene)) {
            const Battle after = film.stateAfterEvents(++done);
            if (const QByteArray found = contradiction(before, line.event, after); !found.isEmpty())
                return found + " in scene " + QByteArray::number(scene);
            before = after;
        }
    }
    return {};
}

} // namespace

/// The states of films are the battles that the rules had at that moment.
class TestFilmStates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statesAreThoseOfTheRules_data();
    void statesAreThoseOfTheRules();
    void roundsInStepsShowTheSame();
    void eventsSayWhatChanged_data();
    void eventsSayWhatChanged();
    void fuzzSeedsSayWhatChanged();
    void aStateOneEventTooEarlyIsNoticed();
    void sealedWordsAreNowhere();
};

void TestFilmStates::statesAreThoseOfTheRules_data() {
    QTest::addColumn<int>("seed");
    QTest::addColumn<QByteArray>("orders");
    for (int seed = 1; seed <= 40; ++seed)
        QTest::addRow("%d", seed) << seed << QByteArray(seed % 2 == 0 ? "sealed" : "open");
}

/// Rounds with splits and merges, each begun again and stopped at each of its events; the film is that of the
/// saved document.
void TestFilmStates::statesAreThoseOfTheRules() {
    QFETCH(const int, seed);
    QFETCH(const QByteArray, orders);
    std::mt19937 random(static_cast<unsigned>(seed));
    const auto document = test::opened(crowdText(random, orders.constData()));
    QVERIFY(document->perform(battle::StartPlay{}).isDone());
    for (const int side : {0, 1})
        QVERIFY(document->perform(battle::SayReady{side}).isDone());
    std::vector<std::pair<std::size_t, Battle>> expected;        // by the number of events
    std::vector<std::pair<std::size_t, battle::StackList>> ends; // likewise; orders for the next round follow
    std::size_t events = document->log().lines().size();
    for (int round = 0; round < 10 && document->battle().play->phase != battle::PlayPhase::Over; ++round) {
        while (const std::optional<int> side = battle::sideToAct(document->battle()))
            prepareSide(*document, *side, random);
        if (document->battle().play->phase == battle::PlayPhase::Over)
            break;
        const Battle before = document->battle();
        const std::vector<int> dice = anyDice(random);
        events = document->log().lines().size();
        const auto outcome = perform(*document, smm::Resolve{smm::Extent::Round}, dice);
        QVERIFY(outcome.isDone());
        for (std::size_t event = 0; event + 1 < outcome.events.size(); ++event)
            expected.emplace_back(
                events + event + 1,
                seenByAll(stoppedAt(before, smm::Resolve{smm::Extent::Round}, dice, event)));
        ends.emplace_back(events + outcome.events.size(), document->battle().stacks);
    }
    const BattleFilm film = wholeFilm(*test::opened(document->serialised()));
    QVERIFY2(film.note().isEmpty(), qPrintable(film.note()));
    QCOMPARE(static_cast<std::size_t>(film.events()), document->log().lines().size());
    for (const auto& [done, battle] : expected)
        QVERIFY2(film.stateAfterEvents(static_cast<int>(done)) == battle, qPrintable(QString::number(done)));
    for (const auto& [done, stacks] : ends)
        QVERIFY2(film.stateAfterEvents(static_cast<int>(done)).stacks == stacks,
                 qPrintable(QString::number(done)));
    QCOMPARE(contradictionIn(film), QByteArray());
    QVERIFY(expected.size() > 20);
}

/// The same round as a whole, and in steps with saving and loading after each.
void TestFilmStates::roundsInStepsShowTheSame() {
    for (unsigned seed = 1; seed <= 10; ++seed) {
        std::mt19937 random(seed);
        const QByteArray text = crowdText(random, "open");
        const std::vector<int> dice = anyDice(random);
        const auto whole = test::opened(text);
        auto stepwise = test::opened(text);
        for (BattleDocument* each : {whole.get(), stepwise.get()})
            for (int side = 0; side < 2; ++side)
                test::letAct(*each, side);
        const auto outcome = perform(*whole, smm::Resolve{smm::Extent::Round}, dice);
        QVERIFY(outcome.isDone());
        if (outcome.events.empty())
            continue;
        std::vector<Event> events;
        std::size_t thrown = 0;
        QVERIFY(perform(*stepwise, smm::BeginRound{}).isDone());
        for (const LogLine& line : stepwise->log().lines())
            events.push_back(line.event);
        while (battle::isRoundRunning(stepwise->battle())) {
            stepwise = test::opened(stepwise->serialised());
            const std::vector<int> rest(dice.begin() + static_cast<std::ptrdiff_t>(thrown), dice.end());
            const auto step = perform(*stepwise, smm::Resolve{smm::Extent::Step}, rest);
            QVERIFY(step.isDone());
            for (const Event& event : step.events) {
                thrown += event.dice.size();
                events.push_back(event);
            }
        }
        QVERIFY(events.size() == outcome.events.size());
        const BattleFilm one = wholeFilm(*whole);
        const BattleFilm other = wholeFilm(*stepwise);
        QCOMPARE(other.events(), one.events());
        for (int done = 0; done < one.events(); ++done) {
            const QByteArray first = shownOf(one.stateAfterEvents(done));
            QCOMPARE(shownOf(other.stateAfterEvents(done)), first);
        }
        QVERIFY(one.stateAfterEvents(one.events()) == seenByAll(whole->battle()));
        QVERIFY(whole->battle().stacks == stepwise->battle().stacks);
    }
}

void TestFilmStates::eventsSayWhatChanged_data() {
    QTest::addColumn<QString>("file");
    for (const QString& file :
         QDir(QStringLiteral(SQUAREFRONT_EXAMPLES)).entryList({QStringLiteral("*.sqf")}))
        if (kindOfFile(QStringLiteral(SQUAREFRONT_EXAMPLES "/") + file) == QLatin1String("battle"))
            QTest::newRow(qPrintable(file)) << QStringLiteral(SQUAREFRONT_EXAMPLES "/") + file;
}

/// Commanders play each example.
void TestFilmStates::eventsSayWhatChanged() {
    QFETCH(const QString, file);
    QFile input(file);
    QVERIFY(input.open(QIODevice::ReadOnly));
    const auto document = test::opened(input.readAll());
    document->setSeed("film");
    if (document->perform(battle::StartPlay{}).isDone())
        test::playRounds(*document, 6);
    else if (document->battle().rules == RuleSystem::Multiplier)
        perform(*document, multiplier::EndTurn{});
    else
        perform(*document, smm::PlayRound{});
    const BattleFilm film = wholeFilm(*test::opened(document->serialised()));
    QVERIFY2(film.note().isEmpty(), qPrintable(film.note()));
    QCOMPARE(contradictionIn(film), QByteArray());
}

/// Journals that fuzzing has found: the lines of each that apply.
void TestFilmStates::fuzzSeedsSayWhatChanged() {
    const QDir seeds(QStringLiteral(SQUAREFRONT_TEST_DATA "/../fuzz/corpus/journal_replay"));
    int films = 0;
    for (const QString& name : seeds.entryList(QDir::Files)) {
        const QByteArray bytes = sf::test::contents(seeds.filePath(name));
        if (bytes.isEmpty() || bytes.front() == 'e' || bytes.front() == 'i')
            continue;
        const QByteArray& text = bytes.front() == 'm' ? fuzz::multiplierBattle : fuzz::smmBattle;
        const auto document = test::opened(text);
        for (const QByteArray& line : bytes.mid(1).split('\n'))
            document->replayLine({line.constData(), static_cast<std::size_t>(line.size())});
        const BattleFilm film = wholeFilm(*document);
        QVERIFY2(contradictionIn(film).isEmpty(),
                 qPrintable(name + u' ' + QString::fromUtf8(contradictionIn(film))));
        films += film.events() > 0 ? 1 : 0;
    }
    QVERIFY(films > 20);
}

/// The check itself: an event that was told before its change would be found.
void TestFilmStates::aStateOneEventTooEarlyIsNoticed() {
    const std::set<battle::EventKind> changing{battle::events::moves,      battle::events::damage,
                                               battle::events::merges,     battle::events::splits,
                                               smm::events::flees,         smm::events::takesPosture,
                                               smm::events::conflictForms, battle::events::leavesMap};
    std::set<std::string_view> noticed;
    for (unsigned seed = 1; seed <= 10; ++seed) {
        std::mt19937 random(seed);
        const auto document = test::opened(crowdText(random, seed % 2 == 0 ? "sealed" : "open"));
        QVERIFY(document->perform(battle::StartPlay{}).isDone());
        for (const int side : {0, 1})
            QVERIFY(document->perform(battle::SayReady{side}).isDone());
        for (int round = 0; round < 3 && document->battle().play->phase != battle::PlayPhase::Over; ++round) {
            while (const std::optional<int> side = battle::sideToAct(document->battle()))
                prepareSide(*document, *side, random);
            if (document->battle().play->phase != battle::PlayPhase::Over)
                perform(*document, smm::Resolve{smm::Extent::Round}, anyDice(random));
        }
        const BattleFilm film = wholeFilm(*document);
        int done = 0;
        for (int scene = 0; scene < film.count(); ++scene)
            for (const LogLine& line : film.lines(scene)) {
                const Battle before = film.stateAfterEvents(done++);
                if (!changing.contains(line.event.kind) || film.stateAfterEvents(done) == before)
                    continue;
                QVERIFY2(!contradiction(before, line.event, before).isEmpty(), line.event.kind->word.data());
                noticed.insert(line.event.kind->word);
            }
    }
    QVERIFY(noticed.size() > 5);
}

/// BAT-4: what a side plans is in no state and no caption before it is revealed.
void TestFilmStates::sealedWordsAreNowhere() {
    std::mt19937 random(5);
    const auto document = test::opened(crowdText(random, "sealed"));
    QVERIFY(document->perform(battle::StartPlay{}).isDone());
    for (const int side : {0, 1})
        QVERIFY(document->perform(battle::SayReady{side}).isDone());
    const battle::StackPointer stack = document->battle().stacks.find(StackId("s0"));
    QVERIFY(document
                ->perform(
                    battle::SplitStack{stack->id, {stack->units->back().id}, StackId("nightjar"), "Nightjar"})
                .isDone());
    QVERIFY(document->perform(battle::SayReady{0}).isDone());
    const auto isHidden = [](const BattleFilm& film, int scenes) {
        const std::string state = battleJson(film.state(scenes)).toStdString();
        const text::Caption caption = scenes == 0 ? text::Caption() : film.caption(scenes - 1);
        return state.find("ightjar") == std::string::npos && !caption.text().contains(u"ightjar");
    };
    for (const std::optional<int> viewer : {std::optional<int>(), std::optional(0), std::optional(1)}) {
        const BattleFilm film = wholeFilm(*document, viewer);
        for (int scenes = 0; scenes <= film.count(); ++scenes)
            QVERIFY(isHidden(film, scenes));
    }
    QVERIFY(document->perform(battle::SayReady{1}).isDone());
    const BattleFilm film = wholeFilm(*document);
    int split = 0;
    while (film.kind(split) != SceneKind::Split)
        ++split;
    for (int scenes = 0; scenes <= split; ++scenes)
        QVERIFY(isHidden(film, scenes));
    QVERIFY(!isHidden(film, split + 1));
}

template struct sf::test::Registered<TestFilmStates, QCoreApplication>;
#include "test_film_states.moc"
