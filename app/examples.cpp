// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"

#include "resources/resources.h"

#include <QCoreApplication>
#include <QFile>

namespace sf::app {

QList<ui::StartPage::Example> examples() {
    openResources();
    const QList<ui::StartPage::Example> known{
        {QCoreApplication::translate("sf::app::Examples", "Teaching battle"),
         QCoreApplication::translate("sf::app::Examples", "A few stacks to try everything with"),
         QStringLiteral(":/squarefront/examples/teaching.sqf")},
        {QCoreApplication::translate("sf::app::Examples", "Great battle"),
         QCoreApplication::translate("sf::app::Examples", "Every terrain, rank and posture"),
         QStringLiteral(":/squarefront/examples/great-battle.sqf")}};
    QList<ui::StartPage::Example> result;
    for (const auto& example : known)
        if (QFile::exists(example.resource))
            result << example;
    return result;
}

} // namespace sf::app
