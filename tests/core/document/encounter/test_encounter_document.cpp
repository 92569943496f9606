// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/encounter/collection_store.h"
#include "core/document/encounter/encounter_document.h"
#include "core/document/kinds/document_file.h"
#include "core/text/encounter_text.h"
#include "tests/test_registry.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace {

using namespace sf;
using document::EncounterDocument;

const QByteArray cellar =
    R"({"squarefront": 1, "kind": "encounter", "title": "Cellar", "hour": 5, "seed": "s",
 "mood": "damp",
 "items": [{"id": "bow", "name": "Short bow", "weapon": {"damage": "1d6", "type": ["ranged"]}, "worth": 3},
           {"id": "stick", "name": "Wand of sleep", "weapon": {"damage": 2}},
           {"id": "cap", "name": "Cap", "armor": {"ac": 1, "type": "Helm", "magicResistant": false}},
           {"id": "pot", "armor": {"ac": 2, "type": "Helm"}}],
 "people": [{"id": "Ann", "level": 1, "items": ["bow", "cap", "pot"], "wielded": "bow", "worn": ["cap"], "hat": 1},
            {"id": "Ben", "name": "Ben", "level": 1}],
 "encounters": [{"id": "e1", "level": 1, "monsters": [{"id": "Newt", "hp": 30, "damage": "1d3+1", "xp": 99}]}],
 "loot": {"-2": ["cap"], "1": ["cap", "bow"]}, "attackPosts": []})";

std::unique_ptr<EncounterDocument> open(const QByteArray& bytes) {
    auto loaded = document::loadBytes(bytes);
    auto* document = std::get_if<std::unique_ptr<document::Document>>(&loaded);
    if (!document)
        return nullptr;
    return std::unique_ptr<EncounterDocument>(dynamic_cast<EncounterDocument*>(document->release()));
}

QString errorOf(const QByteArray& bytes) {
    const auto loaded = document::loadBytes(bytes);
    const auto* error = std::get_if<document::LoadError>(&loaded);
    return error ? error->text(QStringLiteral("f.sqf")) : QString();
}

/// The document without its journal, which undoing everything must restore.
QByteArray state(const EncounterDocument& document) {
    return document::dungeonJson(document.dungeon());
}

} // namespace

/// A dungeon as a document: its file, undo, journal and dice.
class TestEncounterDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void defaults();
    void meleeWithNobodyIsReadAsRanged();
    void savedAndLoadedAgain();
    void badInput_data();
    void badInput();
    void undoAndRedo();
    void undoDice();
    void diceAreKeptAndRepeat();
    void typedDice();
    void journalGivesTheSameStates();
    void titlesAndDatesAreKept();
    void aCollectionIsKeptBetweenDungeons();
    void aBrokenCollectionIsAnError();
    void datesAreDaysOfTheCalendar_data();
    void datesAreDaysOfTheCalendar();
};

void TestEncounterDocument::defaults() {
    const auto document = open(cellar);
    QVERIFY(document);
    const encounter::Dungeon& dungeon = document->dungeon();
    QCOMPARE(QString::fromStdString(dungeon.person("Ann")->hpText()), QStringLiteral("10 (10)")); // ENC-1
    QCOMPARE(QString::fromStdString(dungeon.item("pot")->name), QStringLiteral("pot"));
    QVERIFY(dungeon.item("stick")->weapon->type == encounter::wandDamage); // ENC-4
    const encounter::Monster& newt = dungeon.monster(*dungeon.placeOf("Newt"));
    QCOMPARE(newt.initialHp, std::int64_t{30});
    QCOMPARE(newt.xp(), std::int64_t{30}); // ENC-3: never read
    QVERIFY(dungeon.encounters[0]->mode == encounter::Mode::Ranged);
    QCOMPARE(dungeon.loot.at(-2), std::vector<std::string>{"cap"});
}

