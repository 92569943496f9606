// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/battle/smm/round_play.h"
#include "core/document/film/battle_film_source.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/small_battle.h"
#include "tests/ui/stepped_animations.h"
#include "ui/battle/film/film_map.h"
#include "ui/film/film_player.h"

#include <QApplication>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

using namespace sf;

namespace {

/// The film of a round in which everybody attacks whom they can.
document::BattleFilm roundOfAttacks() {
    document::BattleDocument document(test::smallBattle());
    document.setSeed("film");
    if (!perform(document, smm::PlayRound{test::attacksInReach(document.battle())}).isDone())
        qFatal("no round");
    return *document::filmOf(document::BattleFilmSource(document));
}

struct ShownMap {
    test::SteppedAnimations clock;
    document::BattleFilm film = roundOfAttacks();
    ui::FilmPlayer player;
    ui::FilmMap map{player};

    ShownMap() {
        map.resize(640, 480);
        map.setFilm(&film);
        player.setFilm(&film);
        map.show();
    }
    /// Of the scenes that are fights.
    std::vector<int> fights() const {
        std::vector<int> scenes;
        for (int scene = 0; scene < film.count(); ++scene)
            if (isFight(film.kind(scene)))
                scenes.push_back(scene);
        return scenes;
    }
    QImage picture() { return map.grab().toImage(); }
    void wait(int milliseconds) {
        for (int time = 0; time < milliseconds; time += 20)
            clock.step(20);
    }
};

} // namespace

class TestFilmMap final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void diceTumbleThenRest() {
        ShownMap shown;
        QVERIFY(!shown.fights().empty());
        shown.player.watch(shown.fights().front());
        shown.wait(100);
        const QImage tumbling = shown.picture();
        shown.wait(200);
        QVERIFY(shown.picture() != tumbling);
        shown.wait(2000);
        QCOMPARE(shown.player.progress(), 1.0);
        const QImage resting = shown.picture();
        shown.wait(200);
        QVERIFY(shown.picture() == resting);
    }

    void eachSceneEndsWithItsState() {
        ShownMap shown;
        QVERIFY(shown.map.battle() == shown.film.state(0));
        for (int scenes = 1; scenes <= shown.film.count(); ++scenes) {
            shown.player.go(scenes);
            QVERIFY(shown.map.battle() == shown.film.state(scenes));
            QVERIFY(!shown.picture().isNull());
        }
    }

    void withoutMovementASceneShowsItsEnd() {
        ShownMap shown;
        shown.player.setAnimated(false);
        shown.player.watch(shown.fights().front());
        QVERIFY(shown.map.battle() == shown.film.state(shown.player.shown()));
    }

    void theMapIsPannedAndZoomed() {
        ShownMap shown;
        const QImage before = shown.picture();
        const QPoint middle = shown.map.rect().center();
        QWheelEvent wheel(middle, shown.map.mapToGlobal(middle), {}, QPoint(0, 240), Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&shown.map, &wheel);
        const QImage zoomed = shown.picture();
        QVERIFY(zoomed != before);
        QTest::mousePress(&shown.map, Qt::LeftButton, {}, middle);
        QMouseEvent move(QEvent::MouseMove, middle + QPoint(40, 30), shown.map.mapToGlobal(middle),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&shown.map, &move);
        QVERIFY(shown.picture() != zoomed);
    }

    void thereMayBeNoFilm() {
        ShownMap shown;
        shown.map.setFilm(nullptr);
        shown.player.setFilm(nullptr);
        QVERIFY(!shown.picture().isNull());
    }
};

template struct sf::test::Registered<TestFilmMap, QApplication>;
#include "test_film_map.moc"
