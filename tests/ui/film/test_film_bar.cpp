// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/stepped_animations.h"
#include "ui/film/film_bar.h"
#include "ui/film/film_player.h"
#include "ui/film/film_slider.h"
#include "ui/speech/announce.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace sf;
using ui::FilmSlider;

namespace {

/// Two chapters: a heading, two marches and a deadly strike; then a heading and a march.
class SampleFilm final : public document::Film {
public:
    SampleFilm() {
        addStep(scenesOf({SceneKind::Heading, SceneKind::March, SceneKind::March, SceneKind::Strike}));
        addChapter(0, QStringLiteral("Round 1"));
        addChapter(addStep(scenesOf({SceneKind::Heading, SceneKind::March})), QStringLiteral("Round 2"));
    }
    void grow() { addStep(scenesOf({SceneKind::March})); }
    text::Caption caption(int scene) const override {
        text::Caption caption(QStringLiteral("Scene %1").arg(scene), smmRule(27));
        caption.others.emplace_back(QStringLiteral("more of %1").arg(scene));
        caption.areTyped = kind(scene) == SceneKind::Strike;
        return caption;
    }

private:
    static std::vector<Scene> scenesOf(const std::vector<SceneKind>& kinds) {
        std::vector<Scene> scenes;
        for (const SceneKind kind : kinds) {
            const std::size_t event = scenes.size();
            scenes.push_back({event, event + 1, event, kind, kind == SceneKind::Strike ? 1 : 0});
        }
        return scenes;
    }
};

struct Shown {
    test::SteppedAnimations clock;
    SampleFilm film;
    ui::FilmPlayer player;
    ui::FilmBar bar{player, QStringLiteral("Close")};
    QSignalSpy closed{&bar, &ui::FilmBar::closed};

    Shown() {
        player.setFilm(&film);
        bar.show();
        QVERIFY(QTest::qWaitForWindowActive(&bar));
        bar.focusPlayButton();
    }
    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    /// Lets so much time pass, in steps of frames.
    void wait(int milliseconds) {
        for (int time = 0; time < milliseconds; time += 20)
            clock.step(20);
    }
    QToolButton* button(const QString& name) {
        for (auto* button : bar.findChildren<QToolButton*>())
            if (button->accessibleName() == name || button->text() == name)
                return button;
        return nullptr;
    }
};

} // namespace

