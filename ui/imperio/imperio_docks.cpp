// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/imperio_docks.h"

#include "ui/imperio/attack_panel.h"
#include "ui/imperio/fight_panel.h"
#include "ui/imperio/game_desk.h"
#include "ui/imperio/setup_panel.h"

#include <QScrollArea>

namespace sf::ui {

namespace {

/// Makes a panel of the desk whose rule chips ask the page; it scrolls by itself.
template<class Panel>
std::function<QWidget*()> panel(GameDesk& desk, Page& page) {
    return [&desk, &page]() -> QWidget* {
        auto* made = new Panel(desk);
        QObject::connect(made, &Panel::ruleActivated, &page, &Page::ruleRequested);
        return made;
    };
}

template<class Panel>
std::function<QWidget*()> scrolledPanel(GameDesk& desk, Page& page) {
    return [make = panel<Panel>(desk, page)]() -> QWidget* {
        auto* made = make();
        auto* area = new QScrollArea;
        area->setWidget(made);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        area->setFocusPolicy(Qt::NoFocus);
        area->setBackgroundRole(QPalette::Base);
        return area;
    };
}

} // namespace

QList<Page::Dock> setupDocks(GameDesk& desk, Page& page) {
    return {{GameDesk::tr("Set-up"), QStringLiteral("setupDock"), panel<SetupPanel>(desk, page), {}}};
}

QList<Page::Dock> playDocks(GameDesk& desk, Page& page) {
    return {
        {GameDesk::tr("Attack"), QStringLiteral("attackDock"), panel<AttackPanel>(desk, page), {}, true, 330},
        {GameDesk::tr("Last fight"),
         QStringLiteral("fightDock"),
         scrolledPanel<FightPanel>(desk, page),
         {},
         true,
         200}};
}

} // namespace sf::ui
