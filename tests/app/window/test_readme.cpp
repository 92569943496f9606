// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_document.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/smm/square/stack_state.h"
#include "resources/resources.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/battle_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/play/battle_end_dialog.h"
#include "ui/battle/play/side_cover.h"
#include "ui/battle/play/start_play_dialog.h"
#include "ui/battle/smm/square/square_grid.h"
#include "ui/help/key_list.h"
#include "ui/page/start_page.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"
#include "ui/widgets/link_button.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

using namespace sf;
using test::BattleWindow;
using test::whenOpen;

namespace {

QString contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A window in which a user follows the README.
struct Reader : BattleWindow {
    ui::BattlePage& page() { return static_cast<ui::BattlePage&>(*window->documents().currentPage()); }
    ui::BattleView& view() { return page().view(); }
    /// Opens a copy of it, as packaging/run.sh does.
    bool openTeachingBattle() {
        const QString copy = folder.filePath(QStringLiteral("teaching.sqf"));
        return QFile::copy(QStringLiteral(SQUAREFRONT_EXAMPLES "/teaching.sqf"), copy) &&
               window->open(copy) && QTest::qWaitFor([this] { return view().isSharp(); });
    }
    QPoint centre(hex::Hex hex) { return view().layout().centre(hex).toPoint(); }
    void click(hex::Hex hex) { QTest::mouseClick(&view(), Qt::LeftButton, {}, centre(hex)); }
    void press(const QString& keys) {
        const QKeySequence sequence(keys);
        QVERIFY2(sequence.count() == 1, qPrintable(keys));
        window->activateWindow(); // as window managers do after dialogs
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTest::keySequence(QApplication::focusWidget(), sequence);
    }
    void point(QWidget& widget, QPoint at, Qt::MouseButtons buttons) {
        QMouseEvent event(QEvent::MouseMove, at, widget.mapToGlobal(QPointF(at)), Qt::NoButton, buttons, {});
        QApplication::sendEvent(&widget, &event);
    }
    /// Picks the stack up and holds it over a hex.
    void hold(hex::Hex from, hex::Hex to) {
        QTest::mousePress(&view(), Qt::LeftButton, {}, centre(from));
        point(view(), (centre(from) + centre(to)) / 2, Qt::LeftButton);
        point(view(), centre(to), Qt::LeftButton);
    }
    void drop(hex::Hex at) { QTest::mouseRelease(&view(), Qt::LeftButton, {}, centre(at)); }
    QString said() {
        QStringList texts;
        for (const auto* label : window->statusBar()->findChildren<QLabel*>())
            texts << label->text();
        return texts.join(u'\n');
    }
    template<class Widget>
    Widget* named(const QString& name, QWidget* where = nullptr) {
        for (auto* widget : (where ? where : window.get())->template findChildren<Widget*>())
            if (widget->isVisible() && widget->accessibleName().startsWith(name))
                return widget;
        return nullptr;
    }
    battle::StackPointer stack(const QString& name) {
        for (const battle::StackPointer& stack : battle().battle().stacks)
            if (QString::fromStdString(stack->name) == name)
                return stack;
        QTest::qFail(qPrintable(name), __FILE__, __LINE__);
        return nullptr;
    }
    int side(const QString& name) {
        const auto& sides = battle().battle().sides;
        return static_cast<int>(std::ranges::find(sides, name.toStdString(), &battle::Side::name) -
                                sides.begin());
    }
    /// The figure that the Stack dock shows beside this name.
    int figure(const QString& name) {
        if (auto* terms = named<ui::LinkButton>(QStringLiteral("Terms")); terms && !terms->isChecked())
            QTest::mouseClick(terms, Qt::LeftButton);
        const auto* label = named<QLabel>(name + u':');
        return label ? label->text().toInt() : -1;
    }
    void ready() {
        QTest::mouseClick(page().findChild<QToolButton*>(QStringLiteral("readyButton")), Qt::LeftButton);
        auto* cover = page().findChild<ui::SideCover*>(QStringLiteral("sideCover"));
        if (cover->isVisible())
            QTest::mouseClick(cover->findChild<QPushButton*>(), Qt::LeftButton);
    }
};

} // namespace

/// Follows "Five minutes" in README.md. Names, figures and keys are taken from its text, so that neither the
/// text nor the program changes alone.
class TestReadme : public QObject {
    Q_OBJECT

private:
    QString m_text; ///< of that section, in one line

