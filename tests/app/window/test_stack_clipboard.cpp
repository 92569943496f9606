// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/stack_clip.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/battle_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/state/selection.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

using namespace sf;
using battle::StackId;

namespace {

struct ClipboardWindow : test::BattleWindow {
    ui::BattlePage* page = &addSmallBattle();

    const battle::Battle& now() { return battle().battle(); }
    void select(const char* id) { page->selection().setStack(StackId(id)); }
    void press(Qt::Key key) {
        auto* view = page->findChild<ui::BattleView*>();
        view->setFocus();
        QTest::keyClick(view, key, Qt::ControlModifier);
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
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("Stabber"))); // for spreadsheets
        window.page->selection().setCursor({7, 7});
        const std::size_t before = window.now().stacks.size();
        window.press(Qt::Key_V);
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
        window.page->selection().setCursor({6, 6});
        window.press(Qt::Key_V);
        const battle::StackList& stacks = window.now().stacks;
        const hex::Hex first = stacks[stacks.size() - 2]->hex;
        QCOMPARE(first, (hex::Hex{6, 6}));
        QCOMPARE(hex::distance(first, window.last().hex), hex::distance({3, 4}, {4, 4}));
    }

    void whereTheyCannotGoIsSaid() {
        ClipboardWindow window;
        window.page->selection().setGroup({StackId("a"), StackId("b")});
        window.press(Qt::Key_C);
        window.page->selection().setCursor({11, 4}); // the second would be beside the map
        const std::size_t before = window.now().stacks.size();
        window.press(Qt::Key_V);
        QCOMPARE(window.now().stacks.size(), before);
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
        window.page->selection().setCursor({7, 7});
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
        window.press(Qt::Key_V);
        QCOMPARE(window.now().kinds->size(), static_cast<std::size_t>(kinds));
        QCOMPARE(QString::fromStdString(window.last().units->front().kind), kind);
        QCOMPARE(window.last().units->front()[battle::Number::Hits], hits);
    }

    void stacksOfOtherRulesAreConverted() {
        QGuiApplication::clipboard()->setMimeData(clipOfGuards(4, RuleSystem::Multiplier));
        ClipboardWindow window;
        window.page->selection().setCursor({7, 7});
        window.press(Qt::Key_V);
        QCOMPARE(window.last().name, std::string("Guards"));
        QCOMPARE(window.now().rules, RuleSystem::Smm);
    }

    void nothingElseIsPasted() {
        ClipboardWindow window;
        const std::size_t before = window.now().stacks.size();
        for (const QByteArray& bytes :
             {QByteArray(), QByteArray("{}"), QByteArray("[1,2"), QByteArray("\0\1", 2)}) {
            auto* data = new QMimeData;
            data->setData(QLatin1String(document::stackClipType), bytes);
            QGuiApplication::clipboard()->setMimeData(data);
            window.press(Qt::Key_V);
            QCOMPARE(window.now().stacks.size(), before);
        }
    }

private:
    static battle::PutKind guardKind(int hits) {
        battle::PutKind kind{{}, "Guard", {}};
        kind.traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = hits;
        return kind;
    }
    /// A stack of another battle.
    static QMimeData* clipOfGuards(int hits, RuleSystem rules) {
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
        battle::Unit unit;
        unit.id = battle::UnitId("g");
        unit.kind = kind.name;
        resolve(unit, &kind);
        unit.hitsLeft = hits;
        stack.units = std::vector<battle::Unit>{unit};
        other.stacks.insert(0, std::make_shared<const battle::Stack>(stack));
        auto* data = new QMimeData;
        data->setData(QLatin1String(document::stackClipType), document::stackClip(other, {stack.id}));
        return data;
    }
};

static const sf::test::Registered<TestStackClipboard, QApplication> registered;
#include "test_stack_clipboard.moc"