/// ENC-6, also when read from a file.
void TestEncounterDocument::meleeWithNobodyIsReadAsRanged() {
    QByteArray bytes = cellar;
    bytes.replace("\"encounters\": [",
                  "\"encounters\": [{\"id\": \"deep\", \"level\": 9, \"mode\": \"melee\", "
                  "\"hoursTogether\": 7, \"hoursInMode\": 7, \"monsters\": "
                  "[{\"id\": \"Rat\", \"hp\": 1, \"damage\": 1}]}, ");
    const auto document = open(bytes);
    QVERIFY2(document, qPrintable(errorOf(bytes)));
    const encounter::Encounter& deep = *document->dungeon().encounters[0];
    QVERIFY(deep.mode == encounter::Mode::Ranged);
    QCOMPARE(deep.hoursTogether, 0);
    QCOMPARE(deep.hoursInMode, 0);
}

void TestEncounterDocument::savedAndLoadedAgain() {
    const auto document = open(cellar);
    QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}).isDone());
    const QByteArray saved = document->serialised();
    const auto again = open(saved);
    QVERIFY2(again, qPrintable(errorOf(saved)));
    QCOMPARE(again->serialised(), saved);
    for (const char* unknown : {"\"mood\":\"damp\"", "\"worth\":3", "\"hat\":1"})
        QVERIFY2(saved.contains(unknown), unknown);
}

void TestEncounterDocument::badInput_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* from, const char* to, const char* says) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromLatin1(says);
    };
    row("two helms", "\"worn\": [\"cap\"]", "\"worn\": [\"cap\", \"pot\"]", "ENC-4");
    row("wielded, not carried", "\"wielded\": \"bow\"", "\"wielded\": \"stick\"", "ENC-1");
    row("an armor wielded", "\"wielded\": \"bow\"", "\"wielded\": \"cap\"", "ENC-4");
    row("unknown item", "\"items\": [\"bow\", \"cap\"", "\"items\": [\"bow\", \"cup\", \"cap\"", "people[0]");
    row("AC below 0", "\"ac\": 2", "\"ac\": -2", "items[3].armor.ac");
    row("no dice", "1d3+1", "0d3+1", "ENC-2");
    row("a huge formula", "1d3+1", "1000000000d1000000000", "encounters[0].monsters[0].damage");
    row("no addend", "1d3+1", "1d3+", "ENC-2");
    row("no hp", "\"hp\": 30, ", "", "\"hp\"");
    row("a dead Monster", "\"hp\": 30", "\"hp\": 0", "encounters[0].monsters[0].hp");
    row("no Monster", "[{\"id\": \"Newt\", \"hp\": 30, \"damage\": \"1d3+1\", \"xp\": 99}]", "[]", "ENC-5");
    row("drop rate 101", "\"xp\": 99", "\"dropRate\": 101", "dropRate");
    row("no such type", "[\"ranged\"]", "[\"holy\"]", "ENC-2");
    row("an id twice", "\"id\": \"Newt\"", "\"id\": \"Ann\"", "encounters[0].monsters[0].id");
    row("no level", "\"level\": 1, \"items\"", "\"items\"", "people[0]");
    row("Loot of no level", "\"-2\"", "\"two\"", "loot");
    row("unknown Loot", "[\"cap\", \"bow\"]", "[\"cap\", \"bw\"]", "loot[\"1\"][1]");
    row("a fraction", "\"hour\": 5", "\"hour\": 5.5", "hour");
    row("undoDice", "\"mood\": \"damp\"", "\"houseRules\": {\"undoDice\": \"maybe\"}", "houseRules.undoDice");
    row("no people", "\"people\": [{", "\"folk\": [{", "people: expected the key \"people\", found none");
}

void TestEncounterDocument::badInput() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, says);
    QByteArray bytes = cellar;
    QVERIFY(bytes.contains(from));
    bytes.replace(bytes.indexOf(from), from.size(), to);
    const QString error = errorOf(bytes);
    QVERIFY2(error.contains(says), qPrintable(error));
    QVERIFY(!error.contains(u'\n'));
}

