// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/announcement.h"
#include "core/rules/encounter/apply.h"
#include "core/rules/encounter/odds.h"
#include "core/rules/limits.h"
#include "tests/core/rules/encounter/shared_piece.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::encounter;
using test::share;

namespace {

Item weapon(const std::string& id, const Damage& damage, DamageType type) {
    return {id, id, Weapon{damage, type}, {}, {}};
}

Item armor(const std::string& id, int ac, ArmorType type, bool resistant = false) {
    return {id, id, {}, Armor{ac, type, resistant}, {}};
}

Person person(const std::string& id, int level = 1, std::int64_t hp = 10) {
    Person person;
    person.id = person.name = id;
    person.level = level;
    person.hp = hp;
    return person;
}

Monster monster(const std::string& id, std::int64_t hp, const Damage& damage, DamageType type = meleeDamage) {
    Monster monster;
    monster.id = monster.name = id;
    monster.hp = monster.initialHp = hp;
    monster.damage = damage;
    monster.type = type;
    return monster;
}

Encounter encounterOf(const std::string& id, int level, Mode mode, std::vector<Monster> monsters) {
    Encounter encounter{id, level, mode, 0, 0, {}, {}, {}};
    for (Monster& monster : monsters)
        encounter.monsters.push_back(share(std::move(monster)));
    return encounter;
}

/// Ann and Ben on level 1 with a melee Newt, Cat on level 2; bows, a wand, helms and a cloak in the library.
Dungeon cellar() {
    Dungeon dungeon;
    constexpr DamageType ranged{true, false, false};
    dungeon.items = {share(weapon("bow", {1, 6, 0}, ranged)),
                     share(weapon("sword", {1, 8, 1}, meleeDamage)),
                     share(weapon("wand", {2, 4, 3}, {true, true, true})),
                     share(armor("cap", 1, ArmorType::Helm)),
                     share(armor("pot", 2, ArmorType::Helm)),
                     share(armor("cloak", 3, ArmorType::Cloak, true)),
                     share(Item{"gem", "gem", {}, {}, {}})};
    Person ann = person("Ann");
    ann.items = {"bow", "sword", "wand", "cap", "pot", "gem"};
    dungeon.people = {share(ann), share(person("Ben")), share(person("Cat", 2))};
    Monster newt = monster("Newt", 3, {1, 3, 0});
    newt.drop = {"gem"};
    newt.dropRate = 50;
    newt.status = Status::Slimed;
    dungeon.encounters = {share(encounterOf("e1", 1, Mode::Melee, {newt}))};
    return dungeon;
}

Outcome play(const Dungeon& dungeon, const Action& action, std::vector<int> dice = {}) {
    dice::Script script(std::move(dice));
    return apply(dungeon, action, script);
}

/// The dungeon after the action, which must be legal.
Dungeon after(Dungeon dungeon, const Action& action, std::vector<int> dice = {}) {
    const Outcome outcome = play(dungeon, action, std::move(dice));
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        qFatal("refused: %d %s", static_cast<int>(refusal->reason), refusal->rule.text().c_str());
    carryOut(dungeon, std::get<Applied>(outcome).changes);
    return dungeon;
}

Dungeon wielding(const std::string& item) {
    return after(cellar(), Wield{"Ann", item});
}

Person edited(const Person& person, void (*edit)(Person&)) {
    Person result = person;
    edit(result);
    return result;
}

bool has(const Outcome& outcome, What what) {
    for (const Event& event : std::get<Applied>(outcome).events)
        if (event.what == what)
            return true;
    return false;
}

} // namespace

/// ENC-1 to ENC-12, a row or a case for each.
class TestEncounter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void damageFormulas_data();
    void damageFormulas();
    void newWeapons();
    void experience_data();
    void experience();
    void refusals_data();
    void refusals();
    void blows_data();
    void blows();
    void answerAndStatus();
    void killAndDrop();
    void killingAPerson();
    void hoursTurnAnEncounterMelee();
    void hoursAtOnceAreHoursOneByOne();
    void aFloorWithNobodyIsRangedAtOnce();
    void manyPieces();
    void emptyFloorsTurnRanged();
    void daysBegin();
    void attackPosts();
    void items();
    void posts();
    void longPosts();
    void randomMonsters();
    void oddsOfABlow_data();
    void oddsOfABlow();
    void forecastIsTheFight();
    void largeFormulas();
    void everythingIsUndone();
};