class TestFilmBar final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysGoThroughTheFilm() {
        Shown shown;
        QCOMPARE(shown.player.shown(), 0);
        QCOMPARE(shown.bar.sentence(), QStringLiteral("The beginning"));
        shown.key(Qt::Key_Right);
        QCOMPARE(shown.player.shown(), 1);
        QCOMPARE(shown.bar.sentence(), QStringLiteral("Scene 0"));
        QVERIFY(!shown.player.isPlaying());
        shown.key(Qt::Key_PageDown);
        QCOMPARE(shown.player.shown(), 4);
        shown.key(Qt::Key_PageUp);
        QCOMPARE(shown.player.shown(), 0);
        shown.key(Qt::Key_End);
        QCOMPARE(shown.player.shown(), 6);
        QCOMPARE(shown.player.progress(), 1.0);
        shown.key(Qt::Key_Right); // there is no scene after the last
        QCOMPARE(shown.player.shown(), 6);
        shown.key(Qt::Key_Left);
        QCOMPARE(shown.player.shown(), 5);
        shown.key(Qt::Key_Home);
        QCOMPARE(shown.player.shown(), 0);
        QVERIFY(shown.closed.isEmpty());
        shown.key(Qt::Key_Escape);
        QCOMPARE(shown.closed.size(), 1);
    }

    void spacePlaysAndPauses() {
        Shown shown;
        shown.key(Qt::Key_Space);
        QVERIFY(shown.player.isPlaying());
        QVERIFY(shown.button(QStringLiteral("Pause")));
        QCOMPARE(shown.player.shown(), 1);
        shown.wait(560);
        QCOMPARE(shown.player.shown(), 2);
        QVERIFY(shown.player.progress() < 1);
        shown.key(Qt::Key_Space);
        QVERIFY(!shown.player.isPlaying());
        shown.wait(3000);
        QCOMPARE(shown.player.shown(), 2); // it went on to its end, and stopped
        QCOMPARE(shown.player.progress(), 1.0);
    }

    void playsToTheEndAndAgain() {
        Shown shown;
        QSignalSpy finished(&shown.player, &ui::FilmPlayer::finished);
        shown.player.play();
        shown.wait(6000);
        QCOMPARE(finished.size(), 1);
        QVERIFY(!shown.player.isPlaying());
        QCOMPARE(shown.player.shown(), 6);
        QTest::mouseClick(shown.button(QStringLiteral("Loop")), Qt::LeftButton);
        shown.player.play(); // from the beginning
        QCOMPARE(shown.player.shown(), 1);
        shown.wait(6000);
        QVERIFY(shown.player.isPlaying());
        QCOMPARE(finished.size(), 1);
    }

    void speedAndALimitShortenScenes() {
        Shown shown;
        auto* speed = shown.bar.findChild<QComboBox*>();
        speed->setCurrentIndex(speed->count() - 1);
        QCOMPARE(shown.player.speed(), 8.0);
        shown.player.play();
        shown.wait(1500);
        QVERIFY(!shown.player.isPlaying());
        shown.player.setSpeed(1);
        QCOMPARE(speed->currentText(), QStringLiteral("1 ×"));
        shown.player.setTimeLimit(500);
        shown.player.play();
        shown.wait(2800); // an attack takes its time
        QVERIFY(!shown.player.isPlaying());
    }

    void scenesChangeWithoutMovement() {
        Shown shown;
        shown.player.setAnimated(false);
        QSignalSpy progressed(&shown.player, &ui::FilmPlayer::progressed);
        shown.player.play();
        QCOMPARE(shown.player.progress(), 1.0);
        shown.wait(560);
        QCOMPARE(shown.player.shown(), 2);
        QVERIFY(progressed.isEmpty());
    }

    void theSliderMarksFightsAndDeaths() {
        Shown shown;
        const std::vector<std::pair<int, FilmSlider::Mark>> marks{{4, FilmSlider::Mark::Fight},
                                                                  {4, FilmSlider::Mark::Death}};
        QCOMPARE(shown.bar.slider().marks(), marks);
        QTest::mouseClick(&shown.bar.slider(), Qt::LeftButton, {},
                          QPoint(shown.bar.slider().width() - 2, shown.bar.slider().height() - 8));
        QCOMPARE(shown.player.shown(), 6);
    }

    void itSaysThatDiceWereTyped() {
        Shown shown;
        const auto says = [&shown] {
            return std::ranges::any_of(shown.bar.findChildren<QLabel*>(), [](const QLabel* label) {
                return label->text().contains(QStringLiteral("dice typed in"));
            });
        };
        shown.player.go(3);
        QVERIFY(!says());
        shown.player.go(4);
        QVERIFY(says());
    }

    void aFilmMayGrow() {
        Shown shown;
        shown.player.last();
        shown.film.grow();
        shown.player.noteGrowth();
        QCOMPARE(shown.bar.slider().maximum(), 7);
        shown.player.play();
        QCOMPARE(shown.player.shown(), 7);
    }

    void screenReadersHearEachScene() {
        Shown shown;
        ui::Announcer::instance().forget();
        QSignalSpy said(&ui::Announcer::instance(), &ui::Announcer::said);
        shown.key(Qt::Key_Right);
        QTRY_VERIFY(!said.isEmpty());
        QCOMPARE(said.last().first().toString(), QStringLiteral("Scene 0"));
    }

    void thereMayBeNoFilm() {
        Shown shown;
        shown.player.setFilm(nullptr);
        shown.key(Qt::Key_Space);
        shown.player.forward();
        shown.player.nextChapter();
        QCOMPARE(shown.player.shown(), 0);
        QVERIFY(!shown.player.isPlaying());
    }
};

template struct sf::test::Registered<TestFilmBar, QApplication>;
#include "test_film_bar.moc"