    /// The first group of the pattern in the text.
    QString named(const char* pattern) const {
        const auto match = QRegularExpression(QLatin1String(pattern)).match(m_text);
        if (!match.hasMatch())
            QTest::qFail(pattern, __FILE__, __LINE__);
        return match.captured(1);
    }
    QString firstStack() const { return named("Click \\*\\*([^*]+)\\*\\*, the \\w+ red units on the road"); }
    QString undoKey() const { return named("(Ctrl\\+\\w) undoes anything"); }
    int number(const char* pattern) const {
        static const QStringList words =
            QStringLiteral(
                "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
                "sixteen seventeen eighteen nineteen twenty")
                .split(u' ');
        const QString word = named(pattern);
        return word.contains(QRegularExpression(QStringLiteral("^[0-9]+$")))
                   ? word.toInt()
                   : static_cast<int>(words.indexOf(word));
    }
    std::unique_ptr<document::Document> example(const QString& title) const {
        for (const QString& name :
             QDir(QStringLiteral(SQUAREFRONT_EXAMPLES)).entryList({QStringLiteral("*.sqf")})) {
            auto loaded = document::load(QStringLiteral(SQUAREFRONT_EXAMPLES "/") + name);
            auto& document = std::get<std::unique_ptr<document::Document>>(loaded);
            if (document->title() == title)
                return std::move(document);
        }
        QTest::qFail(qPrintable(title), __FILE__, __LINE__);
        return nullptr;
    }

    struct Landing {
        int rounds = 0;
        bool isWon = false;
        bool hasCaptainCroaked = false;
    };
    Landing playLanding(const std::string& seed) const {
        Reader reader;
        reader.addBattle();
        const QString title = named("win a battle: open \\*(.+?)\\* from the start page");
        reader.press(named("the house beside the tabs, or (\\S+)\\)"));
        if (auto* card = reader.named<QToolButton>(QStringLiteral("Example %1:").arg(title)))
            QTest::mouseClick(card, Qt::LeftButton);
        if (reader.battle().title() != title)
            return {};
        reader.battle().setSeed(seed);
        const battle::Battle& battle = reader.battle().battle();
        const int us = reader.side(named("When it is (\\w+)'s turn"));
        const int them = reader.side(named("for (\\w+) just \\*\\*Ready\\*\\*"));
        whenOpen<ui::StartPlayDialog>(
            [](ui::StartPlayDialog& dialog) { QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton); });
        reader.press(named("Start playing\\*\\* \\((\\S+)\\)"));
        reader.ready();
        reader.ready();
        whenOpen<ui::BattleEndDialog>([](ui::BattleEndDialog& dialog) { dialog.reject(); });
        Landing result;
        for (; battle.play->phase == battle::PlayPhase::Ordering && result.rounds < 10; ++result.rounds) {
            if (battle::sideToAct(battle) != (result.rounds % 2 == 0 ? us : them))
                QTest::qFail("the wrong side is first", __FILE__, __LINE__);
            while (!battle::areAllReady(battle)) {
                if (battle::sideToAct(battle) == us) {
                    reader.click({0, 0});
                    reader.press(named("click the map and press (\\S+) and"));
                    reader.press(named("click the map and press \\S+ and (\\S+),"));
                }
                reader.ready();
            }
            reader.press(named("(\\S+) plays the round"));
        }
        result.isWon = battle.play->result && battle.play->result->winners == std::vector{us};
        const QString captain = named("until (\\w+), the captain of \\w+, has croaked");
        for (const battle::StackPointer& stack : battle.stacks)
            for (const battle::Unit& unit : *stack->units)
                if (QString::fromStdString(unit.name) == captain)
                    result.hasCaptainCroaked = !unit.isAlive();
        while (QApplication::activeModalWidget())
            QTest::qWait(10);
        for (ui::Page* page : reader.window->documents().pages())
            page->document().markSaved({});
        return result;
    }

