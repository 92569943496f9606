// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/apply.h"
#include "core/rules/encounter/posted_attacks.h"
#include "tests/core/rules/encounter/shared_piece.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::encounter;
using test::share;

namespace {

using Kind = PostFault::Kind;

Person poster(const std::string& name, int level = 1) {
    Person person;
    person.id = person.name = name;
    person.level = level;
    return person;
}

Monster monster(const std::string& id, const std::string& name, std::int64_t hp, const Damage& damage) {
    Monster monster;
    monster.id = id;
    monster.name = name;
    monster.hp = monster.initialHp = hp;
    monster.damage = damage;
    return monster;
}

/// Ann with a sword, Ben in a cap, Cat below; a Newt that stuns, a Newt 2, a Giant Rat, and two Bats of one
/// name.
Dungeon postedCellar() {
    Dungeon dungeon;
    dungeon.items = {share(Item{"sword", "long sword", Weapon{{2, 6, 1}, meleeDamage}, {}, {}}),
                     share(Item{"cap", "cap", {}, Armor{4, ArmorType::Helm, false}, {}})};
    Person ann = poster("Ann");
    ann.items = {"sword"};
    ann.wielded = "sword";
    Person ben = poster("Ben");
    ben.items = {"cap"};
    ben.worn = {"cap"};
    dungeon.people = {share(ann), share(ben), share(poster("Cat", 2))};
    Monster newt = monster("m1", "Newt", 30, {1, 3, 0});
    newt.ac = 2;
    newt.status = Status::Stunned;
    Encounter encounter{"e1", 1, Mode::Melee, 0, 0, {}, {}, {}};
    encounter.monsters = {share(newt), share(monster("m2", "Newt 2", 2, {1, 3, 0})),
                          share(monster("m3", "Giant Rat", 40, {0, 0, 2})),
                          share(monster("m4", "Bat", 3, {1, 2, 0})),
                          share(monster("m5", "Bat", 3, {1, 2, 0}))};
    dungeon.encounters = {share(encounter)};
    return dungeon;
}

/// The comments of all posts, as somebody copies them from a forum.
std::string commentsOf(const Dungeon& dungeon) {
    std::string text;
    const auto add = [&](const auto& posts) {
        for (const auto& post : posts)
            for (std::size_t i = 0; i < post->comments.size(); ++i)
                text += post->comments[i] + "\n\n";
    };
    add(dungeon.encounters);
    add(dungeon.ended);
    add(dungeon.posts);
    return text;
}

} // namespace

Q_DECLARE_METATYPE(Kind)

/// Attacks that people announced in posts (ENC-12).
class TestPostedAttacks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dice_data();
    void dice();
    void faults_data();
    void faults();
    void wordsArePassedOver();
    void whoIsQuoted();
    void aMissingDropDie();
    void answersStandInAnotherPost();
    void attacksFollowEachOther();
    void announcementsAreReadBack();
    void longTextIsQuick();
};