void TestEncounterDocument::undoAndRedo() {
    const auto document = open(cellar);
    const QByteArray first = state(*document);
    QSignalSpy changed(document.get(), &EncounterDocument::changed);
    QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}).isDone());
    QVERIFY(document->perform(encounter::ChangeLevel{"Ann", 2}).isDone());
    QVERIFY(document->perform(encounter::PassHours{20}).isDone());
    QVERIFY(document->perform(encounter::SetTitle{"Attic"}).isDone());
    const QByteArray last = state(*document);
    QCOMPARE(document->log().size(), std::size_t{4});
    while (document->canUndo())
        document->undo();
    QCOMPARE(state(*document), first);
    QVERIFY(document->log().empty());
    while (document->canRedo())
        document->redo();
    QCOMPARE(state(*document), last);
    QCOMPARE(changed.size(), 12);
    QVERIFY(!document->perform(encounter::Attack{"Ann", "Newt"}).isDone()); // twice a day, and not there
    QCOMPARE(state(*document), last);
    QVERIFY(document->perform(encounter::ChangeLevel{"Ann", 2}).isDone()); // she is there: nothing to undo
    QCOMPARE(document->stepCount(), 4);
}

void TestEncounterDocument::undoDice() {
    QByteArray ruled = cellar;
    ruled.replace("\"mood\": \"damp\"", "\"houseRules\": {\"moods\": 3}");
    const auto document = open(ruled);
    QVERIFY(document);
    QVERIFY(document->perform(encounter::SetUndoDice{UndoDice::Never}).isDone());
    QVERIFY(document->mayUndo());
    QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}).isDone());
    QVERIFY(document->wouldUndoDice() && !document->mayUndo());
    const auto together = open(ruled);
    QVERIFY(together->perform(encounter::SetUndoDice{UndoDice::Never}).isDone());
    together->performAsOneStep(QStringLiteral("a day"), [&] {
        QVERIFY(together->perform(encounter::Attack{"Ann", "Newt"}).isDone());
    });
    QVERIFY(together->wouldUndoDice() && !together->mayUndo()); // in a step of several too
    const auto again = open(document->serialised());
    QVERIFY(again);
    QVERIFY(again->dungeon().undoDice == UndoDice::Never);
    QVERIFY(again->serialised().contains("\"moods\":3"));
    QCOMPARE(again->serialised(), document->serialised());
}

void TestEncounterDocument::diceAreKeptAndRepeat() {
    const auto document = open(cellar);
    QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}).isDone());
    QVERIFY(document->wouldUndoDice());
    const QByteArray thrown = state(*document);
    document->undo();
    QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}).isDone());
    QCOMPARE(state(*document), thrown); // the same action after the same history, the same dice
    const auto other = open(QByteArray(cellar).replace("\"seed\": \"s\"", "\"seed\": \"t\""));
    QVERIFY(other->perform(encounter::Attack{"Ann", "Newt"}).isDone());
    const auto damage = [](const EncounterDocument& of) { return of.log().back()->events.front().numbers; };
    const auto third = open(QByteArray(cellar).replace("\"seed\": \"s\"", "\"seed\": \"u\""));
    QVERIFY(third->perform(encounter::Attack{"Ann", "Newt"}).isDone());
    QVERIFY(damage(*document) != damage(*other) || damage(*document) != damage(*third));
}

void TestEncounterDocument::typedDice() {
    const auto document = open(cellar);
    QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}, std::vector<int>{6}).isDone());
    QVERIFY(document->log().back()->typedDice);
    QCOMPARE(document->dungeon().monster({0, 0}).hp, std::int64_t{24});
    document->undo();
    const QByteArray before = document->serialised();
    QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}, std::vector<int>{7}).dice.has_value());
    QCOMPARE(document->serialised(), before);
}