void TestEncounter::damageFormulas_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");
    QTest::newRow("ENC-2 XdY") << "2d6"
                               << "2d6";
    QTest::newRow("ENC-2 XDY") << "2D6"
                               << "2d6";
    QTest::newRow("ENC-2 an integer") << "3"
                                      << "3";
    QTest::newRow("ENC-2 XdY+Z") << "1d4+2"
                                 << "1d4+2";
    QTest::newRow("ENC-2 the largest") << "1000d1000000+1000000"
                                       << "1000d1000000+1000000";
    QTest::newRow("ENC-2 no sides") << "3d0"
                                    << "";
    QTest::newRow("ENC-2 no dice") << "0d6"
                                   << "";
    QTest::newRow("ENC-2 no number") << "d6"
                                     << "";
    QTest::newRow("ENC-2 no addend") << "2d6+"
                                     << "";
    QTest::newRow("ENC-2 too many dice") << "1001d6"
                                         << "";
    QTest::newRow("ENC-2 too many sides") << "1d1000001"
                                          << "";
    QTest::newRow("ENC-2 far too many") << "1000000000d1000000000"
                                        << "";
    QTest::newRow("ENC-2 below nothing") << "-3"
                                         << "";
    QTest::newRow("ENC-2 taken off") << "1d6-1"
                                     << "";
    QTest::newRow("ENC-2 a word behind") << "1d6 fire"
                                         << "";
    QTest::newRow("ENC-2 nothing") << ""
                                   << "";
}

void TestEncounter::damageFormulas() {
    QFETCH(QString, text);
    QFETCH(QString, read);
    const auto damage = readDamage(text.toStdString());
    QCOMPARE(QString::fromStdString(damage ? damage->text() : std::string()), read);
}

void TestEncounter::newWeapons() {
    QVERIFY(typeOfNewWeapon("Old Spellbook") == wandDamage); // ENC-4
    QVERIFY(typeOfNewWeapon("Wand of ice") == wandDamage);
    QVERIFY(typeOfNewWeapon("Short sword") == meleeDamage);
}

void TestEncounter::experience_data() {
    QTest::addColumn<int>("hp");
    QTest::addColumn<QString>("damage");
    QTest::addColumn<int>("xp");
    QTest::newRow("ENC-3 rounded down") << 3 << "1d3" << 3;
    QTest::newRow("ENC-3 at least 1") << 1 << "1d2" << 1;
    QTest::newRow("ENC-3 an integer alone") << 50 << "7" << 2;
    QTest::newRow("ENC-3 with an addend") << 4 << "2d6+5" << 17;
}

void TestEncounter::experience() {
    QFETCH(int, hp);
    QFETCH(QString, damage);
    Monster one = monster("x", hp, *readDamage(damage.toStdString()));
    one.hp = 1; // wounds change nothing: the initial HP counts
    QTEST(static_cast<int>(one.xp()), "xp");
}

void TestEncounter::refusals_data() {
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, int which, Reason reason, const char* rule) {
        QTest::newRow(name) << which << static_cast<int>(reason) << rule;
    };
    row("ENC-7 a Monster does not act", 0, Reason::IsAMonster, "ENC-7");
    row("ENC-7 nobody attacks itself", 1, Reason::Itself, "ENC-7");
    row("ENC-7 across levels", 2, Reason::OtherLevel, "ENC-7");
    row("ENC-7 twice a day", 3, Reason::AttackedToday, "ENC-7");
    row("ENC-7 the dead do not attack", 4, Reason::IsDead, "ENC-7");
    row("ENC-7 the dead are not attacked", 5, Reason::IsDead, "ENC-7");
    row("ENC-8 melee only", 6, Reason::WrongMode, "ENC-8");
    row("ENC-8 ranged only", 7, Reason::WrongMode, "ENC-8");
    row("ENC-1 not carried", 8, Reason::NotCarried, "ENC-1");
    row("ENC-4 no weapon", 9, Reason::NotAWeapon, "ENC-4");
    row("ENC-4 two helms", 10, Reason::TypeWorn, "ENC-4");
    row("ENC-4 no armor", 11, Reason::NotAnArmor, "ENC-4");
    row("ENC-4 not worn", 12, Reason::NotWorn, "ENC-4");
    row("ENC-10 not in the Loot", 13, Reason::NotInLoot, "ENC-10");
    row("ENC-3 drop rate 101", 14, Reason::BadNumber, "ENC-3");
    row("ENC-4 AC below 0", 15, Reason::BadNumber, "ENC-4");
    row("ENC-5 an empty Encounter", 16, Reason::NoMonsters, "ENC-5");
    row("unknown attackee", 17, Reason::UnknownBeing, "");
    row("taken id", 18, Reason::IdTaken, "");
    row("item in use", 19, Reason::ItemInUse, "");
    row("ENC-1 the dead carry nothing up", 20, Reason::IsDead, "ENC-1");
}

