// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_loader.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/play/board_before_play.h"
#include "core/document/battle/play/notes_json.h"
#include "core/document/battle/smm/round_play.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/play/play.h"
#include "tests/core/document/opened_battle.h"
#include "tests/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace sf;
using namespace sf::document;

namespace {

/// Two sides on 12 x 12 hexes; `more` are members of the document.
QByteArray playedText(const char* more, const char* ofSecond = "", const char* ofSides = "") {
    return QByteArray(
               R"({"squarefront": 1, "kind": "battle", "title": "Played", "sides": [{"name": "Reds")") +
           ofSides + R"(}, {"name": "Blues")" + ofSides + R"(}], "map": {"columns": 12, "rows": 12,
 "terrain": [{"hex": [0, 0], "kind": "water"}], "structures": [{"id": "keep", "hex": [5, 5]}]},
 "stacks": [{"id": "r", "side": 0, "hex": [2, 2], "units": [{"id": "r1", "hits": 6, "move": 4, "attack": 5}]},
 {"id": "s", "side": 0, "hex": [3, 2], "units": [{"id": "s1", "hits": 6, "move": 4}])" +
           ofSecond +
           R"(}, {"id": "b", "side": 1, "hex": [8, 8], "units": [{"id": "b1", "hits": 6, "move": 4}]}])" +
           more + '}';
}

battle::Battle loaded(const QByteArray& bytes) {
    auto result = loadBattle(bytes);
    if (const auto* error = std::get_if<LoadError>(&result))
        qFatal("%s", qPrintable(error->text(QStringLiteral("test"))));
    return std::get<LoadedBattle>(std::move(result)).battle;
}

smm::Order moveTo(hex::Hex hex) {
    smm::Order order;
    order.move = hex;
    return order;
}

constexpr const char* everything =
    R"(, "deployment": [{"side": 0, "hexes": [[2, 2], [3, 2], [4, 2]], "note": 1}],
 "victory": [{"hold": "keep", "side": 0, "round": 3}, {"croak": "b1", "side": 0, "why": "x"},
             {"rounds": 9, "then": 1}, {"eliminate": true}])";

} // namespace

/// A played battle as a document: read, written, undone and replayed.
class TestPlayedBattle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatPlayNeeds();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
    void writesSealedPlansApart();
    void writesSealedEntriesApart();
    void keepsWhoConcededSealed();
    void replaysToTheSame_data();
    void replaysToTheSame();
    void barsUndoAtAHandOver();
    void logsRefereesEdits();
    void opensAfterARefereesRemovalInSecret_data();
    void opensAfterARefereesRemovalInSecret();
    void playersAreNoReferees_BAT22_data();
    void playersAreNoReferees_BAT22();
};

void TestPlayedBattle::keepsWhatPlayNeeds() {
    const battle::Battle battle =
        loaded(playedText(everything, R"(, "arrives": 2, "at": [[1, 1]])", R"(, "later": 1)"));
    QCOMPARE(battle.scenario->deployment.size(), std::size_t{1});
    QCOMPARE(battle.scenario->victory.size(), std::size_t{4});
    QCOMPARE(battle.stacks[1]->extras->arrives.value_or(0), 2);
    QVERIFY(battle.stacks[1]->isOnMap()); // on a board
    QVERIFY(loaded(battleJson(battle)) == battle);
    const battle::Battle played = loaded(playedText(
        R"(, "play": {"phase": "orders", "round": 3, "ready": [0], "referee": true, "later": [1]})",
        R"(, "arrives": 4, "at": [[1, 1]])"));
    QCOMPARE(played.round.value_or(0), 2);
    QCOMPARE(battle::sideToAct(played).value_or(-1), 1);
    QVERIFY(!played.stacks[1]->isOnMap());
    QVERIFY(loaded(battleJson(played)) == played);
    QVERIFY(battleJson(played).contains("\"later\":[1]"));
    const char* notes =
        R"(, "notes": [{"text": "Begin", "phase": "board"}, {"text": "Round 2", "round": 2}])";
    QCOMPARE(noteFor(notesOf(loaded(playedText(notes))), loaded(playedText(notes))), std::string("Begin"));
    QVERIFY(loaded(battleJson(loaded(playedText(notes)))) == loaded(playedText(notes)));
}