void TestEncounterDocument::journalGivesTheSameStates() {
    const auto played = open(cellar);
    const auto again = open(cellar);
    connect(played.get(), &document::Document::journalGrew, again.get(), [&](const QByteArray& line) {
        QVERIFY2(again->replayLine({line.constData(), static_cast<std::size_t>(line.size())}),
                 line.constData());
    });
    encounter::Monster rat;
    rat.id = rat.name = "Rat";
    rat.damage = {2, 4, 1};
    rat.type = {true, true, false};
    rat.status = encounter::Status::Blind;
    const std::vector<encounter::Action> actions{
        encounter::Attack{"Ann", "Newt"},
        encounter::PutTableLine{0, {2, rat}},
        encounter::DrawMonster{{}, 4},
        encounter::DrawMonster{std::string("e2"), 0},
        encounter::EditEncounter{"e2", 1, encounter::Mode::Melee, 3, 4},
        encounter::NameEncounter{"e2", "Rats in the well"},
        encounter::SetStartDate{"1066-10-14"},
        encounter::PassHours{30},
        encounter::SetUndoDice{UndoDice::Ask},
        encounter::Wield{"Ann", {}},
        encounter::Attack{"Ann", "Rat"},
        encounter::Drop{"Ann", "bow"},
        encounter::Take{"Ben", "bow"},
        encounter::Unwear{"Ann", "cap"},
        encounter::Wear{"Ann", "pot"},
        encounter::SetLoot{3, {"cap"}},
        encounter::PutItem{{"axe", "Axe", encounter::Weapon{{1, 4, 0}, encounter::meleeDamage}, {}, {}},
                           true},
        encounter::RemoveItem{"axe"},
        encounter::AddMonster{"e2",
                              [] {
                                  encounter::Monster cat;
                                  cat.id = cat.name = "Cat";
                                  return cat;
                              }()},
        encounter::RemoveMonster{"Cat"},
        encounter::RemovePerson{"Ben"},
        encounter::RemoveTableLine{0},
        encounter::RemoveEncounter{"e2"},
    };
    for (const encounter::Action& action : actions) {
        QVERIFY2(played->perform(action).isDone(), document::actionMembers(action).c_str());
        QCOMPARE(state(*again), state(*played));
    }
    played->undo();
    QCOMPARE(state(*again), state(*played));
    played->redo();
    QCOMPARE(state(*again), state(*played));
}

