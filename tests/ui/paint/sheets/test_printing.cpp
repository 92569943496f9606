// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_document.h"
#include "core/rules/encounter/dungeon.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/smm/square/square.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "resources/resources.h"
#include "tests/test_registry.h"
#include "tests/ui/paint/paint_fixture.h"
#include "tests/ui/paint/recording_device.h"
#include "ui/paint/sheets/board/imperio_pages.h"
#include "ui/paint/sheets/board/imperio_sheet.h"
#include "ui/paint/sheets/board/token_pages.h"
#include "ui/paint/sheets/paper/hit_boxes.h"
#include "ui/paint/sheets/paper/page_files.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/printables.h"
#include "ui/paint/sheets/square/square_pages.h"

#include <QDir>
#include <QFile>
#include <QFont>
#include <QGuiApplication>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

namespace {

using namespace sf;
using paint::Pages;
using paint::PageSetup;

const QSizeF a4(210, 297);
const QSizeF letter(215.9, 279.4);

PageSetup setup(QSizeF paper = a4, bool landscape = false, double scale = 1) {
    PageSetup result;
    result.paper = landscape ? paper.transposed() : paper;
    result.scale = scale;
    result.title = QStringLiteral("Ford of the Marl");
    result.when = QStringLiteral("after battle round 2, 21 November 2026");
    return result;
}

battle::Battle battleOf(const std::vector<int>& sizes) {
    battle::Battle battle = test::emptyBattle(30, 20);
    for (std::size_t i = 0; i < sizes.size(); ++i)
        test::add(battle, test::stack("s" + std::to_string(i), static_cast<int>(i % 2),
                                      {static_cast<int>(i % 30), 2}, 2, sizes[i], "Stabber", sizes[i] > 1));
    return battle;
}

/// Forty @s and sixty Monsters, some with names that no card holds.
encounter::Dungeon largeDungeon() {
    encounter::Dungeon dungeon;
    const std::string longName(300, 'w');
    dungeon.items.push_back(std::make_shared<const encounter::Item>(encounter::Item{
        "i", longName + " of Helms", encounter::bareAttack, encounter::Armor{3, {}, true}, {}}));
    for (int i = 0; i < 40; ++i) {
        encounter::Person person;
        person.id = "p" + std::to_string(i);
        person.name = i % 7 == 0 ? longName : person.id;
        person.hp = i % 2 == 0 ? -3 : 10;
        person.items.assign(static_cast<std::size_t>(i % 9), "i");
        if (i % 9 > 0) {
            person.wielded = "i";
            person.worn = {"i"};
        }
        dungeon.people.push_back(std::make_shared<const encounter::Person>(person));
    }
    encounter::Encounter group{"e1", 1, {}, 0, 0, {}, {}, {}};
    for (int i = 0; i < 60; ++i) {
        encounter::Monster monster;
        monster.id = monster.name = "m" + std::to_string(i);
        monster.hp = monster.initialHp = i == 0 ? 9 : 1'000'000;
        monster.damage = {2, 6, 0};
        monster.drop.assign(static_cast<std::size_t>(i % 5), "i");
        group.monsters.push_back(std::make_shared<const encounter::Monster>(monster));
        group.comments.add("m" + std::to_string(i) + " is attacked, " + longName);
    }
    dungeon.encounters.push_back(std::make_shared<const encounter::Encounter>(group));
    dungeon.ended.push_back(std::make_shared<const encounter::EndedEncounter>(
        encounter::EndedEncounter{"e0", 2, {}, {}, "The Flooded Mine"}));
    return dungeon;
}

std::unique_ptr<Pages> sheets(const battle::Battle& battle, const PageSetup& paper, int perPage = 1) {
    return paint::sheetPages(battle, paint::allStacks(battle), perPage, paper);
}

/// What a page shows, in millimetres.
test::Recorded recorded(const Pages& pages, int page) {
    test::RecordingDevice device;
    QPainter painter(&device);
    paint::paintPage(painter, pages, page, 1);
    painter.end();
    return device.engine().recorded;
}

QStringList textsOf(const test::Recorded& page) {
    QStringList result;
    for (const test::RecordedText& text : page.texts)
        result << text.text;
    return result;
}

/// The first two texts whose ink meets, or one that lies outside the margins; empty when there are none.
QString collision(const test::Recorded& page, const PageSetup& paper) {
    constexpr double touch = 0.06; // millimetres
    constexpr double marks = 1.5;  // what accents on capitals may reach into the margin
    for (std::size_t i = 0; i < page.texts.size(); ++i) {
        const QRectF ink = page.texts[i].ink;
        if (!paper.area().adjusted(-0.3, -marks, 0.3, 0.3).contains(ink) && !ink.isEmpty())
            return QStringLiteral("“%1” is outside the margins").arg(page.texts[i].text);
        for (std::size_t other = 0; other < i; ++other) {
            const QRectF both = ink & page.texts[other].ink;
            if (both.width() > touch && both.height() > touch)
                return QStringLiteral("“%1” over “%2”").arg(page.texts[i].text, page.texts[other].text);
        }
    }
    return {};
}

/// A name of 40 characters that differs from others only at its end.
std::string longName(int number) {
    const std::string digits = std::to_string(number);
    const std::string words = "Pikewoman of the Outer Marl Guard, number ";
    return words.substr(0, 40 - digits.size()) + digits;
}

/// The same stacks with names of 40 characters, stacks and units alike.
battle::Battle withLongNames(battle::Battle battle) {
    int number = 0;
    for (std::size_t i = 0; i < battle.stacks.size(); ++i) {
        battle::Stack stack = *battle.stacks[i];
        stack.name = longName(number++);
        std::vector<battle::Unit> units = *stack.units;
        for (battle::Unit& unit : units)
            unit.name = longName(number++);
        stack.units = units;
        battle.stacks.replace(i, std::make_shared<const battle::Stack>(stack));
    }
    return battle;
}

/// What a PDF of the pages says, in the order in which it was written, without any spaces.
QString pdfText(const Pages& pages) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("pages.pdf"));
    if (paint::writePages(pages, path, paint::PageFormat::Pdf).error)
        return {};
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), path, QStringLiteral("-")});
    if (!reader.waitForFinished())
        return {};
    QString text =
        QString::fromUtf8(reader.readAllStandardOutput()).normalized(QString::NormalizationForm_KC);
    return text.remove(QRegularExpression(QStringLiteral("\\s+")));
}

