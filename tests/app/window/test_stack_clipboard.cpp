// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/battle_clip.h"
#include "core/rules/limits.h"
#include "core/rules/smm/fight/order.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/battle_window.h"
#include "tests/ui/when_open.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/state/selection.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QMessageBox>
#include <QMimeData>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

using namespace sf;
using battle::StackId;

namespace {

struct ClipboardWindow : test::BattleWindow {
    ui::BattlePage* page = &addSmallBattle();
    test::WindowRequests requests{*page};

    ClipboardWindow() = default;
    explicit ClipboardWindow(battle::Battle battle)
        : page(static_cast<ui::BattlePage*>(
              window->add(std::make_unique<document::BattleDocument>(std::move(battle))))) {}

    const battle::Battle& now() { return document().battle(); }
    document::BattleDocument& document() { return static_cast<document::BattleDocument&>(page->document()); }
    ui::BattleView& view() { return page->view(); }
    QPoint centre(hex::Hex hex) { return view().layout().centre(hex).toPoint(); }
    void select(const char* id) { page->selection().setStack(StackId(id)); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
        view().setFocus();
        QTest::keyClick(&view(), key, modifiers);
    }
    void point(hex::Hex hex) {
        QMouseEvent move(QEvent::MouseMove, centre(hex), view().mapToGlobal(centre(hex)), Qt::NoButton,
                         Qt::NoButton, {});
        QApplication::sendEvent(&view(), &move);
    }
    /// Pastes at the cursor, and Enter places it.
    void pasteOn(hex::Hex hex) {
        page->selection().setCursor(hex);
        press(Qt::Key_V);
        press(Qt::Key_Return, Qt::NoModifier);
    }
    /// The stack that was pasted last.
    const battle::Stack& last() { return *now().stacks[now().stacks.size() - 1]; }
};

} // namespace

