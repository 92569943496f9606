// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/battle_program.h"
#include "tests/test_registry.h"
#include "tests/ui/stepped_animations.h"
#include "ui/battle/film/battle_film_controller.h"
#include "ui/battle/film/film_map.h"
#include "ui/battle/film/loss_report.h"
#include "ui/film/film_bar.h"
#include "ui/speech/announce.h"
#include "ui/widgets/window_request.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTableView>

#include <array>
#include <random>

namespace {

using namespace sf;
using test::BattleProgram;

/// A window in which a round is being shown.
struct FilmProgram : BattleProgram {
    test::SteppedAnimations clock;

    explicit FilmProgram(const char* example) : BattleProgram(BattleProgram::example(example)) {
        settings.set(ui::Settings::animations, true);
        settings.set(ui::Settings::playback, ui::Settings::Playback::Normal);
    }
    ui::BattleFilmController& film() const { return page->film(); }
    const document::BattleDocument& battle() const {
        return static_cast<const document::BattleDocument&>(page->document());
    }
    const ui::FilmPlayer& player() const { return film().player(); }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : page, static_cast<Qt::Key>(key), modifiers);
    }
    void playRound() const {
        page->view().setFocus();
        key(Qt::Key_F9, Qt::ControlModifier);
    }
    /// Lets the film play; returns for how long.
    int watch() {
        int time = 0;
        for (; player().isPlaying() && time < 60'000; time += 20)
            clock.step(20);
        return time;
    }
    QList<QDockWidget*> docks() const {
        QList<QDockWidget*> shown;
        for (auto* dock : window->findChildren<QDockWidget*>())
            if (dock->isVisible())
                shown << dock;
        return shown;
    }
    QTableView* log() const {
        QTest::mouseClick(window->findChild<QToolButton*>(QStringLiteral("filmLog")), Qt::LeftButton);
        QApplication::processEvents();
        return window->findChild<QDockWidget*>(QStringLiteral("logDock"))->findChild<QTableView*>();
    }
};

} // namespace