/// The same units with figures of both rule systems.
battle::Battle withFigures(battle::Battle battle) {
    using battle::Number;
    constexpr std::array figures{std::pair{Number::Attack, 7}, std::pair{Number::Defense, 2},
                                 std::pair{Number::AttackPower, 5}, std::pair{Number::DefensePower, 3}};
    for (std::size_t i = 0; i < battle.stacks.size(); ++i) {
        battle::Stack stack = *battle.stacks[i];
        std::vector<battle::Unit> units = *stack.units;
        for (battle::Unit& unit : units) {
            battle::Profile profile = *unit.profile;
            for (const auto& [number, value] : figures)
                profile.numbers[static_cast<std::size_t>(number)] = value;
            unit.profile = std::make_shared<battle::Profile>(profile);
        }
        stack.units = units;
        battle.stacks.replace(i, std::make_shared<const battle::Stack>(stack));
    }
    return battle;
}

/// How many tokens of 25 mm have the mark of a Front.
int fronts(const test::Recorded& page) {
    return static_cast<int>(std::ranges::count_if(page.blackShapes, [](const QRectF& shape) {
        return (qFuzzyCompare(shape.width(), 21) && qFuzzyCompare(shape.height(), 2.125)) ||
               (qFuzzyCompare(shape.width(), 5) && qFuzzyCompare(shape.height(), 1.375));
    }));
}

QString withoutSpaces(const std::string& text) {
    return QString::fromStdString(text).remove(u' ');
}

/// A game of sixty turns, whose record was never checked: pages only show it.
paint::ImperioSheet playedGame() {
    paint::ImperioSheet sheet;
    sheet.players = {QStringLiteral("Ada"), QStringLiteral("Ben")};
    sheet.state = QStringLiteral("Turn 61, the attacker to move");
    sheet.record = QStringLiteral("Imperio Bellum 1\nattacker: Ada\ndefender: Ben\nplay\n"
                                  "1d  R5C4xR4C5 (6,4,3,3,1|5,2)\n");
    for (int turn = 1; turn <= 60; ++turn)
        sheet.record +=
            QStringLiteral("%1a  R2C4-R3C%1  # a comment\n%1a  end\n%1d  R8C4-R7C4; end\n").arg(turn);
    return sheet;
}

/// Fails with an error number once so many bytes are written.
class FullDisk final : public document::FileLayer {
public:
    explicit FullDisk(qint64 room) : m_room(room) {}
    qint64 write(int file, const char* bytes, qint64 size) override {
        if (m_room <= 0)
            return -ENOSPC;
        const qint64 written = document::FileLayer::write(file, bytes, std::min(size, m_room));
        m_room -= written;
        return written;
    }

private:
    qint64 m_room;
};

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