void TestPlayedBattle::refusesWhatDoesNotFit_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const QByteArray& bytes, const char* place) {
        QTest::newRow(name) << bytes << QString::fromLatin1(place);
    };
    row("an unknown phase, BAT-2", playedText(R"(, "play": {"phase": "siege"})"), "play.phase");
    row("play of a newer version, BAT-1", playedText(R"(, "play": {"phase": "orders", "version": 2})"),
        "play.version");
    row("no phase, BAT-2", playedText(R"(, "play": {"round": 1})"), "play");
    row("another round, BAT-2", playedText(R"(, "round": 4, "play": {"phase": "orders", "round": 3})"),
        "play.round");
    row("turns of other rules, BAT-13", playedText(R"(, "play": {"phase": "turns"})"), "play.phase");
    row("over without a result, BAT-12", playedText(R"(, "play": {"phase": "over"})"), "play.phase");
    row("a zone off the map, BAT-3", playedText(R"(, "deployment": [{"side": 0, "hexes": [[12, 0]]}])"),
        "deployment[0].hexes");
    row("a zone of nobody, BAT-3", playedText(R"(, "deployment": [{"side": 2, "hexes": [[1, 0]]}])"),
        "deployment[0].side");
    row("two zones of a side, BAT-3",
        playedText(R"(, "deployment": [{"side": 0, "hexes": []}, {"side": 0, "hexes": []}])"),
        "deployment[1].side");
    row("a structure that isn't there, BAT-10", playedText(R"(, "victory": [{"hold": "gate", "side": 0}])"),
        "victory[0]");
    row("a unit that isn't there, BAT-10", playedText(R"(, "victory": [{"croak": "x", "side": 0}])"),
        "victory[0]");
    row("two conditions in one, BAT-10", playedText(R"(, "victory": [{"eliminate": true, "rounds": 3}])"),
        "victory[0]");
    row("all sides allied, BAT-10", playedText("", "", R"(, "ally": 1)"), "sides[1].ally");
    row("arriving where it can't stand, BAT-9", playedText("", R"(, "arrives": 2, "at": [[0, 0]])"),
        "stacks[1].at");
    row("arriving nowhere, BAT-9", playedText("", R"(, "arrives": 2)"), "stacks[1].at");
    row("a casualty on a board, BAT-8", playedText("", R"(, "gone": "croaked")"), "stacks[1].gone");
    row("sealed orders on a board, BAT-4", playedText(R"(, "sealed": {"0": {"orders": {}}})"), "sealed");
    row("sealed orders of a phase without secrets, BAT-4",
        playedText(
            R"(, "play": {"phase": "over", "result": {"winners": [0], "by": "rounds"}}, "sealed": {})"),
        "sealed");
    row("sealed orders for another side, BAT-4",
        playedText(R"(, "houseRules": {"orders": "sealed"}, "play": {"phase": "orders"},
                 "sealed": {"0": {"orders": {"b": {"hold": true}}}})"),
        "sealed.0.orders.b");
    row("a sealed action for another side, BAT-4",
        playedText(R"(, "houseRules": {"orders": "sealed"}, "play": {"phase": "orders"},
                 "sealed": {"1": {"actions": [{"do": "merge", "stack": "s", "into": "r"}]}})"),
        "sealed.1.actions[0]");
    row("a note without a text, BAT-2", playedText(R"(, "notes": [{"round": 1}])"), "notes[0]");
    row("a note of an unknown phase, BAT-2", playedText(R"(, "notes": [{"phase": "tea", "text": "x"}])"),
        "notes[0].phase");
    row("a sealed entry that is older than the others, BAT-4",
        playedText(R"(, "houseRules": {"orders": "sealed"}, "play": {"phase": "orders"},
                 "sealed": {"journal": [{"n": 3, "save": true}]}, "journal": [{"n": 3, "save": true}])"),
        "sealed.journal[0].n");
    row("a sealed entry that does nothing, BAT-4",
        playedText(R"(, "houseRules": {"orders": "sealed"}, "play": {"phase": "orders"},
                 "sealed": {"journal": [{"n": 3}]})"),
        "sealed.journal[0]");
}

void TestPlayedBattle::refusesWhatDoesNotFit() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    const auto result = loadBattle(bytes);
    const auto* error = std::get_if<LoadError>(&result);
    QVERIFY(error);
    QCOMPARE(error->place.left(place.size()), place);
}