void TestEncounter::refusals() {
    QFETCH(int, which);
    const Dungeon dungeon = cellar();
    const Dungeon dead = after(dungeon, PutPerson{edited(person("Ben"), [](Person& p) { p.hp = 0; })});
    Dungeon ranged = dungeon;
    ranged.encounters = {share(encounterOf("e1", 1, Mode::Ranged, {monster("Newt", 3, {1, 3, 0})}))};
    Monster sure = monster("Rat", 1, {0, 0, 1});
    sure.dropRate = 101;
    const std::vector<std::pair<Dungeon, Action>> cases{
        {dungeon, Attack{"Newt", "Ann"}},
        {dungeon, Attack{"Ann", "Ann"}},
        {dungeon, Attack{"Ann", "Cat"}},
        {after(dungeon, Attack{"Ann", "Ben"}, {1}), Attack{"Ann", "Newt"}},
        {dead, Attack{"Ben", "Ann"}},
        {dead, Attack{"Ann", "Ben"}},
        {wielding("bow"), Attack{"Ann", "Newt"}},
        {ranged, Attack{"Ann", "Newt"}},
        {dungeon, Wield{"Ben", "bow"}},
        {dungeon, Wield{"Ann", "cap"}},
        {after(dungeon, Wear{"Ann", "cap"}), Wear{"Ann", "pot"}},
        {dungeon, Wear{"Ann", "bow"}},
        {dungeon, Unwear{"Ann", "cap"}},
        {dungeon, Take{"Ann", "gem"}},
        {dungeon, AddMonster{"e1", sure}},
        {dungeon, PutItem{armor("rags", -1, ArmorType::Shirt), true}},
        {dungeon, AddEncounter{encounterOf("e2", 1, Mode::Ranged, {})}},
        {dungeon, Attack{"Ann", "Dragon"}},
        {dungeon, PutPerson{person("Newt"), true}},
        {dungeon, RemoveItem{"gem"}},
        {dead, ChangeLevel{"Ben", 2}},
    };
    const auto& [state, action] = cases.at(static_cast<std::size_t>(which));
    const Outcome outcome = play(state, action);
    const auto* refusal = std::get_if<Refusal>(&outcome);
    QVERIFY(refusal);
    QTEST(static_cast<int>(refusal->reason), "reason");
    QTEST(QString::fromStdString(refusal->rule.text()), "rule");
}

void TestEncounter::blows_data() {
    QTest::addColumn<QString>("wielded");
    QTest::addColumn<QByteArray>("worn");
    QTest::addColumn<QVector<int>>("dice");
    QTest::addColumn<int>("hp");
    QTest::newRow("ENC-1 bare hands 1d2") << "" << QByteArray() << QVector<int>{2} << 8;
    QTest::newRow("ENC-7 weapon 1d8+1") << "sword" << QByteArray() << QVector<int>{5} << 4;
    QTest::newRow("ENC-7 armor die 1d1") << "sword" << QByteArray("cap") << QVector<int>{5, 1} << 5;
    QTest::newRow("ENC-7 armor above damage") << "" << QByteArray("pot") << QVector<int>{1, 2} << 10;
    QTest::newRow("ENC-7 AC added up, 1d5") << "sword" << QByteArray("pot cloak") << QVector<int>{8, 5} << 6;
    QTest::newRow("ENC-7 no dice against magic resistance, only the armor's")
        << "wand" << QByteArray("cloak") << QVector<int>{3} << 10;
    QTest::newRow("ENC-7 magic without resistance") << "wand" << QByteArray() << QVector<int>{4, 4} << -1;
}

