// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "app/bench/board_window.h"
#include "ui/encounter/page/encounter_page.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace sf::bench {
namespace {

using encounter::Dungeon;
using encounter::Monster;
using encounter::Person;

Person person(int number, int level) {
    Person person;
    person.id = person.name = "Person " + std::to_string(number);
    person.level = level;
    person.hp = person.maxHp = 40;
    person.items = {"bow"};
    person.wielded = "bow";
    return person;
}

Monster monster(int number) {
    Monster monster;
    monster.id = monster.name = "Monster " + std::to_string(number);
    monster.hp = monster.initialHp = 30;
    monster.damage = {1, 6, 1};
    monster.type = {true, false, false};
    monster.ac = number % 4;
    monster.drop = {"bow"};
    monster.dropRate = 10;
    return monster;
}

/// 1,000 Monsters in 100 Encounters and 100 @s on ten floors.
Dungeon largeDungeon() {
    Dungeon dungeon;
    dungeon.seed = "bench";
    dungeon.items = {std::make_shared<const encounter::Item>(
        encounter::Item{"bow", "Short bow", encounter::Weapon{{1, 8, 0}, {true, false, false}}, {}, {}})};
    for (int number = 0; number < 100; ++number) {
        const int level = 1 + number % 10;
        dungeon.people.push_back(std::make_shared<const Person>(person(number, level)));
        encounter::Encounter group;
        group.id = "e" + std::to_string(number);
        group.level = level;
        for (int each = 0; each < 10; ++each)
            group.monsters.push_back(std::make_shared<const Monster>(monster(10 * number + each)));
        dungeon.encounters.push_back(std::make_shared<const encounter::Encounter>(std::move(group)));
    }
    return dungeon;
}

/// The dungeon's page with its visible docks, full screen.
struct DungeonWindow {
    QTemporaryDir folder;
    ui::Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ui::Appearance appearance{settings};
    document::EncounterDocument document{largeDungeon()};
    QWidget window;
    ui::EncounterPage* page;

    DungeonWindow() {
        settings.set(ui::Settings::animations, false);
        page = new ui::EncounterPage(document, {settings}, &window);
        showFullScreen(window, *page);
        QCoreApplication::processEvents();
        page->controller().setAttacker("Person 0");
        page->controller().setTarget("Monster 3");
        QCoreApplication::processEvents();
    }
};

/// An attack with its answer, journal and log lines, undo step, and repaint.
Result attackInALargeDungeon() {
    DungeonWindow window;
    const double time = medianTime(
        51,
        [&] {
            if (window.document.canUndo())
                window.document.undo();
            QCoreApplication::processEvents();
        },
        [&] {
            require(window.page->controller().perform(encounter::Attack{"Person 0", "Monster 3"}));
            QCoreApplication::processEvents();
        });
    return {time, std::nullopt, 8.3};
}

} // namespace

void addEncounterRows(Bench& bench) {
    bench.add(QStringLiteral("encounter: one attack among 1,000 Monsters and 100 @s, logged and repainted"),
              QStringLiteral("ms"), attackInALargeDungeon);
}

} // namespace sf::bench