/// Stacks are copied, cut and pasted, within a battle and between battles.
class TestStackClipboard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QGuiApplication::clipboard()->clear(); }

    void aCopyStandsWhereTheCursorIs() {
        ClipboardWindow window;
        window.select("a");
        window.press(Qt::Key_C);
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->text().contains(QLatin1String("Stabber"))); // for spreadsheets
        const auto picture = data->imageData().value<QImage>();
        QVERIFY(picture.width() > 40 && picture.height() > 40);
        const std::size_t before = window.now().stacks.size();
        window.page->selection().setCursor({7, 7});
        window.press(Qt::Key_V);
        QCOMPARE(window.now().stacks.size(), before); // only shown
        QVERIFY(window.view().isBusy());
        QVERIFY2(window.requests.said.contains(QLatin1String("press Enter to place")),
                 qPrintable(window.requests.said));
        window.press(Qt::Key_Return, Qt::NoModifier);
        QVERIFY(!window.view().isBusy());
        QCOMPARE(window.now().stacks.size(), before + 1);
        const battle::Stack& copy = window.last();
        const battle::Stack& original = *window.now().stacks.find(StackId("a"));
        QCOMPARE(copy.hex, (hex::Hex{7, 7}));
        QCOMPARE(copy.side, original.side);
        QCOMPARE(copy.name, std::string("First 2"));
        QCOMPARE(copy.units->size(), original.units->size());
        QVERIFY(copy.units->front().id != original.units->front().id);
        QVERIFY(*copy.units->front().profile == *original.units->front().profile);
        QCOMPARE(window.page->selection().stack(), std::optional(copy.id));
        QVERIFY(window.battle().undo()); // one step
        QCOMPARE(window.now().stacks.size(), before);
    }

    void severalKeepTheirPlacesToEachOther() {
        ClipboardWindow window;
        window.page->selection().setGroup({StackId("a"), StackId("b")});
        window.press(Qt::Key_X);
        QVERIFY(!window.now().stacks.find(StackId("a")) && !window.now().stacks.find(StackId("b")));
        window.pasteOn({6, 6});
        const battle::StackList& stacks = window.now().stacks;
        const hex::Hex first = stacks[stacks.size() - 2]->hex;
        QCOMPARE(first, (hex::Hex{6, 6}));
        QCOMPARE(hex::distance(first, window.last().hex), hex::distance({3, 4}, {4, 4}));
        QCOMPARE(window.page->selection().group().size(), std::size_t{2});
    }

    void theGhostFollowsThePointer() {
        ClipboardWindow window;
        window.select("a");
        window.press(Qt::Key_C);
        QTest::mouseClick(&window.view(), Qt::LeftButton, {}, window.centre({7, 7}));
        window.point({7, 7});
        window.press(Qt::Key_V);
        QVERIFY(window.view().isBusy());
        QVERIFY2(window.requests.said.contains(text::hexName({7, 7})), qPrintable(window.requests.said));
        window.point({8, 6});
        QVERIFY2(window.requests.said.contains(text::hexName({8, 6})), qPrintable(window.requests.said));
        const std::size_t before = window.now().stacks.size();
        // Ctrl may still be held down.
        QTest::mouseClick(&window.view(), Qt::LeftButton, Qt::ControlModifier, window.centre({8, 6}));
        QCOMPARE(window.now().stacks.size(), before + 1);
        QCOMPARE(window.last().hex, (hex::Hex{8, 6}));
    }

    void theGhostFollowsTheCursor() {
        ClipboardWindow window;
        window.select("a");
        window.press(Qt::Key_C);
        window.page->selection().setCursor({7, 6});
        window.press(Qt::Key_Down, Qt::NoModifier);
        window.press(Qt::Key_V);
        window.press(Qt::Key_Down, Qt::NoModifier);
        window.press(Qt::Key_Return, Qt::NoModifier);
        QCOMPARE(window.last().hex, (hex::Hex{7, 8}));
    }

    void escapeCancels() {
        ClipboardWindow window;
        window.select("a");
        window.press(Qt::Key_C);
        const std::size_t before = window.now().stacks.size();
        const int steps = window.document().stepCount();
        window.press(Qt::Key_V);
        window.press(Qt::Key_Escape, Qt::NoModifier);
        QVERIFY(!window.view().isBusy());
        window.press(Qt::Key_Return, Qt::NoModifier);
        QCOMPARE(window.now().stacks.size(), before);
        QCOMPARE(window.document().stepCount(), steps);
    }

    void whereTheyCannotGoIsSaid() {
        ClipboardWindow window;
        window.page->selection().setGroup({StackId("a"), StackId("b")});
        window.press(Qt::Key_C);
        window.page->selection().setCursor({11, 4}); // the second would be beside the map
        const std::size_t before = window.now().stacks.size();
        window.press(Qt::Key_V);
        const QString why = window.requests.said;
        QVERIFY2(why.startsWith(QLatin1String("Not allowed")) || why.contains(QLatin1String("map")),
                 qPrintable(why));
        window.press(Qt::Key_Return, Qt::NoModifier);
        QCOMPARE(window.now().stacks.size(), before);
        QVERIFY(window.view().isBusy()); // another hex may do
        window.press(Qt::Key_Left, Qt::NoModifier);
        window.press(Qt::Key_Return, Qt::NoModifier);
        QCOMPARE(window.now().stacks.size(), before + 2);
    }

    void severalAreDuplicatedAndDeletedInOneStep() {
        ClipboardWindow window;
        const std::size_t before = window.now().stacks.size();
        window.page->selection().setGroup({StackId("a"), StackId("b")});
        window.press(Qt::Key_D);
        QCOMPARE(window.now().stacks.size(), before + 2);
        QCOMPARE(window.last().name, std::string("Second 2"));
        QCOMPARE(window.last().hex, (hex::Hex{4, 4}));
        window.press(Qt::Key_Delete, Qt::NoModifier); // the copies are selected
        QCOMPARE(window.now().stacks.size(), before);
        QVERIFY(window.now().stacks.find(StackId("a")));
        QVERIFY(window.document().undo());
        QCOMPARE(window.now().stacks.size(), before + 2);
        QVERIFY(window.document().undo());
        QCOMPARE(window.now().stacks.size(), before);
    }

    void allOfASideAreSelected() {
        ClipboardWindow window;
        window.select("a");
        window.press(Qt::Key_A);
        QCOMPARE(window.page->selection().group().size(), std::size_t{3});
    }

    void stacksGoFromOneBattleToAnother() {
        ClipboardWindow window;
        window.select("w");
        window.press(Qt::Key_C);
        battle::Battle other = test::smallBattle();
        std::swap(other.sides[0], other.sides[1]);
        window.page = static_cast<ui::BattlePage*>(
            window.window->add(std::make_unique<document::BattleDocument>(std::move(other))));
        window.pasteOn({7, 7});
        QCOMPARE(window.last().name, std::string("Watch 2"));
        QCOMPARE(window.now().sides[static_cast<std::size_t>(window.last().side)].name, std::string("Blues"));
    }

    void aStructureIsCopied() {
        ClipboardWindow window;
        const battle::Structure gate{battle::StructureId("t1"), "Gate", {8, 8}, nullptr};
        QVERIFY(window.document().perform(battle::PutStructure{gate}).isDone());
        window.page->selection().setStack({});
        window.page->selection().setCursor({8, 8});
        window.press(Qt::Key_C);
        window.press(Qt::Key_V); // where one is already
        QCOMPARE(window.now().map->structures().size(), std::size_t{1});
        window.page->selection().setCursor({7, 8});
        window.press(Qt::Key_V);
        const battle::Structure* copy = window.now().map->structureAt({7, 8});
        QVERIFY(copy);
        QCOMPARE(copy->name, std::string("Gate 2"));
        window.press(Qt::Key_X);
        QVERIFY(!window.now().map->structureAt({7, 8}));
        QVERIFY(window.now().map->structureAt({8, 8}));
    }

    void inAPlayedBattleOnlyARefereePastes() {
        ClipboardWindow window;
        window.select("a");
        window.press(Qt::Key_C);
        window.settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        QVERIFY(window.document().perform(battle::StartPlay{}).isDone());
        const std::size_t before = window.now().stacks.size();
        window.press(Qt::Key_V);
        QVERIFY(!window.view().isBusy());
        QVERIFY2(window.requests.said.contains(QLatin1String("referee mode (BAT-1)")),
                 qPrintable(window.requests.said));
        QVERIFY(window.document().perform(battle::SetReferee{true}).isDone());
        window.pasteOn({7, 7});
        QCOMPARE(window.now().stacks.size(), before + 1);
    }

    /// Whatever the sides ordered, plan or wait for stays in the document.
    void nothingSealedIsCopied() {
        battle::Battle battle = test::smallBattle();
        battle.houseRules["orders"] = "\"sealed\"";
        smm::Order order;
        order.attack = StackId("w");
        smm::editOrders(battle.plans, [&](smm::Orders& orders) { orders[StackId("a")] = order; });
        battle::Stack waiting = *battle.stacks.find(StackId("c"));
        waiting.presence = battle::Presence::ToArrive;
        battle.stacks.replace(battle.stacks.position(StackId("c")),
                              std::make_shared<const battle::Stack>(waiting));
        const QByteArray clip =
            document::stackClip(battle, {StackId("a"), StackId("b"), StackId("c"), StackId("w")});
        for (const char* secret : {"orders", "sealed", "scenario", "play", "Far", "attack\":\"w"})
            QVERIFY2(!clip.contains(secret), secret);
        QVERIFY(clip.contains("First"));
        QVERIFY(document::stackClip(battle, {StackId("c")}).isEmpty());
        QVERIFY(document::unitClip(battle, StackId("c"), {battle::UnitId("c-1")}).isEmpty());
    }

    void otherStatsAreAskedAbout_data() {
        QTest::addColumn<int>("button");
        QTest::addColumn<int>("kinds");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("hits");
        QTest::newRow("rename") << 0 << 2 << QStringLiteral("Guard 2") << 4;
        QTest::newRow("keep ours") << 1 << 1 << QStringLiteral("Guard") << 9;
        QTest::newRow("use theirs") << 2 << 1 << QStringLiteral("Guard") << 4;
    }
    void otherStatsAreAskedAbout() {
        QFETCH(const int, button);
        QFETCH(const int, kinds);
        QFETCH(const QString, kind);
        QFETCH(const int, hits);
        QGuiApplication::clipboard()->setMimeData(clipOfGuards(4, RuleSystem::Smm));
        ClipboardWindow window;
        QVERIFY(window.battle().perform(guardKind(9)).isDone());
        test::whenOpen<QMessageBox>([button](QMessageBox& box) {
            const QList<QAbstractButton*> buttons = box.buttons();
            QList<QAbstractButton*> answers;
            for (QAbstractButton* each : buttons)
                if (box.buttonRole(each) == QMessageBox::AcceptRole)
                    answers << each;
            for (QAbstractButton* each : answers)
                if (each->text().startsWith(QStringList{QStringLiteral("&Rename"), QStringLiteral("&Keep"),
                                                        QStringLiteral("&Use")}[button]))
                    QTest::mouseClick(each, Qt::LeftButton);
        });
        window.pasteOn({7, 7});
        QCOMPARE(window.now().kinds->size(), static_cast<std::size_t>(kinds));
        QCOMPARE(QString::fromStdString(window.last().units->front().kind), kind);
        QCOMPARE(window.last().units->front()[battle::Number::Hits], hits);
    }

    void stacksOfOtherRulesAreConverted() {
        QGuiApplication::clipboard()->setMimeData(clipOfGuards(4, RuleSystem::Multiplier));
        ClipboardWindow window;
        window.pasteOn({7, 7});
        QCOMPARE(window.last().name, std::string("Guards"));
        QCOMPARE(window.now().rules, RuleSystem::Smm);
    }

    void whatOtherRulesLoseIsSaid() {
        QGuiApplication::clipboard()->setMimeData(clipOfGuards(4, RuleSystem::Smm, true));
        battle::Battle other = test::smallBattle();
        other.rules = RuleSystem::Multiplier;
        ClipboardWindow window(std::move(other));
        window.pasteOn({7, 7});
        QCOMPARE(window.last().name, std::string("Guards"));
        const QString note = window.requests.messages.filter(QStringLiteral("Done:")).join(u' ');
        QVERIFY2(note.contains(QLatin1String("posture"), Qt::CaseInsensitive), qPrintable(note));
    }

    void theSameKindIsShared() {
        QGuiApplication::clipboard()->setMimeData(clipOfGuards(4, RuleSystem::Smm));
        ClipboardWindow window;
        QVERIFY(window.document().perform(guardKind(4)).isDone());
        window.pasteOn({7, 7});
        QCOMPARE(window.now().kinds->size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(window.last().units->front().kind), QStringLiteral("Guard"));
    }

    void copiedUnitsBecomeAStackOfTheirOwn() {
        ClipboardWindow window;
        QGuiApplication::clipboard()->clear();
        auto* data = new QMimeData;
        data->setData(
            QLatin1String(document::battleClipType),
            document::unitClip(window.now(), StackId("b"), {battle::UnitId("b-2"), battle::UnitId("b-5")}));
        QGuiApplication::clipboard()->setMimeData(data);
        window.pasteOn({7, 7});
        QCOMPARE(window.last().units->size(), std::size_t{2});
    }

    void nothingElseIsPasted() {
        ClipboardWindow window;
        const std::size_t before = window.now().stacks.size();
        for (const QByteArray& bytes :
             {QByteArray(), QByteArray("{}"), QByteArray("[1,2"), QByteArray("\0\1", 2)}) {
            auto* data = new QMimeData;
            data->setData(QLatin1String(document::battleClipType), bytes);
            QGuiApplication::clipboard()->setMimeData(data);
            window.press(Qt::Key_V);
            QVERIFY(!window.view().isBusy());
            QVERIFY(!window.requests.said.isEmpty());
            QCOMPARE(window.now().stacks.size(), before);
        }
    }

    void aHugeClipIsRefused() {
        const document::BattleDocument document(test::smallBattle());
        const auto read = document::BattlePaste::of(QByteArray(limits::clipBytes + 1, ' '), document);
        QVERIFY(std::get<QString>(read).contains(QLatin1String("32 MB")));
    }