void TestPostedAttacks::dice_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("dice");
    const auto row = [](const char* text, const QList<int>& dice) {
        QTest::newRow(text) << QString::fromUtf8(text) << dice;
    };
    row("Ann attacks Giant Rat. 2d6: 3, 5", {3, 5}); // the Rat's answer needs no dice
    row("Ann attacks Giant Rat with long sword. Damage 2d6+1: 3 + 5 + 1 = 9. Armor 0. Giant Rat loses 9 HP, "
        "31 left.",
        {3, 5});
    row("> ann attacked giant rat: [b]2d6[/b] = 3 + 5", {3, 5});
    row("* **Ann attacks Giant Rat**: 2D6 → 3 5", {3, 5});
    row("Hello all! Ann attacks Giant Rat. 2d6: 3, 5", {3, 5});
    row("Now my turn, so ann attacks giant rat: 2d6 3 5", {3, 5});
    row("1. Ann attacks Giant Rat DICE6: 3 DICE6: 5", {3, 5});
    row("[*]Ann attacks Giant Rat, d6 (3), d6 (5), 31 HP left", {3, 5});
    row("Ann attacks Giant Rat.\n2d6: [3,\n5]\n\nand that was it: 1d6 4", {3, 5});
    // A modifier is no die, and a total is checked.
    row("Ann attacks Giant Rat. 2d6+1: 3 5", {3, 5});
    row("Ann attacks Giant Rat. 2d6 + 1: 3 + 5 + 1 = 9", {3, 5});
    row("Ann attacks Giant Rat. 2d6 + 1 = 3 + 5 + 1 = 9", {3, 5});
    row("Ann attacks Giant Rat. 2d6 +1: (3 + 5) + 1 = 9", {3, 5});
    row("Ann attacks Giant Rat. 2d6+ 1: [3, 5] + 1 = **9**", {3, 5});
    row("Ann attacks Giant Rat. 2d6 - 1: 3 + 5 - 1 = 7", {3, 5});
    row("Ann attacks Giant Rat. 2d6 − 1: 3 + 5 − 1 = 7", {3, 5});
    row("Ann attacks Giant Rat. 2d6 + 2 - 1: 3, 5, 31 HP left", {3, 5});
    row("Ann attacks Giant Rat. 1d6 + 1: 3 + 1 = 4, 1d6: 5 = 5", {3, 5});
    row("Ann attacks Giant Rat. d6: 3 + d6: 5", {3, 5});
    row("Ann attacks Giant Rat. 2d6: 3 + 5 + 1 = 9", {3, 5});
    // As forums write them.
    row("Ann attacks the Giant Rat. 2d6 + 1 \u21D2 (3, 5) + 1 = 9", {3, 5});
    row("Ann attacks Giant Rat. 2d6 -> 3 5", {3, 5});
    row("Ann attacks Giant Rat. 2d6 --> 3, 5", {3, 5});
    row("Ann attacks Giant Rat. 2d6 => 3, 5", {3, 5});
    row("Ann attacks Giant Rat. 2d6 \u2794 3, 5", {3, 5});
    row("Ann attacks Giant Rat. 2d6 -&gt; 3, 5", {3, 5});
    row("Ann attacks Giant Rat. `2d6` (3, 5) + 1 = `9`", {3, 5});
    row("Ann attacks Giant Rat. [2d6+1] = 3+5+1 = 9", {3, 5});
    row("Ann attacks Giant Rat. 2d6+1 = (3+5)+1 = 9", {3, 5});
    row("Ann attacks Giant Rat. Roll(2d6)+1:\n3,5,+1 Total:9", {3, 5});
    row("Ann attacks Giant Rat. 2d6 \u2013 1: 3 + 5 \u2013 1 = 7", {3, 5});
    row("Ann attacks Giant Rat. 2W6: 3, 5", {3, 5});
    row("Ann attacks Giant Rat. 2d6 \u27A1\uFE0F {3, 5}", {3, 5});
    row("Ann attacks Giant Rat. Roll 1d6, get 3, roll 1d6, got a 5", {3, 5});
    row("Ann attacks Giant Rat. 1d6 rolled 3, 1d6 gave a 5", {3, 5});
    row("Ann attacks Giant Rat and rolls 3 and 5 on 2d6", {3, 5});
    row("Ann attacks Giant Rat, rolled a 3 (1d6), rolled 5 (d6)", {3, 5});
    row("Ann attacks Giant Rat. 1d6 + 1d6: 3 + 5 = 8", {3, 5});
    row("Ann attacks Ben. 2d6 + 1d4: 2 + 3 + 4 = 9. Ben loses 2 HP", {2, 3, 4});
    // Other verbs, where one is named before the dice.
    row("Ann swings her sword at the Giant Rat: 2d6 = 3, 5", {3, 5});
    row("Now then! Ann stabs Giant Rat and rolls 3, 5 on 2d6", {3, 5});
    row("Ben kicks Newt: 1d2: 1. Armor 1d2: 2\nThe Newt bites Ben: 1d3: 3. Armor 1d4: 1. Stunned 1d4: 1",
        {1, 2, 3, 1, 1});
    row("Cat attacks Giant Rat", {});
    row("Ben attacks Ann. Damage 1d2: 2. Armor 0. Ann loses 2 HP, 8 (10) left.", {2});
    row("Ann attacks Ben. 2d6 2 3, armor 1d4 4. Ben loses 2 HP", {2, 3, 4});
    row("Ben attacks Newt. 1d2: 1. Armor 1d2: 2\nNewt attacks Ben. 1d3: 3. Armor 1d4: 1. Stunned 1d4: 1",
        {1, 2, 3, 1, 1});
    row("Ben attacks Newt 2. 1d2: 2. Drop 1d100: 77", {2, 77});
}

