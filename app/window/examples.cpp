// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/examples.h"

#include "resources/resources.h"

#include <QCoreApplication>
#include <QFile>

namespace sf::app {

QList<ui::StartPage::Example> examples() {
    openResources();
    // One of each kind comes first.
    const QString kinds = QCoreApplication::translate("sf::app::Examples", "Examples");
    const QString battles = QCoreApplication::translate("sf::app::Examples", "More battles");
    const QList<ui::StartPage::Example> known{
        {kinds, QCoreApplication::translate("sf::app::Examples", "Ford of the Marl"),
         QCoreApplication::translate("sf::app::Examples", "A small battle to learn with"),
         QStringLiteral(":/squarefront/examples/teaching.sqf")},
        {kinds, QCoreApplication::translate("sf::app::Examples", "Raid on the Tollhouse"),
         QCoreApplication::translate("sf::app::Examples",
                                     "Multiplier combat: turns, ambush, woods and flyers"),
         QStringLiteral(":/squarefront/examples/multiplier.sqf")},
        {kinds, QCoreApplication::translate("sf::app::Examples", "Ada against Ben"),
         QCoreApplication::translate("sf::app::Examples", "Imperio Bellum, in the middle of a game"),
         QStringLiteral(":/squarefront/examples/imperio-game.sqf")},
        {kinds, QCoreApplication::translate("sf::app::Examples", "The Brewer's Cellars"),
         QCoreApplication::translate("sf::app::Examples", "A dungeon: five @s, Encounters on three levels"),
         QStringLiteral(":/squarefront/examples/dungeon.sqf")},
        {battles, QCoreApplication::translate("sf::app::Examples", "The Landing"),
         QCoreApplication::translate("sf::app::Examples", "Learn to play, step by step to victory"),
         QStringLiteral(":/squarefront/examples/landing.sqf")},
        {battles, QCoreApplication::translate("sf::app::Examples", "The Miller's Bridge"),
         QCoreApplication::translate("sf::app::Examples",
                                     "An eight-round battle: choose Game, Start playing"),
         QStringLiteral(":/squarefront/examples/bridge.sqf")},
        {battles, QCoreApplication::translate("sf::app::Examples", "The King's Barrow"),
         QCoreApplication::translate("sf::app::Examples",
                                     "Two armies of nine stacks; hold the barrow from round 5 to win"),
         QStringLiteral(":/squarefront/examples/barrow.sqf")},
        {battles, QCoreApplication::translate("sf::app::Examples", "Four Conflicts at the Dikes"),
         QCoreApplication::translate("sf::app::Examples", "Stacks in contact: fight a round right away"),
         QStringLiteral(":/squarefront/examples/conflicts.sqf")},
        {battles, QCoreApplication::translate("sf::app::Examples", "The Marches at Midsummer"),
         QCoreApplication::translate("sf::app::Examples", "68 stacks with every terrain, rank and posture"),
         QStringLiteral(":/squarefront/examples/great-battle.sqf")}};
    QList<ui::StartPage::Example> result;
    for (const auto& example : known)
        if (QFile::exists(example.resource))
            result << example;
    return result;
}

} // namespace sf::app