private Q_SLOTS:
    void initTestCase() {
        QApplication::setStyle(new ui::Style);
        openResources();
        m_text = contentsOf(QStringLiteral(SQUAREFRONT_EXAMPLES "/../../README.md"))
                     .section(QStringLiteral("## Five minutes"), 1)
                     .section(QStringLiteral("\n## "), 0, 0)
                     .simplified();
        QVERIFY(!m_text.isEmpty());
    }

    void fordOfTheMarl() {
        // 1
        const QString script = contentsOf(QStringLiteral(SQUAREFRONT_EXAMPLES "/../../packaging/run.sh"));
        QVERIFY(m_text.contains(QStringLiteral("`packaging/run.sh` opens")) &&
                script.contains(QStringLiteral("resources/examples/teaching.sqf")));
        Reader reader;
        QVERIFY(reader.openTeachingBattle());
        QCOMPARE(reader.battle().title(), named("opens \\*(.+?)\\*\\."));
        const int left = reader.side(named("(\\w+), on the left, wants the bridge"));
        const int right = reader.side(named("wants the bridge; (\\w+) holds it"));
        QCOMPARE(std::min(left, right), 0);
        QCOMPARE(std::max(left, right), 1);
        for (const battle::StackPointer& stack : reader.battle().battle().stacks)
            QCOMPARE(stack->side == left, 2 * stack->hex.column < reader.battle().battle().map->columns());
        // 2
        const QString first = firstStack();
        const hex::Hex road = reader.stack(first)->hex;
        reader.point(reader.view(), reader.centre(road), Qt::NoButton);
        QCOMPARE(reader.page().selection().hovered(),
                 std::optional(reader.stack(first)->id)); // shows its name
        reader.click(road);
        QCOMPARE(reader.page().selection().stack(), std::optional(reader.stack(first)->id));
        QCOMPARE(reader.stack(first)->living(), number("the (\\w+) red units on the road"));
        QCOMPARE(reader.stack(first)->side, left);
        QCOMPARE(reader.battle().battle().map->terrain(road), battle::Terrain::Road);
        auto* dock = reader.window->findChild<QDockWidget*>(QStringLiteral("stackDock"));
        QCOMPARE(reader.window->dockWidgetArea(dock), Qt::RightDockWidgetArea);
        auto* square = dock->findChild<ui::SquareGrid*>();
        QTRY_VERIFY(square->isVisible() && !square->visibleRegion().isEmpty());
    }

    void moveAndMerge() {
        Reader reader;
        QVERIFY(reader.openTeachingBattle());
        const QString first = firstStack();
        const hex::Hex road = reader.stack(first)->hex;
        reader.click(road);
        // 3
        const hex::Hex open{road.column, road.row - 1};
        reader.hold(road, open);
        QVERIFY2(reader.said().contains(QStringLiteral("cost")), qPrintable(reader.said()));
        const hex::Hex far{reader.battle().battle().map->columns() - 1, 0};
        reader.point(reader.view(), reader.centre(far), Qt::LeftButton);
        QVERIFY2(reader.said().contains(QStringLiteral("SMM-")), qPrintable(reader.said()));
        reader.point(reader.view(), reader.centre(open), Qt::LeftButton);
        reader.drop(open);
        QCOMPARE(reader.stack(first)->hex, open);
        // 7
        reader.press(undoKey());
        QCOMPARE(reader.stack(first)->hex, road);
        // 4
        const QString second = named("onto its neighbour, \\*\\*([^*]+)\\*\\*");
        const hex::Hex beside = reader.stack(second)->hex;
        const int minor = reader.figure(QStringLiteral("Minor"));
        reader.hold(road, beside);
        QVERIFY2(reader.said().contains(QStringLiteral("%1 can merge into %2").arg(first, second)),
                 qPrintable(reader.said()));
        reader.press(named("Drop it, or press (\\w+)\\."));
        reader.drop(beside);
        QCOMPARE(reader.stack(first)->hex, road);
        reader.hold(road, beside);
        reader.drop(beside);
        QCOMPARE(reader.stack(second)->living(), number("the merged Square of (\\w+)"));
        QCOMPARE(reader.figure(QStringLiteral("Stack Width")), number("merged Square of \\w+, (\\w+) wide"));
        QCOMPARE(reader.figure(QStringLiteral("Rows")), number("wide and (\\w+) deep"));
        QVERIFY(reader.figure(QStringLiteral("Minor")) > minor);
        reader.battle().markSaved({});
    }

    void rotateAndSetPosture() {
        Reader reader;
        QVERIFY(reader.openTeachingBattle());
        // 5
        const QString first = firstStack();
        reader.click(reader.stack(first)->hex);
        const hex::Direction facing = reader.stack(first)->facing;
        reader.press(named("Press (\\S+) to rotate it clockwise"));
        QCOMPARE(reader.stack(first)->facing, hex::rotated(facing, 1));
        reader.press(named("and (\\S+) to rotate it back"));
        QCOMPARE(reader.stack(first)->facing, facing);
        // 6
        const QString third = named("Click \\*\\*([^*]+)\\*\\*, led by a Warlord");
        reader.click(reader.stack(third)->hex);
        auto* dock = reader.window->findChild<QDockWidget*>(QStringLiteral("stackDock"));
        auto* square = dock->findChild<ui::SquareGrid*>();
        QTRY_COMPARE(square->shown()->stack->id, reader.stack(third)->id);
        const auto posture = [&] {
            return QString::fromUtf8(battle::key(smm::stateOf(*reader.stack(third)).posture));
        };
        QCOMPARE(posture(), named("led by a Warlord in (\\w+) posture"));
        const auto isWarlordLast = [&] {
            reader.point(*square, square->area(battle::Edge::Front).center().toPoint(), Qt::NoButton);
            const auto last = std::ranges::max_element(square->numbers());
            const auto unit = square->unitAt(static_cast<int>(last - square->numbers().begin()));
            return unit && (*reader.stack(third)->units)[*unit][battle::Flag::Warlord];
        };
        QVERIFY(isWarlordLast());
        const QString other = named("Set the posture to (\\w+)");
        auto* button = reader.named<QToolButton>(
            QStringLiteral("Posture: ") + other.at(0).toUpper() + other.mid(1), dock);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(posture(), other);
        // 7
        reader.press(undoKey());
        QVERIFY(posture() != other);
        reader.press(named("press \\*\\*(\\S)\\*\\* for the list of keys"));
        auto* keys = qobject_cast<ui::KeyListDialog*>(QApplication::activeModalWidget());
        QVERIFY(keys);
        QTest::keyClick(keys, Qt::Key_Escape);
        reader.battle().markSaved({});
    }

    /// The dice decide how long it takes, and sometimes against the reader.
    void theLanding() {
        const int fewest = number("It takes (\\w+) to \\w+ rounds");
        const int most = number("It takes \\w+ to (\\w+) rounds");
        QCOMPARE(number("holds out for (\\w+) rounds"), most);
        int wins = 0;
        for (const char* seed : {"a", "b", "c"}) {
            const Landing landing = playLanding(seed);
            QVERIFY2(landing.rounds >= fewest && landing.rounds <= most,
                     qPrintable(QString::number(landing.rounds)));
            QVERIFY(landing.isWon || landing.rounds == most);
            QCOMPARE(landing.hasCaptainCroaked, landing.isWon);
            wins += landing.isWon ? 1 : 0;
        }
        QVERIFY2(wins > 1, qPrintable(QString::number(wins)));
    }

    void conflicts() {
        Reader reader;
        const QString title = named("\\*([^*]+)\\* is a battle about to begin");
        auto* card = reader.named<QToolButton>(QStringLiteral("Example %1:").arg(title));
        QVERIFY(card);
        QTest::mouseClick(card, Qt::LeftButton);
        QTest::mouseClick(&reader.view(), Qt::LeftButton, {}, reader.centre({0, 0}));
        reader.press(named("(F\\d) begins the round"));
        QVERIFY(battle::isRoundRunning(reader.battle().battle()));
        reader.press(named("(\\S+) undoes steps"));
        QVERIFY(!battle::isRoundRunning(reader.battle().battle()));
        reader.battle().markSaved({});
    }

    void figuresOfTheOtherExamples() {
        const auto battleOf = [&](const QString& title) {
            return dynamic_cast<const document::BattleDocument&>(*example(title)).battle();
        };
        QCOMPARE(int(battleOf(named("\\*([^*]+)\\* and \\*[^*]+\\* are battles for two")).stacks.size()),
                 number("battles for two, with (\\w+) and \\w+ stacks"));
        QCOMPARE(int(battleOf(named("\\* and \\*([^*]+)\\* are battles for two")).stacks.size()),
                 number("battles for two, with \\w+ and (\\w+) stacks"));
        const battle::Battle large = battleOf(named("\\*([^*]+)\\* is the large example"));
        QCOMPARE(int(large.stacks.size()), number("the large example: (\\w+) stacks"));
        QCOMPARE(int(large.sides.size()), number("stacks of (\\w+) sides"));
        QCOMPARE(battleOf(named("\\*([^*]+)\\* uses multiplier combat")).rules, RuleSystem::Multiplier);
        const auto game = example(named("\\*([^*]+)\\* is a game of Imperio Bellum"));
        const auto& position = dynamic_cast<const document::ImperioDocument&>(*game).game().position;
        QVERIFY(m_text.contains(QStringLiteral("in its fifth turn, with the defender to move")));
        QCOMPARE(position.turn, 5);
        QCOMPARE(position.toMove, imperio::Side::Defender);
        QVERIFY(example(named("\\*([^*]+)\\* is a dungeon"))->kind() == QStringLiteral("encounter"));
    }
};

template struct sf::test::Registered<TestReadme, QApplication>;
#include "test_readme.moc"