void TestPostedAttacks::dice() {
    QFETCH(const QString, text);
    QFETCH(const QList<int>, dice);
    const auto attacks = readPostedAttacks("Hello\n" + text.toStdString() + "\n", postedCellar());
    QCOMPARE(attacks.size(), std::size_t{1});
    const PostedAttack& attack = attacks.front();
    QCOMPARE(attack.line, 2);
    if (text.startsWith(QStringLiteral("Cat"))) { // on another level: read, and refused by ENC-7
        QVERIFY(attack.problem && attack.problem->kind == Kind::Refused);
        QCOMPARE(attack.problem->rule(), encounterRule(7));
        return;
    }
    QVERIFY2(!attack.problem, qPrintable(QString::number(
                                  static_cast<int>(attack.problem ? attack.problem->kind : Kind::NoAttack))));
    QCOMPARE(QList<int>(attack.dice.begin(), attack.dice.end()), dice);
}

void TestPostedAttacks::faults_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* text, Kind kind, const char* name = "") {
        QTest::newRow(text) << QString::fromUtf8(text) << kind << QString::fromUtf8(name);
    };
    row("Eve attacks Newt. 1d6: 3", Kind::UnknownName, "Eve");
    row("I attack Giant Rat. 2d6: 3 5", Kind::UnknownName, "I");
    row("Hello, Joann attacks Giant Rat. 2d6: 3 5", Kind::UnknownName, "Hello, Joann");
    row("Ann attacks Dragon. 2d6: 3 5", Kind::UnknownName, "Dragon");
    row("Ann attacks Newt 3. 2d6: 3 5", Kind::UnknownName, "Newt 3");
    row("Ann attacks Newton. 2d6: 3 5", Kind::UnknownName, "Newton");
    row("Ann attacks Bat. 2d6: 3 5", Kind::SeveralOfAName, "Bat");
    row("Ann attacks Ann. 2d6: 3 5", Kind::Refused);
    row("Ann attacks Giant Rat. 2d6 = 8", Kind::MissingDice); // a sum alone
    row("Ann attacks Giant Rat", Kind::MissingDice);
    row("Ann attacks Newt. 2d6: 3 5. Armor 1d2: 1", Kind::MissingAnswer, "Newt");
    // Totals, or sums that don't come to what the post says.
    row("Ann attacks Giant Rat. 2d6 = 5 (2 + 3)", Kind::MissingDice);
    row("Ann attacks Giant Rat. 2d6: 5 = 2 + 3", Kind::MissingDice);
    row("Ann attacks Giant Rat. 2d6: 4, 5 HP left", Kind::MissingDice);
    row("Ann attacks Giant Rat. 1d6+1 = 4", Kind::MissingDice);
    row("Ann attacks Giant Rat. 1d6 + 2: 5 (3)", Kind::MissingDice);
    row("Ann attacks Giant Rat. 2d6 + 1: 9", Kind::MissingDice);
    row("Ann attacks Giant Rat. 2d6 + 1d4: 3 + 5 + 1 = 9", Kind::SpareDice);
    row("Ann attacks Ben. 2d6 + 1d4: 2 + 3 + 4 = 10", Kind::OtherTotal);
    row("Ann attacks Giant Rat. 2d6 + 1 -> 9", Kind::MissingDice);
    row("Ann attacks Giant Rat. 1d6 + 1 > 3", Kind::MissingDice);
    row("Ann attacks Giant Rat. 1d6 + 1 rolled 3", Kind::MissingDice);
    row("Ann attacks Giant Rat. (1d6+1)[3]", Kind::MissingDice);
    row("Ann attacks Giant Rat. Roll(2d6)+1: 3,5,+1 Total:8", Kind::OtherTotal);
    row("Ann attacks Newt 2 (1d6)", Kind::MissingDice);
    row("Ann attacks the Dragon. 2d6: 3 5", Kind::UnknownName, "Dragon");
    row("Ann attacks the Dragon (2d6: 3 5)", Kind::UnknownName, "Dragon");
    // Dice that don't say who attacks whom.
    row("Ann swings her sword: 2d6: 3, 5", Kind::NoTarget, "Ann swings her sword: 2d6: 3, 5");
    row("Ann, beside Ben, stabs Newt: 2d6: 3, 5", Kind::NoTarget, "Ann, beside Ben, stabs Newt: 2d6: 3, 5");
    row("Ann swings at Dragon: 2d6: 3, 5", Kind::NoTarget, "Ann swings at Dragon: 2d6: 3, 5");
    row("Ann attacks Giant Rat. 2d6 + 1: 3 + 5 + 1 = 10", Kind::OtherTotal);
    row("Ann attacks Giant Rat. 2d6 + 1: 3 + 5 + 2 = 10", Kind::OtherTotal);
    row("Ann attacks Giant Rat. 2d6: 3 + 5 = 9", Kind::OtherTotal);
    row("Ann attacks Giant Rat. 2d8: 3 5", Kind::OtherDice);
    row("Ann attacks Giant Rat. 2d6: 3 7", Kind::OtherDice);
    row("Ann attacks Giant Rat. 2d6: 0 5", Kind::OtherDice);
    row("Ann attacks Giant Rat. 3d6: 3 5 4", Kind::SpareDice);
    row("Ann attacks Giant Rat. 2d6: 3 5. Giant Rat loses 8 HP", Kind::OtherLoss, "Giant Rat");
    row("Ann attacks Giant Rat. 2d6: 3 5. 30 HP left", Kind::OtherHp, "Giant Rat");
    row("Newt attacks Ann. 1d3: 2", Kind::NoAttack, "Newt");
}