void TestEncounter::blows() {
    QFETCH(QString, wielded);
    QFETCH(QByteArray, worn);
    QFETCH(QVector<int>, dice);
    Dungeon dungeon = wielded.isEmpty() ? cellar() : wielding(wielded.toStdString());
    Person ben = *dungeon.person("Ben");
    for (const QByteArray& item : worn.split(' ')) {
        if (item.isEmpty())
            continue;
        ben.items.push_back(item.toStdString());
        ben.worn.push_back(item.toStdString());
    }
    if (!worn.isEmpty())
        dungeon = after(dungeon, PutPerson{ben});
    const Outcome outcome = play(dungeon, Attack{"Ann", "Ben"}, {dice.begin(), dice.end()});
    std::size_t thrown = 0;
    for (const Event& event : std::get<Applied>(outcome).events)
        thrown += event.dice.size();
    QCOMPARE(static_cast<qsizetype>(thrown), dice.size());
    carryOut(dungeon, std::get<Applied>(outcome).changes);
    QTEST(static_cast<int>(dungeon.person("Ben")->hp), "hp");
}

void TestEncounter::answerAndStatus() {
    // ENC-9: damage, armor (none here), then the 1d4.
    const Dungeon hit = after(cellar(), Attack{"Ann", "Newt"}, {2, 3, 1});
    QCOMPARE(hit.monster({0, 0}).hp, 1);
    QCOMPARE(hit.person("Ann")->hp, 7);
    QCOMPARE(hit.person("Ann")->statuses, std::vector<std::string>{"Slimed"});
    QVERIFY(hit.person("Ann")->attackedToday);
    QVERIFY(after(cellar(), Attack{"Ann", "Newt"}, {2, 3, 2}).person("Ann")->statuses.empty());
    // The 1d4 is thrown also when the attackee died.
    Dungeon weak = after(cellar(), PutPerson{edited(person("Ann"), [](Person& p) { p.hp = 1; })});
    weak = after(weak, Attack{"Ann", "Newt"}, {1, 3, 1});
    QCOMPARE(weak.person("Ann")->hp, -2); // ENC-1: kept below 0
    QCOMPARE(weak.person("Ann")->statuses.size(), std::size_t{1});
    // ENC-9: no answer where ENC-8 forbids it.
    Dungeon ranged = wielding("bow");
    ranged.encounters = {share(encounterOf("e1", 1, Mode::Ranged, {monster("Newt", 9, {1, 3, 0})}))};
    const Outcome outcome = play(ranged, Attack{"Ann", "Newt"}, {4});
    QVERIFY(has(outcome, What::AnswerNotAllowed));
    QVERIFY(!has(outcome, What::Answers));
}

void TestEncounter::killAndDrop() {
    // ENC-10: less than the drop rate of 50.
    const Dungeon dropped = after(wielding("sword"), Attack{"Ann", "Newt"}, {2, 49});
    QVERIFY(dropped.encounters.empty()); // ENC-5
    QCOMPARE(dropped.loot.at(1), std::vector<std::string>{"gem"});
    QCOMPARE(dropped.person("Ann")->kills, 1);
    QCOMPARE(dropped.person("Ann")->xp, 3);
    QCOMPARE(dropped.ended.size(), std::size_t{1}); // its post stays to be copied
    QVERIFY(after(wielding("sword"), Attack{"Ann", "Newt"}, {2, 50}).loot.empty());
    // Thrown also when there is nothing to drop.
    Dungeon poor = wielding("sword");
    poor.encounters = {share(encounterOf("e1", 1, Mode::Melee, {monster("Newt", 3, {1, 3, 0})}))};
    QVERIFY(has(play(poor, Attack{"Ann", "Newt"}, {2, 1}), What::DropRolled));
}