/// BAT-4: until all are ready, a plan appears nowhere else in the document.
void TestPlayedBattle::writesSealedPlansApart() {
    BattleDocument document(loaded(playedText(R"(, "houseRules": {"orders": "sealed"})")));
    QVERIFY(document.perform(battle::StartPlay{}).isDone());
    QVERIFY(document.perform(battle::SayReady{0}).isDone());
    QVERIFY(document.perform(battle::SayReady{1}).isDone());
    QVERIFY(document.perform(battle::MergeStacks{battle::StackId("s"), battle::StackId("r")}).isDone());
    QVERIFY(perform(document, smm::GiveOrders{{{battle::StackId("r"), moveTo({2, 7})}}}).isDone());
    for (int ready = 0; ready < 2; ++ready) {
        const QByteArray bytes = battleJson(document.battle());
        const battle::Battle again = loaded(bytes);
        QVERIFY(again == document.battle());
        const qsizetype sealed = bytes.indexOf("\"sealed\":{");
        QVERIFY(sealed > 0);
        QVERIFY(bytes.indexOf("\"move\":[2,7]") > sealed);
        QVERIFY(bytes.left(sealed).contains("\"s1\""));
        QVERIFY(!bytes.left(sealed).contains("\"orders\":{"));
        if (ready == 0)
            QVERIFY(document.perform(battle::SayReady{0}).isDone());
    }
    QVERIFY(!document.stepText(document.stepCount() - 2).contains(QLatin1String("r")) ||
            document.stepText(document.stepCount() - 2) == QLatin1String("Give orders in secret"));
}

/// BAT-4: nor does the phase's journal, until all are ready.
void TestPlayedBattle::writesSealedEntriesApart() {
    BattleDocument document(loaded(playedText(R"(, "houseRules": {"orders": "sealed"})")));
    QVERIFY(document.perform(battle::RotateStack{battle::StackId("b"), 1}).isDone());
    QVERIFY(document.perform(battle::StartPlay{}).isDone());
    QVERIFY(document.perform(battle::SayReady{0}).isDone());
    QVERIFY(document.perform(battle::SayReady{1}).isDone());
    QVERIFY(document.perform(battle::MergeStacks{battle::StackId("s"), battle::StackId("r")}).isDone());
    QVERIFY(perform(document, smm::GiveOrders{{{battle::StackId("r"), moveTo({2, 7})}}}).isDone());
    QVERIFY(document.undo() && document.redo());
    for (int ready = 0; ready < 2; ++ready) {
        const QByteArray bytes = document.serialised();
        QJsonObject json = QJsonDocument::fromJson(bytes).object();
        const QJsonObject sealed = json.take(QStringLiteral("sealed")).toObject();
        QCOMPARE(sealed[QStringLiteral("journal")].toArray().size(), 4 + ready);
        const QByteArray open = QJsonDocument(json).toJson(QJsonDocument::Compact);
        QVERIFY(open.contains("\"startPlay\""));
        QVERIFY2(!open.contains("[2,7]") && !open.contains("merge"), open.constData());
        auto again = loadBattle(bytes);
        auto& [battle, journal, openEntries] = std::get<LoadedBattle>(again);
        const BattleDocument reopened(std::move(battle), std::move(journal), openEntries);
        QCOMPARE(reopened.serialised(), bytes);
        QVERIFY(document.perform(battle::SayReady{ready}).isDone());
    }
    const QByteArray revealed = document.serialised();
    QVERIFY(!revealed.contains("\"sealed\":"));
    QCOMPARE(QJsonDocument::fromJson(revealed)[QStringLiteral("journal")].toArray().size(), 10);
    QVERIFY(revealed.contains("merge"));
}

/// BAT-11, BAT-14: conceding shows once all is revealed, also in a file saved before that.
void TestPlayedBattle::keepsWhoConcededSealed() {
    BattleDocument document(loaded(playedText(R"(, "houseRules": {"orders": "sealed"})")));
    QVERIFY(document.perform(battle::StartPlay{}).isDone());
    for (const int side : {0, 1})
        QVERIFY(document.perform(battle::SayReady{side}).isDone());
    QVERIFY(perform(document, smm::GiveOrders{{{battle::StackId("r"), moveTo({2, 9})}}}).isDone());
    QVERIFY(document.perform(battle::Concede{0}).isDone());
    const auto again = test::opened(document.serialised());
    QCOMPARE(again->serialised(), document.serialised());
    for (BattleDocument* each : {&document, again.get()}) {
        QCOMPARE(battle::sideToAct(each->battle()).value_or(-1), 1);
        QVERIFY(each->battle().stacks[0]->isOnMap());
        QVERIFY(each->perform(battle::SayReady{1}).isDone());
        QVERIFY((each->battle().play->result == battle::PlayResult{{1}, battle::Ending::Conceded}));
    }
    QVERIFY(again->battle() == document.battle());
}

