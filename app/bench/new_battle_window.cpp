// SPDX-License-Identifier: GPL-3.0-or-later
// What is measured of a start: the program's window with a new battle, as its own main() makes it.
#include "app/bench/first_paint.h"
#include "app/main_window.h"
#include "core/document/battle_document.h"
#include "core/document/recovery.h"
#include "translations/translations.h"
#include "ui/battle/battle_page.h"
#include "ui/battle/new_battle_dialog.h"
#include "ui/common/appearance.h"
#include "ui/common/settings.h"
#include "ui/common/style.h"
#include "ui/encounter/encounter_page.h"
#include "ui/imperio/imperio_page.h"
#include "ui/paint/icons.h"

#include <QApplication>

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName(QStringLiteral("squarefront"));
    QApplication::setStyle(new sf::ui::Style);
    const QApplication application(argc, argv);
    installTranslations();
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Squarefront"));
    QGuiApplication::setWindowIcon(sf::paint::programIcon());
    sf::ui::Settings settings;
    sf::ui::Appearance appearance(settings);
    sf::ui::KindRegistry kinds;
    kinds.add(sf::ui::battleKind());
    kinds.add(sf::ui::imperioKind());
    kinds.add(sf::ui::encounterKind());
    sf::app::MainWindow window(kinds, {settings, appearance}, sf::document::Recovery::defaultFolder());
    window.add(std::make_unique<sf::document::BattleDocument>(sf::ui::emptyBattle()));
    const sf::bench::FirstPaint firstPaint(window);
    window.show();
    return QApplication::exec();
}