private:
    static battle::PutKind guardKind(int hits) {
        battle::PutKind kind{{}, "Guard", {}};
        kind.traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = hits;
        return kind;
    }
    /// A stack of another battle.
    static QMimeData* clipOfGuards(int hits, RuleSystem rules, bool screening = false) {
        battle::Battle other = test::smallBattle();
        other.rules = rules;
        battle::UnitKind kind;
        kind.name = "Guard";
        kind.traits = guardKind(hits).traits;
        resolve(kind);
        other.kinds = std::vector{kind};
        battle::Stack stack;
        stack.id = StackId("guards");
        stack.name = "Guards";
        stack.hex = {5, 5};
        smm::setPosture(stack, screening ? battle::Posture::Screening : battle::Posture::Neutral);
        battle::Unit unit;
        unit.id = battle::UnitId("g");
        unit.kind = kind.name;
        resolve(unit, &kind);
        unit.hitsLeft = hits;
        stack.units = std::vector<battle::Unit>{unit};
        other.stacks.insert(0, std::make_shared<const battle::Stack>(stack));
        auto* data = new QMimeData;
        data->setData(QLatin1String(document::battleClipType), document::stackClip(other, {stack.id}));
        return data;
    }
};

template struct sf::test::Registered<TestStackClipboard, QApplication>;
#include "test_stack_clipboard.moc"