void TestPostedAttacks::faults() {
    QFETCH(const QString, text);
    QFETCH(const Kind, kind);
    QFETCH(const QString, name);
    const auto attacks = readPostedAttacks(text.toStdString(), postedCellar());
    QCOMPARE(attacks.size(), std::size_t{1});
    QVERIFY(attacks.front().problem);
    QCOMPARE(static_cast<int>(attacks.front().problem->kind), static_cast<int>(kind));
    QCOMPARE(QString::fromStdString(attacks.front().problem->name), name);
    QVERIFY(attacks.front().dice.empty());
}

void TestPostedAttacks::wordsArePassedOver() {
    for (const char* words : {"", "Good luck!", "He attacks whatever moves", "An attack on Newt: 1d6 = 3",
                              "Ann attacks with joy", "attacks", " attacks ", "1d6: 3"})
        QVERIFY2(readPostedAttacks(words, postedCellar()).empty(), words);
}

/// Somebody quoted says "I".
void TestPostedAttacks::whoIsQuoted() {
    const auto attacks = readPostedAttacks("> Ann wrote:\n> I attack the Giant Rat (2d6: 3, 5)\n\n"
                                           "Ben wrote:\nI kick at Giant Rat: 1d2: 1",
                                           postedCellar());
    QCOMPARE(attacks.size(), std::size_t{2});
    QCOMPARE(attacks[0].attacker, std::string("Ann"));
    QVERIFY(!attacks[0].problem);
    QCOMPARE(attacks[1].attacker, std::string("Ben"));
    QCOMPARE(attacks[1].problem->kind, Kind::MissingAnswer); // it bites back
}

/// ENC-10: what is missing is named by its rule.
void TestPostedAttacks::aMissingDropDie() {
    const auto attacks = readPostedAttacks("Ben attacks Newt 2. 1d2: 2", postedCellar());
    QVERIFY(attacks.front().problem);
    QCOMPARE(attacks.front().problem->rule(), encounterRule(10));
}