class TestPrinting final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { openResources(); }

    void pageCount_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<bool>("fitsOnOnePage");
        for (const int units : {1, 2, 4, 8, 9, 10, 16, 17, 25, 26, 36, 49, 64, 81, 99, 100})
            QTest::addRow("%d units", units) << units << true;
        for (const int units : {101, 144, 400})
            QTest::addRow("%d units", units) << units << false;
    }
    void pageCount() {
        QFETCH(int, units);
        QFETCH(bool, fitsOnOnePage);
        for (const QSizeF paper : {a4, letter}) {
            const auto pages = sheets(battleOf({units}), setup(paper));
            QCOMPARE(pages->count() == 1, fitsOnOnePage);
            // Every unit is somewhere: over a hundred, in the table of the further pages.
            QStringList all;
            for (int page = 0; page < pages->count(); ++page)
                all << textsOf(recorded(*pages, page));
            for (const int cell : {0, units / 2, units - 1})
                QVERIFY2(all.contains(paint::cellLetters(cell)), qPrintable(paint::cellLetters(cell)));
        }
    }

    void noTextOverText_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<bool>("landscape");
        QTest::addColumn<bool>("isLetter");
        QTest::addColumn<int>("perPage");
        for (const int units : {1, 2, 4, 8, 9, 10, 17, 25, 26, 64, 100, 400})
            for (const bool landscape : {false, true})
                for (const bool isLetter : {false, true})
                    for (const int perPage : {1, 2, 4})
                        if (perPage == 1 || units <= 25)
                            QTest::addRow("%d units%s%s, %d a page", units, landscape ? ", landscape" : "",
                                          isLetter ? ", Letter" : "", perPage)
                                << units << landscape << isLetter << perPage;
    }
    void noTextOverText() {
        QFETCH(int, units);
        QFETCH(bool, landscape);
        QFETCH(bool, isLetter);
        QFETCH(int, perPage);
        const PageSetup paper = setup(isLetter ? letter : a4, landscape);
        const auto pages = sheets(battleOf({units, units}), paper, perPage);
        for (int page = 0; page < pages->count(); ++page) {
            const QString found = collision(recorded(*pages, page), paper);
            QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("page %1: %2").arg(page + 1).arg(found)));
        }
    }

    /// Also those that a large one comes between.
    void smallSheetsFillPages() {
        const auto pagesOf = [](const std::vector<int>& sizes) {
            return sheets(battleOf(sizes), setup(a4), 4)->count();
        };
        QCOMPARE(pagesOf({4, 4, 4, 4}), 1);
        QCOMPARE(pagesOf({4, 100, 4, 100, 4, 4}), 1 + 2 * pagesOf({100}));
        QCOMPARE(pagesOf({4, 100, 4, 4, 4, 4}), 2 + pagesOf({100}));
    }

    void everyKindOfPage_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("landscape");
        for (const char* key : {"sheets", "map", "tokens", "blank", "reference"})
            for (const bool landscape : {false, true})
                QTest::addRow("%s%s", key, landscape ? ", landscape" : "")
                    << QString::fromLatin1(key) << landscape;
    }
    void everyKindOfPage() {
        QFETCH(QString, key);
        QFETCH(bool, landscape);
        const battle::Battle battle = battleOf({3, 10, 25});
        const auto printables = paint::battlePrintables(battle);
        const paint::Printable* printable = paint::find(printables, key);
        QVERIFY(printable);
        const PageSetup paper = setup(a4, landscape);
        const auto pages = printable->pages(paper, {});
        QVERIFY(pages->count() > 0);
        for (int page = 0; page < pages->count(); ++page) {
            const test::Recorded engine = recorded(*pages, page);
            const QStringList texts = textsOf(engine);
            QVERIFY(texts.contains(QStringLiteral("Ford of the Marl")));
            QVERIFY(texts.contains(QStringLiteral("after battle round 2, 21 November 2026")));
            QVERIFY(texts.contains(QStringLiteral("50 mm, scale 1 : 1")));
            QVERIFY(texts.contains(QStringLiteral("page %1 of %2").arg(page + 1).arg(pages->count())));
            if (key == QLatin1String("map"))
                continue; // names of neighbours may meet on the map, as they do on the screen
            QVERIFY2(collision(engine, paper).isEmpty(), qPrintable(collision(engine, paper)));
        }
    }

    void multiplierPages_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("landscape");
        QTest::addColumn<int>("perPage"); // its place in the list
        QTest::addColumn<QString>("says");
        for (const bool landscape : {false, true}) {
            const char* turned = landscape ? ", landscape" : "";
            for (const int perPage : {0, 1, 2})
                QTest::addRow("sheets, %d%s", perPage, turned)
                    << QStringLiteral("sheets") << landscape << perPage << QStringLiteral("Defense");
            QTest::addRow("blank%s", turned)
                << QStringLiteral("blank") << landscape << 0 << QStringLiteral("A stack of up to 16 units");
            QTest::addRow("reference%s", turned)
                << QStringLiteral("reference") << landscape << 0 << QStringLiteral("Who strikes when");
            QTest::addRow("map%s", turned) << QStringLiteral("map") << landscape << 0 << QString();
            QTest::addRow("tokens of units%s", turned) << QStringLiteral("tokens") << landscape << 0
                                                       << QStringLiteral("Attack 7  Defense 2  Hits 4");
            QTest::addRow("tokens of stacks%s", turned)
                << QStringLiteral("tokens") << landscape << 0 << QStringLiteral("10 unit(s)");
        }
    }
    /// Nothing of Squares is printed for a battle that has none.
    void multiplierPages() {
        QFETCH(QString, key);
        QFETCH(bool, landscape);
        QFETCH(int, perPage);
        QFETCH(QString, says);
        battle::Battle battle = withFigures(battleOf({3, 10, 45}));
        battle.rules = RuleSystem::Multiplier;
        const auto printables = paint::battlePrintables(battle);
        QCOMPARE(printables.size(), std::size_t{5});
        const paint::Printable* printable = paint::find(printables, key);
        QVERIFY(printable);
        const PageSetup paper = setup(a4, landscape);
        const auto pages = printable->pages(paper, {{QStringLiteral("perPage"), {perPage}}});
        QVERIFY(pages->count() > 0);
        QStringList texts;
        for (int page = 0; page < pages->count(); ++page) {
            const test::Recorded recording = recorded(*pages, page);
            texts << textsOf(recording);
            if (key != QLatin1String("map"))
                QVERIFY2(collision(recording, paper).isEmpty(), qPrintable(collision(recording, paper)));
            if (key == QLatin1String("tokens"))
                QCOMPARE(fronts(recording), 0);
        }
        QVERIFY2(says.isEmpty() || texts.contains(says), qPrintable(texts.join(u'\n')));
        QVERIFY(texts.filter(QStringLiteral("SMM-")).isEmpty());
        if (key == QLatin1String("tokens"))
            QVERIFY(texts.filter(QRegularExpression(QStringLiteral("^[LRB]$|\\bAP |\\bwidth "))).isEmpty());
    }

    void tokensOfSquares() {
        const battle::Battle battle = withFigures(battleOf({10}));
        const test::Recorded page = recorded(*paint::tokenPages(battle, {}, setup()), 0);
        QCOMPARE(fronts(page), 11);
        const QStringList texts = textsOf(page);
        for (const char* text : {"L", "R", "B", "10 unit(s), width 4", "AP 5  DP 3  Hits 4"})
            QVERIFY2(texts.contains(QLatin1String(text)), text);
    }

    void tokensOnBothSides_data() {
        QTest::addColumn<bool>("landscape");
        QTest::addColumn<bool>("backs");
        QTest::addColumn<QString>("says");
        QTest::newRow("portrait")
            << false << true
            << QStringLiteral("Cut along the dashed lines. Print double-sided, flip on long edge.");
        QTest::newRow("landscape")
            << true << true
            << QStringLiteral("Cut along the dashed lines. Print double-sided, flip on short edge.");
        for (const bool landscape : {false, true})
            QTest::addRow("fronts only%s", landscape ? ", landscape" : "")
                << landscape << false << QStringLiteral("Cut along the dashed lines.");
    }
    void tokensOnBothSides() {
        QFETCH(bool, landscape);
        QFETCH(bool, backs);
        QFETCH(QString, says);
        paint::TokenOrder order;
        order.backs = backs;
        const auto pages = paint::tokenPages(battleOf({3}), order, setup(a4, landscape));
        QCOMPARE(pages->count(), backs ? 2 : 1);
        for (int page = 0; page < pages->count(); ++page)
            QVERIFY(textsOf(recorded(*pages, page)).contains(says));
    }

    void sizesOnTheBlankSheet_data() {
        QTest::addColumn<QString>("ranges"); // of three units wide
        QTest::newRow("table") << QStringLiteral("5–8|9");
        QTest::newRow("rows") << QStringLiteral("5–6|7–8|9");
        QTest::newRow("completeRows") << QStringLiteral("5|6–8|9");
    }
    void sizesOnTheBlankSheet() {
        QFETCH(QString, ranges);
        battle::Battle battle = battleOf({4});
        battle.houseRules["moderateCounts"] = '"' + std::string(QTest::currentDataTag()) + '"';
        const auto printables = paint::battlePrintables(battle);
        const auto pages = paint::find(printables, QStringLiteral("blank"))->pages(setup(), {});
        const QString texts = textsOf(recorded(*pages, 0)).join(u'|');
        QVERIFY2(texts.contains(u'|' + ranges + u'|'), qPrintable(texts));
    }

    void dungeonPages_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("landscape");
        QTest::addColumn<QString>("says");
        for (const bool landscape : {false, true}) {
            const char* turned = landscape ? ", landscape" : "";
            QTest::addRow("party%s", turned)
                << QStringLiteral("party") << landscape << QStringLiteral("HP 10 (10)");
            QTest::addRow("monsters%s", turned)
                << QStringLiteral("monsters") << landscape << QStringLiteral("0, 36");
            QTest::addRow("posts%s", turned)
                << QStringLiteral("posts") << landscape << QStringLiteral("[Encounter] Dungeon Level 1");
            QTest::addRow("posts, ended%s", turned)
                << QStringLiteral("posts") << landscape
                << QStringLiteral("[Encounter] Dungeon Level 2: The Flooded Mine, ended");
        }
    }
    void dungeonPages() {
        QFETCH(QString, key);
        QFETCH(bool, landscape);
        QFETCH(QString, says);
        const auto printables = paint::encounterPrintables(largeDungeon());
        const paint::Printable* printable = paint::find(printables, key);
        QVERIFY(printable);
        const PageSetup paper = setup(a4, landscape);
        const auto pages = printable->pages(paper, {});
        QVERIFY(pages->count() > 1);
        QStringList texts;
        for (int page = 0; page < pages->count(); ++page) {
            const test::Recorded engine = recorded(*pages, page);
            QVERIFY2(collision(engine, paper).isEmpty(), qPrintable(collision(engine, paper)));
            texts << textsOf(engine);
        }
        QVERIFY(texts.contains(says));
        // An empty one says why there is nothing.
        const auto none = paint::encounterPrintables({});
        QCOMPARE(paint::find(none, key)->pages(paper, {})->count(), 0);
        QVERIFY(!paint::find(none, key)->nothing.isEmpty());
    }

    void imperioPages_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QSizeF>("paper");
        QTest::addColumn<int>("pages"); // 0: any number but none
        for (const char* key : {"position", "record", "scoresheet", "blank", "rules", "reference"})
            for (const QSizeF size : {a4, letter, a4.transposed(), letter.transposed(), QSizeF(148, 210)})
                QTest::addRow("%s, %g mm wide", key, size.width()) << QString::fromLatin1(key) << size
                                                                   << (qstrcmp(key, "rules") == 0   ? 1
                                                                       : qstrcmp(key, "blank") == 0 ? 2
                                                                                                    : 0);
    }
    void imperioPages() {
        QFETCH(QString, key);
        QFETCH(QSizeF, paper);
        QFETCH(int, pages);
        const auto printables = paint::imperioPrintables(playedGame());
        const PageSetup page = setup(paper);
        const auto made = paint::find(printables, key)->pages(page, {});
        QVERIFY(made->count() > 0);
        if (pages > 0)
            QCOMPARE(made->count(), pages);
        for (int i = 0; i < made->count(); ++i) {
            const QString found = collision(recorded(*made, i), page);
            QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("page %1: %2").arg(i + 1).arg(found)));
        }
    }

    void aRecordSheetHasTheWholeGame() {
        const auto printables = paint::imperioPrintables(playedGame());
        const QString filled =
            pdfText(*paint::find(printables, QStringLiteral("scoresheet"))->pages(setup(), {}));
        QVERIFY(filled.contains(QStringLiteral("Ada")) && filled.contains(QStringLiteral("Ben")));
        QVERIFY(filled.contains(QStringLiteral("R5C4xR4C5(6,4,3,3,1|5,2)")));
        for (int turn = 1; turn <= 60; ++turn)
            QVERIFY(filled.contains(QStringLiteral("R2C4-R3C%1;end").arg(turn)));
        const QString blank = pdfText(*paint::find(printables, QStringLiteral("blank"))->pages(setup(), {}));
        QVERIFY(!blank.contains(QStringLiteral("Ada")) && blank.contains(QStringLiteral("Attacker")));
        paint::ImperioSheet early = playedGame();
        early.record.clear();
        const auto none = paint::imperioPrintables(early);
        QCOMPARE(paint::find(none, QStringLiteral("scoresheet"))->pages(setup(), {})->count(), 0);
        QVERIFY(!paint::find(none, QStringLiteral("scoresheet"))->nothing.isEmpty());
    }

    void aRecordSheetShowsThePositionInWhichItBegan() {
        const auto begun = imperio::readBoard("OOOOHOOOO\nBOOOOOOOB\nOOKOOOOOO\nOOOOPOOOO\nOOOOOOOOO\n"
                                              "OOMOOOOOO\nOOOOOCOOO\nOOOOTOOOO\nOOOOEOOOO\nKx1; Fx3\nSx2\n"
                                              "turn: 7a\nentrenched: R4C5 R6C3\nknights: R3C3=2-3@R1C1\n",
                                              {});
        document::ImperioDocument::Contents contents;
        contents.game = imperio::gameFrom(*begun.position, {"Ada", "Ben"}, {});
        const document::ImperioDocument game(contents);
        const paint::ImperioSheet sheet = paint::imperioSheet(game);
        for (const QSizeF paper : {a4, letter.transposed(), QSizeF(148, 210)}) {
            const auto pages = paint::find(paint::imperioPrintables(sheet), QStringLiteral("scoresheet"))
                                   ->pages(setup(paper), {});
            const QString found = collision(recorded(*pages, 0), setup(paper));
            QVERIFY2(found.isEmpty(), qPrintable(found));
            const QString text = pdfText(*pages);
            for (const char* line :
                 {"Kx1;Fx3", "Sx2", "turn:7a", "knights:R3C3=2-3@R1C1", "entrenched:R4C5R6C3"})
                QVERIFY2(text.contains(QString::fromLatin1(line)), line);
            const QStringList letters = textsOf(recorded(*pages, 0));
            for (const char* piece : {"H", "B", "K", "P", "M", "C", "T", "E"})
                QVERIFY2(letters.contains(QString::fromLatin1(piece)), piece);
        }
        const QString blank = pdfText(
            *paint::find(paint::imperioPrintables(sheet), QStringLiteral("blank"))->pages(setup(), {}));
        QVERIFY(!blank.contains(QStringLiteral("turn:7a")));
    }

    void theRulesPageNamesEachRule() {
        paint::ImperioSheet game;
        const auto text = [&game] {
            return pdfText(
                *paint::find(paint::imperioPrintables(game), QStringLiteral("rules"))->pages(setup(), {}));
        };
        const QString plain = text();
        for (int rule = 1; rule <= 23; ++rule)
            QVERIFY2(plain.contains(QStringLiteral("IMP-%1").arg(rule)), qPrintable(QString::number(rule)));
        QVERIFY(!plain.contains(QStringLiteral("Houserules")));
        game.options.knights = 12;
        QVERIFY(text().contains(QStringLiteral("Houserulesofthisgame:")));
        QVERIFY(text().contains(QStringLiteral(":12")));
    }

    void bar_data() {
        QTest::addColumn<double>("scale");
        QTest::addColumn<QString>("text");
        QTest::newRow("whole") << 1.0 << QStringLiteral("50 mm, scale 1 : 1");
        QTest::newRow("half") << 0.5 << QStringLiteral("50 mm, scale 1 : 2");
        QTest::newRow("larger") << 1.25 << QStringLiteral("50 mm, scale 1.25 : 1");
    }
    void bar() {
        QFETCH(double, scale);
        QFETCH(QString, text);
        const auto pages = sheets(battleOf({4}), setup(a4, false, scale));
        const test::Recorded page = recorded(*pages, 0);
        QVERIFY(textsOf(page).contains(text));
        const auto isBar = [](const QRectF& rect) {
            return std::abs(rect.width() - 50) < 0.01 && std::abs(rect.height() - 2.2) < 0.01 &&
                   std::abs(rect.left() - 12) < 0.01;
        };
        QCOMPARE(std::ranges::count_if(page.blackRects, isBar), 1);
    }

    void sheetSaysWhatTheRulesSay() {
        battle::Battle battle = battleOf({10});
        battle::Stack led = *battle.stacks[0];
        smm::setPosture(led, battle::Posture::Offensive);
        battle.stacks.replace(0, std::make_shared<const battle::Stack>(led));
        const smm::Square square(battle, led);
        const QStringList texts = textsOf(recorded(*sheets(battle, setup()), 0));
        for (const char* text : {"s0", "Front", "Back", "Left", "Right", "The stack", "Multipliers", "SMM-14",
                                 "SMM-27", "10 (now)", "9 (one fewer)", "11 (one more)", "16 (next change)"})
            QVERIFY2(texts.contains(QLatin1String(text)), text);
        // The four orders number every unit once each; the cells of the grid bear no such number of their
        // own.
        for (const int place : {5, 7, 8})
            QVERIFY(texts.count(QString::number(place)) >= 4);
        QVERIFY(texts.filter(QStringLiteral("On 1d20 of 18 or more")).size() == 1);
    }

    void names_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("long") << QString(10000, u'W');
        QTest::newRow("long words") << QStringLiteral("Word ").repeated(2000);
        QTest::newRow("right to left")
            << QStringLiteral("\u05de\u05e9\u05de\u05e8 \u05d4\u05d2\u05e9\u05e8 ").repeated(20);
        QTest::newRow("override") << QStringLiteral("\u202eevil\u202c \u2066name");
        QTest::newRow("combining") << u'Z' + QString(10000, QChar(0x0301)) + QStringLiteral("lgo");
        QTest::newRow("emoji") << QStringLiteral("\U0001F469\u200d\U0001F680\U0001F6E1").repeated(60);
        QTest::newRow("lines") << QStringLiteral("first\nsecond\r\n\tthird\u2028fourth");
        QTest::newRow("empty") << QString();
        QTest::newRow("spaces") << QStringLiteral("    ");
        QTest::newRow("percent") << QStringLiteral("%1 %2 %n %L1");
    }
    void names() {
        QFETCH(QString, name);
        for (const int units : {1, 10, 101}) {
            battle::Battle battle = battleOf({units});
            battle::Stack stack = *battle.stacks[0];
            stack.name = name.toStdString();
            std::vector<battle::Unit> all = *stack.units;
            for (battle::Unit& unit : all)
                unit.name = name.toStdString();
            stack.units = all;
            battle.stacks.replace(0, std::make_shared<const battle::Stack>(stack));
            battle.title = name.toStdString();
            PageSetup paper = setup();
            paper.title = name;
            for (const int perPage : {1, 2}) {
                const auto pages = sheets(battle, paper, perPage);
                const QString found = collision(recorded(*pages, 0), paper);
                QVERIFY2(found.isEmpty(), qPrintable(found.left(200)));
            }
            const auto tokens = paint::tokenPages(battle, {}, paper);
            QVERIFY2(collision(recorded(*tokens, 0), paper).isEmpty(), "tokens");
        }
    }

    void everyNameIsInThePdf_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("perPage");
        for (const int units : {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 17, 20, 25})
            for (const int perPage : {1, 2, 4})
                QTest::addRow("%d units, %d a page", units, perPage) << units << perPage;
        QTest::addRow("100 units") << 100 << 1;
    }
    void everyNameIsInThePdf() {
        QFETCH(int, units);
        QFETCH(int, perPage);
        const battle::Battle battle = withLongNames(battleOf({units}));
        const QString text = pdfText(*sheets(battle, setup(), perPage));
        QVERIFY(text.contains(withoutSpaces(battle.stacks[0]->name)));
        // Where more long names are shortened than the legend holds, they still tell units apart.
        constexpr int mostInFull = 16;
        for (const battle::Unit& unit : *battle.stacks[0]->units) {
            const QString name = withoutSpaces(unit.name);
            const QString numbered = u'…' + name.last(4);
            QVERIFY2(text.contains(name) || (units > mostInFull && text.contains(numbered.last(3))),
                     unit.name.c_str());
        }
    }

    void wordsAreBrokenLast() {
        const paint::PaperFit fit =
            paint::fitted(QStringLiteral("Pikewoman 027"), QSizeF(13, 5.6), 2.5, true);
        QCOMPARE(fit.lines, QStringList({QStringLiteral("Pikewoman"), QStringLiteral("027")}));
        const paint::PaperFit long40 = paint::fitted(QString(40, u'i'), QSizeF(13, 5.6), 2.5, true);
        QCOMPARE(long40.lines.join(QString()), QString(40, u'i'));
        QVERIFY(long40.lines.size() == 2 && !long40.isShortened);
    }

    /// Names stay readable: shortened with a legend rather than squeezed.
    void wideNamesAreShortened() {
        const QString wide(60, u'W');
        const paint::PaperFit fit = paint::fitted(wide, QSizeF(13, 5.6), 2.5, true);
        QVERIFY(fit.isShortened && fit.stretch >= paint::narrowest);
        QVERIFY(fit.lines.last().contains(u'…'));
        battle::Battle battle = battleOf({3});
        battle::Stack stack = *battle.stacks[0];
        std::vector<battle::Unit> units = *stack.units;
        units[0].name = wide.toStdString();
        stack.units = units;
        battle.stacks.replace(0, std::make_shared<const battle::Stack>(stack));
        for (const auto& pages : {sheets(battle, setup(), 1), paint::tokenPages(battle, {}, setup())}) {
            const QString text = pdfText(*pages);
            QVERIFY(text.contains(QStringLiteral("...")));
            QVERIFY(text.contains(wide)); // the legend
        }
    }

    void everyNameIsOnTheTokens() {
        const battle::Battle battle = withLongNames(battleOf({7, 9}));
        for (const double side : {15.0, 25.0, 60.0}) {
            paint::TokenOrder order;
            order.side = side;
            const auto pages = paint::tokenPages(battle, order, setup());
            const QString text = pdfText(*pages);
            for (const battle::StackPointer& stack : battle.stacks) {
                // Front and back of its own token and of each of its units'.
                if (side < 60) // small tokens shorten them
                    continue;
                QCOMPARE(text.count(withoutSpaces(stack->name)),
                         2 * (1 + static_cast<int>(stack->units->size())));
                for (const battle::Unit& unit : *stack->units)
                    QCOMPARE(text.count(withoutSpaces(unit.name)), 2);
            }
            for (int page = 0; page < pages->count(); ++page) {
                const QString found = collision(recorded(*pages, page), setup());
                QVERIFY2(found.isEmpty(), qPrintable(found));
            }
        }
    }

    void aSumHasItsPlus() {
        battle::Battle battle = battleOf({10});
        battle::Stack led = *battle.stacks[0];
        smm::setPosture(led, battle::Posture::Offensive);
        battle.stacks.replace(0, std::make_shared<const battle::Stack>(led));
        const QStringList sums =
            textsOf(recorded(*sheets(battle, setup()), 0)).filter(QStringLiteral("average of the others"));
        QVERIFY(!sums.isEmpty());
        QVERIFY2(
            sums.first().contains(QRegularExpression(QStringLiteral("^\\d+ \\(average .*\\) \\+ \\d+ \\("))),
            qPrintable(sums.first()));
    }

    void allOfALongListIsPrinted() {
        encounter::Dungeon dungeon = largeDungeon();
        for (int i = 0; i < 90; ++i)
            dungeon.items.push_back(std::make_shared<const encounter::Item>(encounter::Item{
                "n" + std::to_string(i), "Item-" + std::to_string(i) + "-of-a-long-list", {}, {}, {}}));
        encounter::Person person = *dungeon.people[0];
        for (int i = 0; i < 90; ++i)
            person.items.push_back("n" + std::to_string(i));
        dungeon.people[0] = std::make_shared<const encounter::Person>(person);
        const auto printables = paint::encounterPrintables(dungeon);
        const QString text = pdfText(*paint::find(printables, QStringLiteral("party"))->pages(setup(), {}));
        QVERIFY(!text.contains(u'…'));
        for (int i = 0; i < 90; ++i)
            QVERIFY(text.contains(QStringLiteral("Item-%1-of-a-long-list").arg(i)));
    }

    void printableNames() {
        QCOMPARE(paint::printable(QStringLiteral(" a \n b\u202e\u0007")), QStringLiteral("a b"));
        QCOMPARE(paint::printable(u'e' + QString(9, QChar(0x0301))).size(), 3);
        QVERIFY(paint::printable(QString(10000, u'W')).size() <= 200);
        QVERIFY(!paint::printable(QStringLiteral("\U0001F680").repeated(500)).back().isHighSurrogate());
    }

    void letters() {
        QCOMPARE(paint::cellLetters(0), QStringLiteral("A"));
        QCOMPARE(paint::cellLetters(25), QStringLiteral("Z"));
        QCOMPARE(paint::cellLetters(26), QStringLiteral("AA"));
        QCOMPARE(paint::cellLetters(399), QStringLiteral("OJ"));
        QCOMPARE(paint::cellLetters(702), QStringLiteral("AAA"));
    }

    void hitBoxesFit_data() {
        QTest::addColumn<int>("hits");
        for (const int hits : {1, 4, 14, 40, 120, 1000, 54321, 1000000})
            QTest::addRow("%d hits", hits) << hits;
    }
    void hitBoxesFit() {
        QFETCH(int, hits);
        for (const QSizeF room : {QSizeF(30, 9), QSizeF(15.4, 2.2), QSizeF(22, 4)}) {
            const paint::HitBoxes boxes = paint::hitBoxes(hits, room);
            QVERIFY(boxes.boxes * boxes.points >= hits);
            QVERIFY((boxes.boxes - 1) * boxes.points < hits);
            QVERIFY(boxes.lines() * boxes.step - (boxes.step - boxes.side) <= room.height() + 0.01);
            if (hits <= 4)
                QCOMPARE(boxes.points, 1);
            if (hits == 14 && room.height() >= 4)
                QVERIFY(boxes.points == 1 && boxes.lines() <= 2);
        }
    }

    void mapTiles() {
        const battle::Battle battle = battleOf({4});
        const auto printables = paint::battlePrintables(battle);
        const paint::Printable& map = *paint::find(printables, QStringLiteral("map"));
        QCOMPARE(map.pages(setup(), {})->count(), 1);
        const paint::PrintValues large{{QStringLiteral("size"), {1}}, {QStringLiteral("hex"), {30}}};
        const auto pages = map.pages(setup(), large);
        // 30 columns and 20 rows of 30 mm hexes: 788 x 619 mm, 186 x 243 a page less the overlap.
        QCOMPARE(pages->count(), 5 * 3);
        QVERIFY(
            textsOf(recorded(*pages, 6)).filter(QStringLiteral("Part 2 of 5 across, 2 of 3 down")).size() ==
            1);
        paint::PrintValues part = large;
        part[QStringLiteral("part")] = {1};
        part[QStringLiteral("toColumn")] = {4};
        part[QStringLiteral("toRow")] = {4};
        QCOMPARE(map.pages(setup(), part)->count(), 1);
    }

    void mapsStayInTheirFrame_data() {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"svg", "png"})
            QTest::addRow("%s", ending) << QString::fromLatin1(ending);
    }
    /// SVG files ignore clips.
    void mapsStayInTheirFrame() {
        QFETCH(QString, ending);
        battle::Battle battle = battleOf({4});
        for (int row = 0; row < 20; ++row)
            for (int column = 0; column < 30; ++column)
                battle.map.edit().setTerrain({column, row}, "woods");
        const auto printables = paint::battlePrintables(battle);
        const paint::PrintValues part{{QStringLiteral("part"), {1}},
                                      {QStringLiteral("fromColumn"), {8}},
                                      {QStringLiteral("fromRow"), {8}},
                                      {QStringLiteral("toColumn"), {11}},
                                      {QStringLiteral("toRow"), {11}}};
        const auto pages = paint::find(printables, QStringLiteral("map"))->pages(setup(), part);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("part.") + ending);
        QVERIFY(!paint::writePages(*pages, path, *paint::pageFormat(path), {.dpi = 100}).error);
        QImage image(QSize(827, 1169), QImage::Format_RGB32);
        image.fill(Qt::white);
        if (ending == QLatin1String("svg")) {
            QPainter painter(&image);
            QSvgRenderer(path).render(&painter);
        } else {
            image = QImage(path).convertToFormat(QImage::Format_RGB32);
        }
        // Counts the pixels that aren't white in a rectangle in millimetres.
        const auto ink = [&image](int left, int top, int width, int height) {
            const auto pixel = [](int millimetres) { return millimetres * 1000 / 254; };
            int count = 0;
            for (int y = pixel(top); y < pixel(top + height); ++y)
                for (int x = pixel(left); x < pixel(left + width); ++x)
                    count += image.pixel(x, y) == qRgb(255, 255, 255) ? 0 : 1;
            return count;
        };
        QCOMPARE(ink(0, 0, 10, 297), 0);   // left margin
        QCOMPARE(ink(201, 0, 9, 297), 0);  // right margin
        QCOMPARE(ink(0, 0, 210, 11), 0);   // top margin
        QCOMPARE(ink(0, 26, 210, 1), 0);   // between header and map
        QVERIFY(ink(12, 12, 50, 10) > 50); // title
        QVERIFY(ink(30, 80, 100, 50) > 500);
    }

    void wideMapsAreWide() {
        const battle::Battle battle = battleOf({4});
        const auto printables = paint::battlePrintables(battle);
        const paint::Printable& map = *paint::find(printables, QStringLiteral("map"));
        QVERIFY(map.isWide({}));
        const paint::PrintValues column{{QStringLiteral("part"), {1}},
                                        {QStringLiteral("toColumn"), {2}},
                                        {QStringLiteral("toRow"), {12}}};
        QVERIFY(!map.isWide(column));
        QVERIFY(!paint::find(printables, QStringLiteral("tokens"))->isWide);
    }

    void namesOnTheMap_data() {
        QTest::addColumn<bool>("hasLongNames");
        QTest::addColumn<int>("hexWidth"); // 0: fitted
        QTest::addColumn<int>("inAHex");
        for (const int width : {0, 12, 30})
            for (const int inAHex : {1, 3, 6})
                for (const bool isLong : {false, true})
                    QTest::addRow("%d mm, %d in a hex%s", width, inAHex, isLong ? ", long" : "")
                        << isLong << width << inAHex;
    }
    /// On the map itself, or in the list of the numbers on it.
    void namesOnTheMap() {
        QFETCH(bool, hasLongNames);
        QFETCH(int, hexWidth);
        QFETCH(int, inAHex);
        battle::Battle battle = test::emptyBattle(24, 16);
        for (int i = 0; i < 18; ++i)
            test::add(battle, test::stack("stack-" + std::to_string(i) + "-of-all", i % 2,
                                          {2 + i / inAHex, 3}, 2, 4, "Stabber", true));
        if (hasLongNames)
            battle = withLongNames(battle);
        const auto printables = paint::battlePrintables(battle);
        paint::PrintValues values;
        if (hexWidth > 0)
            values = {{QStringLiteral("size"), {1}}, {QStringLiteral("hex"), {hexWidth}}};
        const auto pages = paint::find(printables, QStringLiteral("map"))->pages(setup(a4, true), values);
        const QString text = pdfText(*pages);
        for (const battle::StackPointer& stack : battle.stacks)
            QVERIFY2(text.contains(withoutSpaces(text::stackName(*stack).toStdString())),
                     stack->name.c_str());
    }

    void emptyChoices() {
        const battle::Battle battle = battleOf({4});
        const auto printables = paint::battlePrintables(battle);
        const paint::Printable& sheet = *paint::find(printables, QStringLiteral("sheets"));
        QCOMPARE(sheet.pages(setup(), {{QStringLiteral("stacks"), {}}})->count(), 0);
        QVERIFY(!sheet.nothing.isEmpty());
        QVERIFY(!paint::pageProblem(setup()));
        PageSetup narrow = setup(QSizeF(148, 210));
        narrow.margins = {40, 40, 40, 40};
        QVERIFY(paint::pageProblem(narrow));
    }

    void pdfFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheets.pdf"));
        const auto pages = sheets(battleOf({1, 10, 25}), setup(letter));
        QVERIFY(!paint::writePages(*pages, path, paint::PageFormat::Pdf).error);
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
        QVERIFY(reader.waitForFinished());
        const QString text = QString::fromUtf8(reader.readAllStandardOutput());
        QCOMPARE(text.count(u'\f'), 3);
        for (const char* words :
             {"Ford of the Marl", "page 2 of 3", "Stack Width 4", "50 mm, scale 1 : 1", "Warlord"})
            QVERIFY2(text.contains(QLatin1String(words)), words);
        reader.start(QStringLiteral("pdffonts"), {path});
        QVERIFY(reader.waitForFinished());
        const QStringList fonts =
            QString::fromUtf8(reader.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(fonts.size() > 2);
        for (const QString& font : fonts.mid(2))
            QVERIFY2(font.contains(QLatin1String(" yes ")), qPrintable(font));
        reader.start(QStringLiteral("pdfinfo"), {path});
        QVERIFY(reader.waitForFinished());
        QVERIFY(reader.readAllStandardOutput().contains("612 x 792 pts (letter)"));
    }

    void pictureFiles() {
        const QTemporaryDir folder;
        const auto pages = sheets(battleOf({1, 4}), setup());
        QVERIFY(!paint::writePages(*pages, folder.filePath(QStringLiteral("a.png")), paint::PageFormat::Png,
                                   {.dpi = 100})
                     .error);
        QVERIFY(!paint::writePages(*pages, folder.filePath(QStringLiteral("a.svg")), paint::PageFormat::Svg)
                     .error);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 QStringList({QStringLiteral("a-1.png"), QStringLiteral("a-1.svg"), QStringLiteral("a-2.png"),
                              QStringLiteral("a-2.svg")}));
        QCOMPARE(QImage(folder.filePath(QStringLiteral("a-2.png"))).size(), QSize(827, 1169));
        QVERIFY(
            read(folder.filePath(QStringLiteral("a-1.svg"))).contains("width=\"210mm\" height=\"297mm\""));
        const auto problem =
            paint::writePages(*sheets(battleOf({1}), setup(QSizeF(297, 420))),
                              folder.filePath(QStringLiteral("b.png")), paint::PageFormat::Png, {.dpi = 1200})
                .error;
        QVERIFY(problem && problem->contains(QStringLiteral("100 million")));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("b.png"))));
    }

    void pagesAreNumbered_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("third");
        QTest::newRow("one page") << QStringLiteral("/a/b.png") << 1 << QStringLiteral("/a/b.png");
        QTest::newRow("nine") << QStringLiteral("/a/b.png") << 9 << QStringLiteral("/a/b-3.png");
        QTest::newRow("ten") << QStringLiteral("/a.b/c.png") << 10 << QStringLiteral("/a.b/c-03.png");
        QTest::newRow("placeholders")
            << QStringLiteral("/50%1 %3/%2.%1.svg") << 100 << QStringLiteral("/50%1 %3/%2.%1-003.svg");
    }
    void pagesAreNumbered() {
        QFETCH(QString, path);
        QFETCH(int, count);
        QFETCH(QString, third);
        QCOMPARE(paint::pagePath(path, 2, count), third);
    }

    /// None of several pages is written if one can't be, and old files stay what they were.
    void allPagesOrNone() {
        for (const char* ending : {"svg", "png"}) {
            const QTemporaryDir folder;
            const QString path = folder.filePath(QStringLiteral("p.%1").arg(QLatin1String(ending)));
            const auto pages = sheets(battleOf({10, 25, 100}), setup());
            const int count = pages->count();
            QVERIFY(count >= 3);
            write(paint::pagePath(path, 0, count), "older");
            QVERIFY(QDir(folder.path()).mkdir(QFileInfo(paint::pagePath(path, 2, count)).fileName()));
            const auto problem = paint::writePages(*pages, path, *paint::pageFormat(path), {.dpi = 40}).error;
            QVERIFY(problem && problem->contains(QFileInfo(paint::pagePath(path, 2, count)).fileName()));
            QCOMPARE(read(paint::pagePath(path, 0, count)), QByteArray("older"));
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        }
    }

    void olderPagesGo_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("older");
        QTest::newRow("none") << ""
                              << "";
        QTest::newRow("of a longer print") << "p-1.svg p-2.svg p-3.svg p-4.svg p-5.svg"
                                           << "p-4.svg p-5.svg";
        const char* ten = "p-01.svg p-02.svg p-03.svg p-04.svg p-05.svg p-06.svg p-07.svg p-08.svg p-09.svg "
                          "p-10.svg";
        QTest::newRow("with more digits") << ten << ten;
        QTest::newRow("other files") << "p-5.svg p-05.svg p-.svg p-x.svg q-4.svg p-4.png p-0.svg"
                                     << "";
    }
    void olderPagesGo() {
        QFETCH(const QString, before);
        QFETCH(const QString, older);
        const QTemporaryDir folder;
        for (const QString& name : before.split(u' ', Qt::SkipEmptyParts))
            write(folder.filePath(name), "older");
        QStringList found;
        for (const QString& file : paint::olderPages(folder.filePath(QStringLiteral("p.svg")), 3))
            found << QFileInfo(file).fileName();
        QCOMPARE(found.join(u' '), older);
        const auto one = sheets(battleOf({10}), setup());
        QCOMPARE(one->count(), 1);
        QVERIFY(
            !paint::writePages(*one, folder.filePath(QStringLiteral("p.svg")), paint::PageFormat::Svg).error);
        for (const QString& name : older.split(u' ', Qt::SkipEmptyParts))
            QVERIFY2(!QFileInfo::exists(folder.filePath(name)), qPrintable(name));
        QVERIFY(QFileInfo::exists(folder.filePath(QStringLiteral("p.svg"))));
    }

    void faults_data() {
        QTest::addColumn<int>("room");
        QTest::newRow("at once") << 0;
        QTest::newRow("in the head") << 100;
        QTest::newRow("in a page") << 20000;
    }
    void faults() {
        QFETCH(int, room);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("old.pdf"));
        write(path, "older");
        const auto pages = sheets(battleOf({10, 25, 100}), setup());
        for (const auto format : {paint::PageFormat::Pdf, paint::PageFormat::Svg, paint::PageFormat::Png}) {
            FullDisk disk(room);
            const auto problem = paint::writePages(*pages, path, format, {.dpi = 150, .layer = disk}).error;
            QVERIFY(problem && !problem->contains(u'\n'));
            QVERIFY(problem->contains(folder.path()));
            QCOMPARE(read(path), QByteArray("older"));
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(QStringLiteral("old.pdf")));
        }
        const auto nowhere =
            paint::writePages(*pages, folder.filePath(QStringLiteral("none/a.pdf")), paint::PageFormat::Pdf)
                .error;
        QVERIFY(nowhere && nowhere->contains(QStringLiteral("none/a.pdf")));
    }
};

template struct sf::test::Registered<TestPrinting, QGuiApplication>;
#include "test_printing.moc"