void TestPlayedBattle::replaysToTheSame_data() {
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("open") << playedText(everything, R"(, "arrives": 2, "at": [[1, 1]])");
    QTest::newRow("sealed") << playedText(R"(, "houseRules": {"orders": "sealed"})");
}

/// Open and sealed: the journal leads to the same battle, and undo leads all the way back.
void TestPlayedBattle::replaysToTheSame() {
    QFETCH(QByteArray, start);
    const battle::Battle board = loaded(start);
    BattleDocument document(board);
    document.setSeed("play");
    QVERIFY(document.perform(battle::StartPlay{}).isDone());
    for (int round = 0; round < 3; ++round) {
        while (const std::optional<int> side = battle::sideToAct(document.battle())) {
            for (const battle::StackPointer& stack : battle::dueArrivals(document.battle(), *side))
                QVERIFY(document.perform(battle::PlaceArrival{stack->id, {1, 1}}).isDone());
            if (document.battle().play->phase == battle::PlayPhase::Ordering && side == 0)
                QVERIFY(perform(document, smm::GiveOrders{{{battle::StackId("r"), moveTo({2, 9 - round})}}})
                            .isDone());
            QVERIFY(document.perform(battle::SayReady{*side}).isDone());
        }
        if (document.battle().play->phase == battle::PlayPhase::Ordering)
            QVERIFY(perform(document, smm::Resolve{smm::Extent::Round}).isDone());
    }
    BattleDocument replayed(board);
    document.journal().forEach([&](std::string_view line) { QVERIFY(replayed.replayLine(line)); });
    QVERIFY(replayed.battle() == document.battle());
    QVERIFY(document.perform(battle::SetReferee{true}).isDone());
    QVERIFY(document.undo());
    const QByteArray saved = document.serialised();
    const std::optional<battle::Battle> before = boardBeforePlay(*test::opened(saved)); // BAT-12
    QVERIFY(before && before->stacks == board.stacks && !before->play);
    QVERIFY(!boardBeforePlay(*test::opened(QByteArray(saved).replace("\"board\":", "\"older\":"))));
    QVERIFY(!boardBeforePlay(BattleDocument(board)));
    while (document.undo()) {
    }
    QVERIFY(document.battle() == board);
}

/// BAT-4: undo does not reveal another side's sealed plan.
void TestPlayedBattle::barsUndoAtAHandOver() {
    BattleDocument document(loaded(playedText(R"(, "houseRules": {"orders": "sealed"})")));
    QVERIFY(document.perform(battle::StartPlay{}).isDone());
    QVERIFY(document.mayUndo());
    QVERIFY(document.perform(battle::SayReady{0}).isDone());
    QVERIFY(!document.mayUndo());
    QVERIFY(document.perform(battle::RotateStack{battle::StackId("b"), 1}).isDone());
    QVERIFY(document.mayUndo());
    QVERIFY(document.undo());
    QVERIFY(!document.mayUndo());
    QVERIFY(document.redo());
    QVERIFY(document.goToRefusal(2).isEmpty());
    QVERIFY(document.goToRefusal(3).isEmpty());
    QVERIFY(document.goToRefusal(1).rule == battleRule(4)); // the history list asks for such a jump
    QVERIFY(document.goToRefusal(0).rule == battleRule(4));
}

/// BAT-1: each referee edit is a line of the log.
void TestPlayedBattle::opensAfterARefereesRemovalInSecret_data() {
    QTest::addColumn<QString>("removed");
    QTest::addColumn<bool>("hasActed");
    for (const char* stack : {"r", "b"})
        for (const bool hasActed : {false, true})
            QTest::addRow("%s %s", stack, hasActed ? "later" : "at once") << stack << hasActed;
}

/// BAT-22: a file never has a plan for stacks that a referee has removed.
void TestPlayedBattle::opensAfterARefereesRemovalInSecret() {
    QFETCH(const QString, removed);
    QFETCH(const bool, hasActed);
    BattleDocument document(loaded(playedText(R"(, "houseRules": {"orders": "sealed"})")));
    QVERIFY(document.perform(battle::StartPlay{}).isDone());
    while (document.battle().play->phase == battle::PlayPhase::Deployment)
        QVERIFY(document.perform(battle::SayReady{*battle::sideToAct(document.battle())}).isDone());
    smm::Order advance;
    advance.advance = battle::StackId("b");
    QVERIFY(perform(document, smm::GiveOrders{{{battle::StackId("r"), advance}}}).isDone());
    if (hasActed)
        QVERIFY(document.perform(battle::SayReady{0}).isDone());
    QVERIFY(document.perform(battle::SetReferee{true}).isDone());
    QVERIFY(document.perform(battle::RemoveStack{battle::StackId(removed.toStdString())}).isDone());
    const auto again = test::opened(document.serialised());
    QCOMPARE(again->serialised(), document.serialised());
    QVERIFY(again->battle() == document.battle());
}

