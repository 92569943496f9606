// SPDX-License-Identifier: GPL-3.0-or-later
// The measured start: the program's window with a new battle, created as in main().
// Declared in translations/translations.h.
#include "app/bench/first_paint.h"
#include "app/window/main_window.h"
#include "core/document/battle/battle_document.h"
#include "core/document/recovery/recovery.h"
#include "translations/translations.h"
#include "ui/battle/editor/new_battle_dialog.h"
#include "ui/battle/page/battle_page.h"
#include "ui/encounter/page/encounter_page.h"
#include "ui/imperio/page/imperio_page.h"
#include "ui/paint/base/icons.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"

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
    sf::app::MainWindow window(kinds, {settings}, sf::document::Recovery::defaultFolder());
    window.add(std::make_unique<sf::document::BattleDocument>(sf::ui::emptyBattle()));
    const sf::bench::FirstPaint firstPaint(window);
    window.show();
    return QApplication::exec();
}