void TestEncounter::killingAPerson() {
    const Dungeon dungeon = after(wielding("wand"), Attack{"Ann", "Ben"}, {4, 4});
    QVERIFY(!dungeon.person("Ben")->isAlive());
    QCOMPARE(dungeon.person("Ann")->kills, 1); // ENC-10
    QCOMPARE(dungeon.person("Ann")->xp, 0);
    QCOMPARE(QString::fromStdString(dungeon.person("Ben")->hpText()), QStringLiteral("-1 (10)"));
}

void TestEncounter::hoursTurnAnEncounterMelee() {
    Dungeon dungeon = cellar();
    dungeon.encounters = {share(encounterOf("e1", 1, Mode::Ranged, {monster("Newt", 3, {1, 3, 0})}))};
    dungeon = after(dungeon, PassHours{23});
    QVERIFY(dungeon.encounters[0]->mode == Mode::Ranged);
    QCOMPARE(dungeon.encounters[0]->hoursTogether, 23);
    dungeon = after(dungeon, PassHours{1});
    QVERIFY(dungeon.encounters[0]->mode == Mode::Melee); // ENC-6
    QCOMPARE(dungeon.encounters[0]->hoursInMode, 0);
    // Long Ranged alone is not enough: 24 hours together are needed too.
    Dungeon alone = cellar();
    alone.encounters = {share(encounterOf("e1", 5, Mode::Ranged, {monster("Newt", 3, {1, 3, 0})}))};
    alone = after(alone, PassHours{100});
    QVERIFY(alone.encounters[0]->mode == Mode::Ranged);
    alone = after(alone, ChangeLevel{"Cat", 5});
    alone = after(alone, PassHours{23});
    QVERIFY(alone.encounters[0]->mode == Mode::Ranged);
    alone = after(alone, PassHours{1});
    QVERIFY(alone.encounters[0]->mode == Mode::Melee);
}

/// ENC-6 counts hour by hour; the clock may pass many at once.
void TestEncounter::hoursAtOnceAreHoursOneByOne() {
    for (const Mode mode : {Mode::Ranged, Mode::Melee})
        for (const int together : {0, 5, 23, 24, 30})
            for (const int inMode : {0, 7, 24, 40})
                for (const int hours : {1, 2, 19, 24, 25, 60}) {
                    Encounter encounter = encounterOf("e1", 1, mode, {monster("Newt", 3, {1, 3, 0})});
                    encounter.hoursTogether = together;
                    encounter.hoursInMode = inMode;
                    Dungeon one = cellar();
                    one.encounters = {share(encounter)};
                    const Dungeon many = after(one, PassHours{hours});
                    for (int hour = 0; hour < hours; ++hour)
                        one = after(one, PassHours{1});
                    QVERIFY(one.encounters[0]->mode == many.encounters[0]->mode);
                    QCOMPARE(one.encounters[0]->hoursTogether, many.encounters[0]->hoursTogether);
                    QCOMPARE(one.encounters[0]->hoursInMode, many.encounters[0]->hoursInMode);
                }
}

/// ENC-6: also where the Encounter was Melee before anybody came.
void TestEncounter::aFloorWithNobodyIsRangedAtOnce() {
    Dungeon dungeon = cellar();
    Encounter waiting = encounterOf("e2", 7, Mode::Melee, {monster("Rat", 3, {1, 3, 0})});
    waiting.hoursTogether = 30;
    dungeon.encounters.push_back(share(waiting));
    const Dungeon arrived = after(dungeon, ChangeLevel{"Cat", 7});
    QVERIFY(arrived.encounters[1]->mode == Mode::Ranged);
    QCOMPARE(arrived.encounters[1]->hoursTogether, 0);
    const Outcome blow = play(arrived, Attack{"Cat", "Rat"}, {1, 1});
    QVERIFY(std::holds_alternative<Refusal>(blow)); // bare hands are melee
    QVERIFY(std::get<Refusal>(blow).rule == encounterRule(8));
    waiting.id = "e3";
    waiting.monsters = {share(monster("Bat", 3, {1, 3, 0}))};
    waiting.level = 8;
    QVERIFY(after(cellar(), AddEncounter{waiting}).encounters[1]->mode == Mode::Ranged);
    settleFloors(dungeon);
    QVERIFY(dungeon.encounters[0]->mode == Mode::Melee); // Ann and Ben are there
    QVERIFY(dungeon.encounters[1]->mode == Mode::Ranged);
}