void TestPlayedBattle::logsRefereesEdits() {
    BattleDocument document(loaded(playedText("")));
    QVERIFY(document.perform(battle::RotateStack{battle::StackId("r"), 1}).isDone());
    QVERIFY(document.log().lines().empty());
    QVERIFY(document.perform(battle::StartPlay{}).isDone());
    QVERIFY(document.perform(battle::SetReferee{true}).isDone());
    QVERIFY(document.perform(battle::MoveStack{battle::StackId("b"), {4, 4}, true}).isDone());
    QCOMPARE(document.log().lines().size(), std::size_t{3});
    QVERIFY(document.log().lines().back().event.kind == battle::events::refereeEdits);
    QCOMPARE(document.log().lines().back().event.rule.text(), std::string("BAT-1"));
    QVERIFY(document
                .perform({battle::RotateStack{battle::StackId("b"), 1},
                          battle::MoveStack{battle::StackId("b"), {5, 5}, true}},
                         QStringLiteral("Two edits"))
                .isDone());
    BattleLog restored;
    document.journal().forEach([&](std::string_view line) { restored.restore(line); });
    for (const BattleLog* log : {&document.log(), static_cast<const BattleLog*>(&restored)}) {
        QCOMPARE(log->lines().size(), std::size_t{5});
        QStringList told;
        for (std::size_t line = 2; line < log->lines().size(); ++line)
            told << document::eventText(log->lines()[line], document.battle());
        QVERIFY2(told[0].contains(QLatin1String("4,4")), qPrintable(told[0]));
        QVERIFY2(told[1].contains(QLatin1String("Rotate")), qPrintable(told[1]));
        QVERIFY2(told[2].contains(QLatin1String("5,5")), qPrintable(told[2]));
    }
}

void TestPlayedBattle::playersAreNoReferees_BAT22_data() {
    QTest::addColumn<QByteArray>("orders");
    QTest::newRow("open") << QByteArray();
    QTest::newRow("sealed") << QByteArray(R"(, "houseRules": {"orders": "sealed"})");
}

/// While referee mode is on, a merge that a player such as the commander makes costs Move, stays sealed and
/// isn't the referee's, also when the journal is replayed. The referee's own merge is free and open.
void TestPlayedBattle::playersAreNoReferees_BAT22() {
    QFETCH(const QByteArray, orders);
    const battle::Battle start = loaded(playedText(orders.constData()));
    for (const bool isPlayers : {true, false}) {
        BattleDocument document(start);
        QVERIFY(document.perform(battle::StartPlay{}).isDone());
        QVERIFY(document.perform(battle::SayReady{0}).isDone());
        QVERIFY(document.perform(battle::SayReady{1}).isDone());
        QVERIFY(document.perform(battle::SetReferee{true}).isDone());
        const battle::Battle before = document.battle();
        const auto merge = [&] {
            QVERIFY(
                document.perform(battle::MergeStacks{battle::StackId("s"), battle::StackId("r")}).isDone());
        };
        if (isPlayers)
            document.act(merge);
        else
            merge();
        QVERIFY(document.battle().play->isRefereed);
        const battle::StackPointer merged = document.battle().stacks.find(battle::StackId("r"));
        QCOMPARE(merged->extras->moveLeft.value_or(4), isPlayers ? 3 : 4);
        const bool isSeen = !document.seenBy(1).stacks.find(battle::StackId("s"));
        QCOMPARE(isSeen, orders.isEmpty() || !isPlayers);
        const auto& lines = document.log().lines();
        const bool isReferees = std::ranges::any_of(
            lines, [](const LogLine& line) { return line.event.kind == battle::events::refereeEdits; });
        QCOMPARE(isReferees, !isPlayers);
        QVERIFY(document.undo());
        QVERIFY(document.battle() == before);
        QVERIFY(document.redo());
        BattleDocument again(start);
        document.journal().forEach([&](std::string_view line) { again.replayLine(line); });
        QVERIFY(again.battle() == document.battle());
    }
}

template struct sf::test::Registered<TestPlayedBattle>;
#include "test_played_battle.moc"