void TestEncounterDocument::titlesAndDatesAreKept() {
    const auto document = open(cellar);
    const QByteArray before = document->serialised();
    QVERIFY(!before.contains("startDate")); // nothing is written that was never set
    QVERIFY(document->perform(encounter::NameEncounter{"e1", "The cellar"}).isDone());
    QVERIFY(document->perform(encounter::SetStartDate{"2031-12-31"}).isDone());
    QVERIFY(!document->perform(encounter::SetStartDate{"2031-12-31"}).isDone()); // nothing would change
    QVERIFY(!document->perform(encounter::NameEncounter{"nobody", "x"}).isDone());
    QVERIFY(!document->perform(encounter::NameEncounter{"e1", std::string(10'001, 'x')}).isDone());
    QVERIFY(document->perform(encounter::PassHours{30}).isDone());
    QCOMPARE(text::clockTime(document->dungeon().hour, document->dungeon().startDate),
             QStringLiteral("Day 2, hour 11 (1 January 2032)"));
    const auto again = open(document->serialised());
    QCOMPARE(again->dungeon().encounters[0]->title, std::string("The cellar"));
    QCOMPARE(again->dungeon().startDate, std::string("2031-12-31"));
    QCOMPARE(again->serialised(), document->serialised());
    for (int step = 0; step < 3; ++step)
        document->undo();
    QCOMPARE(state(*document), state(*open(before)));
    // The title of an Encounter stays with its post when the last Monster is gone.
    QVERIFY(document->perform(encounter::NameEncounter{"e1", "The cellar"}).isDone());
    QVERIFY(document->perform(encounter::Attack{"Ann", "Newt"}).isDone());
    while (document->dungeon().indexOfEncounter("e1"))
        QVERIFY(document
                    ->perform(
                        encounter::RemoveMonster{document->dungeon()
                                                     .encounters[*document->dungeon().indexOfEncounter("e1")]
                                                     ->monsters.front()
                                                     ->id})
                    .isDone());
    QCOMPARE(document->dungeon().ended.back()->title, std::string("The cellar"));
    QCOMPARE(open(document->serialised())->dungeon().ended.back()->title, std::string("The cellar"));
}

void TestEncounterDocument::datesAreDaysOfTheCalendar_data() {
    QTest::addColumn<QString>("date");
    QTest::addColumn<bool>("isDate");
    for (const char* date : {"1066-10-14", "0100-01-01", "9999-12-31", "2024-02-29"})
        QTest::newRow(date) << date << true;
    for (const char* date : {"2023-02-29", "2023-13-01", "2023-00-10", "0099-12-31", "0000-01-01", "2023-1-1",
                             "2023/01/01", "20230101", "2023-01-011", "+023-01-01", "x"})
        QTest::newRow(date) << date << false;
}

void TestEncounterDocument::datesAreDaysOfTheCalendar() {
    QFETCH(QString, date);
    QFETCH(bool, isDate);
    QCOMPARE(encounter::isDate(date.toStdString()), isDate);
    QByteArray bytes = open(cellar)->serialised();
    bytes.replace("\"hour\"", "\"startDate\": \"" + date.toUtf8() + "\", \"hour\"");
    const auto loaded = document::loadDungeon({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    QCOMPARE(std::holds_alternative<document::LoadedDungeon>(loaded), isDate);
    const auto document = open(cellar);
    QCOMPARE(document->perform(encounter::SetStartDate{date.toStdString()}).isDone(), isDate);
}

void TestEncounterDocument::aCollectionIsKeptBetweenDungeons() {
    const QTemporaryDir folder;
    const document::CollectionStore store(folder.filePath(QStringLiteral("a/b/collection.sqf")));
    auto collection = std::get<encounter::Dungeon>(store.read());
    QVERIFY(collection.items.empty());
    const auto first = open(cellar);
    encounter::Monster newt = first->dungeon().monster(*first->dungeon().placeOf("Newt"));
    newt.drop = {"bow", "cap"};
    newt.hp = 1;
    encounter::keep(collection, first->dungeon(), {2, newt});
    encounter::keep(collection, *first->dungeon().item("pot"));
    encounter::keep(collection, *first->dungeon().item("pot")); // once
    QCOMPARE(collection.items.size(), std::size_t{3});
    QCOMPARE(store.write(collection), std::nullopt);
    collection = std::get<encounter::Dungeon>(store.read());
    QCOMPARE(collection.items.size(), std::size_t{3});
    QCOMPARE(collection.table.front()->monster.hp, std::int64_t{30}); // at full HP
    // Another dungeon has a bow of the same name and id with other stats, and the same cap under another id.
    const auto second =
        open(R"({"squarefront": 1, "kind": "encounter", "seed": "s", "people": [], "encounters": [],
        "items": [{"id": "bow", "name": "Short bow", "weapon": {"damage": "3d6", "type": ["ranged"]}},
                  {"id": "hat", "name": "Cap", "armor": {"ac": 1, "type": "Helm"}}],
        "monsterTable": [{"weight": 1, "monster": {"id": "Newt", "hp": 2, "damage": 1}}]})");
    QVERIFY(second);
    for (const auto& action :
         encounter::takeMonster(second->dungeon(), collection, *collection.table.front()))
        QVERIFY(second->perform(action).isDone());
    QCOMPARE(second->dungeon().items.size(), std::size_t{3});
    QCOMPARE(second->dungeon().table.back()->monster.drop, (std::vector<std::string>{"bow 2", "hat"}));
    QCOMPARE(second->dungeon().table.back()->monster.id, std::string("Newt 2"));
    QVERIFY(second->dungeon().item("bow 2")->weapon == first->dungeon().item("bow")->weapon);
    QVERIFY(encounter::takeItem(second->dungeon(), *collection.items.front()).empty()); // it is there now
    QVERIFY(open(second->serialised()));
    // Without an item, what drops it goes too.
    encounter::forgetItem(collection, 0);
    QVERIFY(collection.table.empty() && collection.items.size() == 2);
}

void TestEncounterDocument::aBrokenCollectionIsAnError() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("collection.sqf"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"squarefront\": 1, \"kind\": ");
    file.close();
    const auto read = document::CollectionStore(path).read();
    const QString* error = std::get_if<QString>(&read);
    QVERIFY(error && error->contains(QStringLiteral("collection.sqf")));
}

template struct sf::test::Registered<TestEncounterDocument>;
#include "test_encounter_document.moc"