void TestEncounter::manyPieces() {
    Dungeon dungeon = cellar();
    while (dungeon.people.size() < static_cast<std::size_t>(limits::people))
        dungeon.people.push_back(share(person("p" + std::to_string(dungeon.people.size()))));
    const Outcome more = play(dungeon, PutPerson{person("one more"), true});
    const auto* refusal = std::get_if<Refusal>(&more);
    QVERIFY(refusal && refusal->reason == Reason::TooMany);
    QCOMPARE(refusal->numbers, (std::vector<std::int64_t>{limits::people, limits::people + 1}));
    Person ann = *dungeon.people[0];
    ann.hp = 1;
    QVERIFY(std::holds_alternative<Applied>(play(dungeon, PutPerson{ann, false})));
}

void TestEncounter::emptyFloorsTurnRanged() {
    Dungeon dungeon = after(cellar(), ChangeLevel{"Ann", 2});
    QVERIFY(dungeon.encounters[0]->mode == Mode::Melee); // Ben is still there
    dungeon = after(dungeon, PassHours{5});
    const Outcome outcome = play(dungeon, ChangeLevel{"Ben", 2});
    QVERIFY(has(outcome, What::TurnedRanged)); // ENC-6, at once
    carryOut(dungeon, std::get<Applied>(outcome).changes);
    QVERIFY(dungeon.encounters[0]->mode == Mode::Ranged);
    QCOMPARE(dungeon.encounters[0]->hoursTogether, 0);
}

void TestEncounter::daysBegin() {
    Dungeon dungeon = after(cellar(), PassHours{23});
    dungeon = after(dungeon, Attack{"Ann", "Ben"}, {1});
    dungeon = after(dungeon, PassHours{1}); // ENC-7: hour 24 begins a new day
    QVERIFY(!dungeon.person("Ann")->attackedToday);
    dungeon = after(dungeon, Attack{"Ann", "Ben"}, {1});
    dungeon = after(dungeon, PassHours{23});
    QVERIFY(dungeon.person("Ann")->attackedToday);
}

void TestEncounter::attackPosts() {
    // ENC-11, ENC-12: attacks on @s, by @s and by Monsters, are logged in the post of their level.
    Dungeon dungeon = after(cellar(), Attack{"Ann", "Newt"}, {1, 1, 4});
    QCOMPARE(dungeon.posts.size(), std::size_t{1});
    QCOMPARE(dungeon.posts[0]->comments.size(), std::size_t{1});
    QCOMPARE(dungeon.encounters[0]->comments.size(), std::size_t{1});
    dungeon = after(dungeon, Attack{"Ben", "Ann"}, {1});
    QCOMPARE(dungeon.posts[0]->comments.size(), std::size_t{2});
    dungeon = after(dungeon, ChangeLevel{"Ann", 3});
    QVERIFY(dungeon.posts[0]->active);
    dungeon = after(dungeon, ChangeLevel{"Ben", 3});
    QVERIFY(!dungeon.posts[0]->active);
    // Coming back does not bring it back; the next attack opens a new one.
    dungeon = after(dungeon, ChangeLevel{"Ben", 1});
    dungeon = after(dungeon, ChangeLevel{"Ann", 1});
    dungeon = after(dungeon, PassHours{24});
    dungeon = after(dungeon, Attack{"Ben", "Ann"}, {1});
    QCOMPARE(dungeon.posts.size(), std::size_t{2});
    QVERIFY(dungeon.posts[1]->active);
    QVERIFY(!dungeon.posts[0]->active);
}

void TestEncounter::items() {
    Dungeon dungeon = after(wielding("sword"), Wear{"Ann", "cap"});
    dungeon = after(dungeon, Drop{"Ann", "sword"});
    dungeon = after(dungeon, Drop{"Ann", "cap"});
    QVERIFY(!dungeon.person("Ann")->wielded);
    QVERIFY(dungeon.person("Ann")->worn.empty());
    QCOMPARE(dungeon.loot.at(1), (std::vector<std::string>{"sword", "cap"}));
    dungeon = after(dungeon, Take{"Ben", "sword"});
    dungeon = after(dungeon, Wield{"Ben", "sword"});
    QCOMPARE(dungeon.loot.at(1), std::vector<std::string>{"cap"});
    dungeon = after(dungeon, Wield{"Ben", {}});
    QVERIFY(!dungeon.person("Ben")->wielded);
}