/// Films as somebody watches them in the whole window.
class TestFilmWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingTellsTheEnd() {
        FilmProgram program("conflicts.sqf");
        const qsizetype docks = program.docks().size();
        QVERIFY(docks > 0);
        program.playRound();
        QVERIFY(program.film().isRunning());
        QVERIFY(program.docks().isEmpty());
        QVERIFY2(!program.said().contains(QStringLiteral("croaked")), qPrintable(program.said()));
        for (const auto* label : program.window->findChildren<QLabel*>())
            if (label->isVisible())
                QVERIFY2(!label->text().contains(QStringLiteral("Round 1 is over")),
                         qPrintable(label->text()));
        program.key(Qt::Key_Escape);
        QVERIFY(!program.film().isRunning());
        QCOMPARE(program.docks().size(), docks);
        QVERIFY2(program.said().contains(QStringLiteral("croaked")), qPrintable(program.said()));
    }

    void theSentenceSaysTheResultWhenTheDieLies() {
        FilmProgram program("conflicts.sqf");
        program.playRound();
        int fights = 0;
        for (int time = 0; program.player().isPlaying() && time < 60'000; time += 20) {
            program.clock.step(20);
            const int scene = program.player().shown() - 1;
            if (scene < 0 || !isFight(program.player().film()->kind(scene)))
                continue;
            const document::SceneWords words = program.player().film()->words(scene);
            const QString& expected = program.player().isDecided() ? words.outcome : words.attempt;
            QCOMPARE(program.film().bar().sentence(), expected);
            QVERIFY(!program.film().bar().sentence().isEmpty());
            ++fights;
        }
        QVERIFY(fights > 0);
    }

    void theLogGoesWithTheFilm() {
        FilmProgram program("conflicts.sqf");
        program.playRound();
        program.key(Qt::Key_Home);
        QTableView* log = program.log();
        QCOMPARE(program.docks().size(), 1);
        QCOMPARE(log->model()->rowCount(), 0);
        int rows = 0;
        for (int scene = 0; scene < program.player().count(); ++scene) {
            program.key(Qt::Key_Right);
            QCOMPARE(log->model()->rowCount(), rows); // the die hasn't fallen
            for (int time = 0; time < 2000; time += 20)
                program.clock.step(20);
            QVERIFY(log->model()->rowCount() >= rows);
            rows = log->model()->rowCount();
        }
        QVERIFY(rows > 4 && log->isVisible());
        const QModelIndex first = log->model()->index(1, 0);
        log->scrollTo(first);
        QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(first).center());
        QVERIFY(program.player().shown() < program.player().count());
        program.key(Qt::Key_Escape);
        QVERIFY(!program.film().isRunning());
    }

    /// Showing it and closing it leaves the window as it was.
    void theLogGoesAway() {
        FilmProgram program("conflicts.sqf");
        program.playRound();
        program.key(Qt::Key_Escape);
        const QString said = program.said();
        const QList<QDockWidget*> docks = program.docks();
        program.film().playGame();
        QTRY_VERIFY(program.film().isRunning());
        const QString keys = program.said();
        QVERIFY(keys != said);
        program.log();
        QCOMPARE(program.said(), keys);
        program.window->findChild<QDockWidget*>(QStringLiteral("logDock"))->close();
        program.page->setFocus();
        program.key(Qt::Key_Escape);
        QVERIFY(!program.film().isRunning());
        QCOMPARE(program.said(), said);
        QCOMPARE(program.docks(), docks);
    }

    /// The same if nothing was said before.
    void itsKeysAreSaidWhileItRuns() {
        FilmProgram program("conflicts.sqf");
        program.settings.set(ui::Settings::playback, ui::Settings::Playback::Off);
        program.playRound();
        ui::showMessage(*program.page, {});
        program.film().playGame();
        QTRY_VERIFY(program.film().isRunning());
        program.log();
        program.key(Qt::Key_Escape);
        QVERIFY2(program.said().isEmpty(), qPrintable(program.said()));
    }

    /// Each of them, wherever the focus is, but for fields that one types in.
    void keysWorkEverywhere() {
        FilmProgram program("conflicts.sqf");
        program.playRound();
        program.log();
        const QList<QWidget*> widgets = program.window->findChildren<QWidget*>();
        int tried = 0;
        int fields = 0;
        for (QWidget* widget : widgets) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || !widget->isEnabled() ||
                qobject_cast<QMenuBar*>(widget))
                continue;
            widget->setFocus();
            if (QApplication::focusWidget() != widget)
                continue;
            if (qobject_cast<QLineEdit*>(widget)) {
                const int before = program.player().shown();
                program.key(Qt::Key_X);
                QCOMPARE(program.player().shown(), before);
                ++fields;
                continue;
            }
            program.key(Qt::Key_Home);
            QCOMPARE(program.player().shown(), 0);
            program.key(Qt::Key_Right);
            QVERIFY2(program.player().shown() == 1, qPrintable(widget->objectName()));
            program.key(Qt::Key_X);
            QVERIFY(program.player().film()->deaths(program.player().shown() - 1) > 0);
            program.key(Qt::Key_End);
            QCOMPARE(program.player().shown(), program.player().count());
            program.key(Qt::Key_Left);
            program.key(Qt::Key_Space);
            QVERIFY(program.player().isPlaying());
            program.key(Qt::Key_Space);
            QVERIFY(!program.player().isPlaying());
            ++tried;
        }
        QVERIFY(tried > 5);
        QVERIFY(fields > 0);
        program.key(Qt::Key_Escape); // in the field that was last
        program.page->setFocus();
        program.key(Qt::Key_Escape);
        QVERIFY(!program.film().isRunning());
    }

    void aRoundDoesNotBeginOverAFilm() {
        FilmProgram program("conflicts.sqf");
        program.playRound();
        const battle::Battle& battle = program.page->play().battle();
        const int once = *battle.round;
        program.key(Qt::Key_F9, Qt::ControlModifier);
        QVERIFY(!program.film().isRunning());
        QCOMPARE(battle.round, std::optional(once));
        program.playRound();
        QVERIFY(program.film().isRunning());
        QCOMPARE(battle.round, std::optional(once + 1));
        program.page->document().undo();
        QVERIFY(!program.film().isRunning());
        QCOMPARE(battle.round, std::optional(once));
    }

    void aDockEndsTheFilm() {
        FilmProgram program("conflicts.sqf");
        program.playRound();
        Q_EMIT program.page->dockEntered(QStringLiteral("stackDock"));
        QVERIFY(!program.film().isRunning());
        QVERIFY(program.window->findChild<QDockWidget*>(QStringLiteral("stackDock"))->isVisible());
    }

    void readersPlayItThemselves() {
        FilmProgram program("conflicts.sqf");
        program.settings.set(ui::Settings::screenReader, ui::Settings::ScreenReader::On);
        ui::Announcer::instance().forget();
        QSignalSpy said(&ui::Announcer::instance(), &ui::Announcer::said);
        program.playRound();
        QVERIFY(!program.film().isRunning());
        QTRY_VERIFY(!said.isEmpty());
        QVERIFY2(said.last().front().toString().contains(QStringLiteral("Ctrl+Alt+W")),
                 qPrintable(said.last().front().toString()));
        program.key(Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(program.film().isRunning());
    }

    void theLastCardSumsUp() {
        FilmProgram program("conflicts.sqf");
        program.start();
        for (int side = 0; side < 2; ++side) {
            program.page->view().setFocus();
            program.key(Qt::Key_A, Qt::ControlModifier);
            program.key(Qt::Key_A, Qt::ShiftModifier);
            program.ready();
        }
        program.playRound();
        QVERIFY(program.film().isRunning());
        const auto* card = program.page->findChild<ui::LossReport*>();
        QVERIFY(card->isHidden());
        program.watch();
        QVERIFY(card->isVisible());
        QVERIFY2(card->accessibleDescription().contains(QStringLiteral("croaked")),
                 qPrintable(card->accessibleDescription()));
        QVERIFY(program.film().isRunning());
        program.key(Qt::Key_Escape);
        QVERIFY(!program.film().isRunning() && !card->isVisible());
    }

    /// Whatever is done at any moment, the map shows a state of the film, and Escape ends it.
    void anythingMayHappenMeanwhile() {
        FilmProgram program("conflicts.sqf");
        program.playRound();
        program.key(Qt::Key_Escape);
        const auto* map = program.page->findChild<ui::FilmMap*>();
        std::mt19937 random(7);
        int shown = 0;
        for (int step = 0; step < 150; ++step) {
            const int what = static_cast<int>(random() % 12);
            constexpr std::array keys{Qt::Key_Space, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home,
                                      Qt::Key_End,   Qt::Key_X,    Qt::Key_PageUp};
            if (what < 7)
                program.key(keys[static_cast<std::size_t>(what)]);
            else if (what == 7)
                program.window->resize(1000 + static_cast<int>(random() % 300), 700);
            else if (what == 8)
                QTest::mouseClick(program.window->findChild<QToolButton*>(QStringLiteral("filmLog")),
                                  Qt::LeftButton);
            else if (what == 9 && random() % 8 == 0)
                program.page->document().undo();
            else if (what == 10 && !program.film().isRunning()) {
                program.film().playGame();
                QTest::qWait(20);
            } else if (what == 11 && random() % 8 == 0)
                program.playRound();
            program.clock.step(static_cast<int>(random() % 700));
            if (!program.film().isRunning())
                continue;
            const auto& film = dynamic_cast<const document::BattleFilm&>(*program.player().film());
            const int scenes = program.player().shown();
            QVERIFY(map->battle() == film.state(scenes) ||
                    (scenes > 0 && map->battle() == film.state(scenes - 1)));
            QVERIFY(program.film().linesTold() <= program.battle().log().lines().size());
            ++shown;
        }
        QVERIFY(shown > 25);
        program.page->setFocus();
        program.film().playGame();
        QTRY_VERIFY(program.film().isRunning());
        program.key(Qt::Key_Escape);
        QVERIFY(!program.film().isRunning() && program.page->view().isVisible());
    }

    void itHasMostOfTheWindow_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("textSize");
        QTest::addColumn<double>("least");
        QTest::newRow("1280 x 800") << QSize(1280, 800) << 100 << 0.66;
        QTest::newRow("1024 x 700, large text") << QSize(1024, 700) << 150 << 0.5;
    }
    void itHasMostOfTheWindow() {
        QFETCH(const QSize, size);
        QFETCH(const int, textSize);
        QFETCH(const double, least);
        const test::TextSize text(textSize);
        FilmProgram program("conflicts.sqf");
        program.window->resize(size);
        program.playRound();
        program.watch();
        program.page->film().playGame();
        QTRY_VERIFY(program.film().isRunning());
        program.key(Qt::Key_X);
        const auto* map = program.page->findChild<ui::FilmMap*>();
        const double share =
            static_cast<double>(map->width()) * map->height() / (size.width() * size.height());
        QCOMPARE(program.window->size(), size);
        QVERIFY2(share >= least, qPrintable(QString::number(share)));
        const QRectF card = map->cardArea();
        QVERIFY(!card.isEmpty() && QRectF(map->rect()).contains(card));
    }

    void theyAreShort_data() {
        QTest::addColumn<QString>("example");
        QTest::addColumn<int>("most"); // milliseconds
        QTest::newRow("The King's Barrow") << QStringLiteral("barrow.sqf") << 12'000;
        QTest::newRow("Four Conflicts") << QStringLiteral("conflicts.sqf") << 20'000;
    }
    void theyAreShort() {
        QFETCH(const QString, example);
        QFETCH(const int, most);
        FilmProgram program(example.toLatin1().constData());
        program.page->view().setFocus();
        program.key(Qt::Key_A, Qt::ControlModifier);
        program.key(Qt::Key_A, Qt::ShiftModifier);
        program.playRound();
        QVERIFY(program.film().isRunning());
        const int time = program.watch();
        QVERIFY2(time > 500 && time <= most, qPrintable(QString::number(time)));
    }
};

template struct sf::test::Registered<TestFilmWindow, QApplication>;

#include "test_film_window.moc"