/// ENC-12: the answer is in the Attack Post, which may be pasted before or after the Encounter's comments.
void TestPostedAttacks::answersStandInAnotherPost() {
    const QByteArray attacks = "Ben attacks Newt. 1d2: 1. Armor 1d2: 2\nAnn attacks Giant Rat. 2d6: 3 5\n";
    const QByteArray answer =
        "[Attack Post] Dungeon Level 1\nNewt attacks Ben. 1d3: 3, armor 1d4: 1, 1d4: 2\n\n";
    for (const QByteArray& text : {attacks + answer, answer + attacks}) {
        const auto read = readPostedAttacks(text.toStdString(), postedCellar());
        QCOMPARE(read.size(), std::size_t{2});
        for (const PostedAttack& each : read)
            QVERIFY(!each.problem);
    }
}

void TestPostedAttacks::attacksFollowEachOther() {
    const auto attacks = readPostedAttacks(
        "Ben attacks Newt 2. 1d2: 2. Drop 1d100: 1\nAnn attacks Newt 2. 2d6: 1 1\nBen attacks Ann. 1d2: 1\n"
        "Ann attacks Giant Rat. 2d6: 1 1",
        postedCellar());
    QCOMPARE(attacks.size(), std::size_t{4});
    QVERIFY(!attacks[0].problem);
    QVERIFY(attacks[1].problem && attacks[1].problem->kind == Kind::UnknownName); // it is dead
    QVERIFY(attacks[2].problem && attacks[2].problem->refusal->reason == Reason::AttackedToday);
    QVERIFY(!attacks[3].problem); // what isn't understood changes nothing
}

/// Whatever the program announces is read back with the same dice, whoever attacked whom.
void TestPostedAttacks::announcementsAreReadBack() {
    QVERIFY(rc::check("announcements are read back", [] {
        const Dungeon start = postedCellar();
        Dungeon dungeon = start;
        std::vector<std::vector<int>> thrown;
        const int steps = *rc::gen::inRange(1, 6);
        for (int step = 0; step < steps; ++step) {
            const Attack action{*rc::gen::element<std::string>("Ann", "Ben", "Cat"),
                                *rc::gen::element<std::string>("Ann", "Ben", "Cat", "m1", "m2", "m3")};
            dice::Script script(*rc::gen::container<std::vector<int>>(20, rc::gen::inRange(1, 3)));
            dice::Recorder recorder(script);
            const Outcome outcome = apply(dungeon, action, recorder);
            if (!std::holds_alternative<Applied>(outcome))
                continue;
            carryOut(dungeon, std::get<Applied>(outcome).changes);
            thrown.emplace_back();
            for (const dice::Die& die : recorder.thrown())
                thrown.back().push_back(die.value);
        }
        // Comments of different posts come in another order; each person attacks once a day, so sorting finds
        // the pairs.
        std::vector<std::vector<int>> read;
        for (const PostedAttack& attack : readPostedAttacks(commentsOf(dungeon), start)) {
            if (attack.problem && attack.problem->kind == Kind::Refused)
                RC_DISCARD("the order of two posts decides");
            RC_ASSERT(!attack.problem || attack.problem->kind == Kind::OtherHp);
            if (attack.problem)
                RC_DISCARD("the order of two posts decides");
            read.push_back(attack.dice);
        }
        std::ranges::sort(thrown);
        std::ranges::sort(read);
        RC_ASSERT(read == thrown);
    }));
}

void TestPostedAttacks::longTextIsQuick() {
    std::string text;
    for (int line = 0; line < 3000; ++line)
        text += "Ben attacks Newt. 1d2: 1. Armor 1d2: 2\n";
    const auto attacks = readPostedAttacks(text, postedCellar());
    QCOMPARE(attacks.size(), std::size_t{3000});
    for (std::size_t i = 1; i < attacks.size(); ++i)
        QVERIFY(attacks[i].problem);
}

template struct sf::test::Registered<TestPostedAttacks>;
#include "test_posted_attacks.moc"