void TestEncounter::posts() {
    const Dungeon dungeon = cellar();
    QCOMPARE(QString::fromStdString(postTitle(*dungeon.encounters[0])),
             QStringLiteral("[Encounter] Dungeon Level 1")); // ENC-12
    QCOMPARE(QString::fromStdString(postTitle(AttackPost{4, true, {}, {}, {}})),
             QStringLiteral("[Attack Post] Dungeon Level 4"));
    const QString text = QString::fromStdString(postText(dungeon, *dungeon.encounters[0]));
    QVERIFY2(text.contains(QStringLiteral(
                 "Newt: HP 3, damage 1d3, melee, AC 0, XP 3, drop gem, drop rate 50, status Slimed")),
             qPrintable(text));
    const Outcome outcome = play(wielding("sword"), Attack{"Ann", "Newt"}, {2, 49});
    QCOMPARE(
        QString::fromStdString(std::get<Applied>(outcome).announcement),
        QStringLiteral("Ann attacks Newt with sword. Damage 1d8+1: 2 + 1 = 3. Armor 0. Newt loses 3 HP, 0 "
                       "left. Newt dies. Drop 1d100: 49 against 50, to the Loot: gem."));
}

void TestEncounter::longPosts() { // many more items than anybody can post
    const Dungeon dungeon = cellar();
    Monster monster = *dungeon.encounters[0]->monsters[0];
    monster.drop.assign(200, std::string(limits::textBytes, 'n'));
    const std::string line = postLine(dungeon, monster);
    QVERIFY(line.size() > limits::commentBytes);
    QVERIFY(line.size() < limits::commentBytes + 2 * limits::textBytes);
    QVERIFY(line.find("n, …, drop rate") != std::string::npos);
}

void TestEncounter::randomMonsters() {
    Dungeon dungeon = cellar();
    QVERIFY(std::holds_alternative<Refusal>(play(dungeon, DrawMonster{{}, 2})));
    dungeon = after(dungeon, PutTableLine{0, {3, monster("Rat", 2, {1, 2, 0})}});
    dungeon = after(dungeon, PutTableLine{1, {1, monster("Newt", 3, {1, 3, 0})}});
    dungeon = after(dungeon, DrawMonster{{}, 2}, {4}); // 1 to 3 are Rats
    QCOMPARE(dungeon.encounters.size(), std::size_t{2});
    QCOMPARE(dungeon.encounters[1]->level, 2);
    QCOMPARE(QString::fromStdString(dungeon.encounters[1]->monsters[0]->id), QStringLiteral("Newt 2"));
    dungeon = after(dungeon, DrawMonster{dungeon.encounters[1]->id, 0}, {3});
    QCOMPARE(QString::fromStdString(dungeon.encounters[1]->monsters[1]->id), QStringLiteral("Rat"));
}

void TestEncounter::oddsOfABlow_data() {
    QTest::addColumn<QString>("damage");
    QTest::addColumn<int>("armor");
    QTest::addColumn<int>("lost");
    QTest::addColumn<QString>("chance");
    QTest::newRow("1d6, 4 or more") << "1d6" << 0 << 4 << "1/2";
    QTest::newRow("2d6, 12") << "2d6" << 0 << 12 << "1/36";
    QTest::newRow("1d6+2 against 1d2, 7 or more") << "1d6+2" << 2 << 7 << "1/12";
    QTest::newRow("1d4 against 1d4, anything") << "1d4" << 4 << 1 << "3/8";
    QTest::newRow("1d4 against 1d4, nothing or more") << "1d4" << 4 << 0 << "1/1";
    QTest::newRow("an integer against 1d6") << "5" << 6 << 2 << "1/2";
    QTest::newRow("an armor below 0 throws nothing") << "5" << -3 << 5 << "1/1";
    QTest::newRow("too much") << "2d6" << 0 << 13 << "0/1";
    QTest::newRow("20d20 against 1d200, all of it")
        << "20d20" << 200 << 399 << "1/20971520000000000000000000000";
}

void TestEncounter::oddsOfABlow() {
    QFETCH(QString, damage);
    QFETCH(int, armor);
    QFETCH(int, lost);
    Strike strike;
    strike.damage = *readDamage(damage.toStdString());
    strike.armor = {{{}, armor}};
    const LossOdds odds(strike);
    QVERIFY(odds.exactness() == Exactness::Exact);
    QTEST(QString::fromStdString(odds.atLeastText(lost)), "chance");
}

void TestEncounter::forecastIsTheFight() {
    // Counts every result of the dice with the fight rules, and compares with the odds.
    Dungeon dungeon = wielding("sword");
    const AttackForecast forecast = forecastOf(dungeon, "Ann", "Newt");
    int kills = 0;
    for (int die = 1; die <= 8; ++die)
        kills += has(play(dungeon, Attack{"Ann", "Newt"}, {die, 1, 4}), What::DropRolled) ? 1 : 0;
    QCOMPARE(forecast.kills, kills / 8.0);
    QCOMPARE(forecast.xp, std::int64_t{3});
    QVERIFY(forecast.answerOdds);
    QCOMPARE(forecast.status, (1 - forecast.kills) / 4);
    QCOMPARE(forecast.drops, forecast.kills * 0.49);
    QCOMPARE(forecast.odds.expected(), 5.5);
}

void TestEncounter::largeFormulas() {
    Strike strike;
    strike.damage = {1000, 6, 0};
    strike.armor = {{{}, 100}};
    const LossOdds rounded(strike);
    QVERIFY(rounded.exactness() == Exactness::Rounded);
    QVERIFY(std::abs(rounded.expected() - (3500 - 50.5)) < 1e-6);
    strike.damage = {1000, 1'000'000, 0};
    const LossOdds normal(strike);
    QVERIFY(normal.exactness() == Exactness::Normal);
    QVERIFY(std::abs(normal.expected() / (500'000'500.0 - 50.5) - 1) < 1e-6);
    QVERIFY(std::abs(normal.atLeast(500'000'450) - 0.5) < 0.01);
}

void TestEncounter::everythingIsUndone() {
    // Random play: undoing any changes restores the very same pieces.
    QVERIFY(rc::check("changes are symmetric", [] {
        Dungeon dungeon = wielding("sword");
        dungeon = after(dungeon, PutTableLine{0, {1, monster("Rat", 2, {1, 2, 0})}});
        const std::vector<std::string> beings{"Ann", "Ben", "Cat", "Newt", "Rat", "Rat 2"};
        const int steps = *rc::gen::inRange(1, 30);
        for (int step = 0; step < steps; ++step) {
            const std::string who = *rc::gen::elementOf(beings);
            const int level = *rc::gen::inRange(1, 3);
            const std::vector<Action> actions{Attack{who, *rc::gen::elementOf(beings)},
                                              PassHours{*rc::gen::inRange(1, 40)},
                                              ChangeLevel{who, level},
                                              DrawMonster{{}, level},
                                              Drop{who, "gem"},
                                              Take{who, "gem"},
                                              Wear{who, "cap"},
                                              Wield{who, "bow"}};
            const Action action = *rc::gen::elementOf(actions);
            const Outcome outcome = play(dungeon, action, std::vector<int>(8, 1));
            const auto* applied = std::get_if<Applied>(&outcome);
            if (!applied)
                continue;
            Dungeon next = dungeon;
            carryOut(next, applied->changes);
            for (const auto& encounter : next.encounters)
                RC_ASSERT(!encounter->monsters.empty());
            Dungeon back = next;
            undo(back, applied->changes);
            RC_ASSERT(back.people == dungeon.people);
            RC_ASSERT(back.encounters == dungeon.encounters);
            RC_ASSERT(back.ended == dungeon.ended);
            RC_ASSERT(back.posts == dungeon.posts);
            RC_ASSERT(back.loot == dungeon.loot);
            RC_ASSERT(back.hour == dungeon.hour);
            dungeon = std::move(next);
        }
    }));
}

template struct sf::test::Registered<TestEncounter>;
#include "test_encounter.moc"
