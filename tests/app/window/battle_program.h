// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_loader.h"
#include "tests/app/window/program_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/start_play_dialog.h"
#include "ui/page/command_registry.h"
#include "ui/style/settings.h"
#include "ui/widgets/elided_label.h"

#include <QApplication>
#include <QFile>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

namespace sf::test {

/// Makes the program's text so large during its lifetime.
class TextSize final {
public:
    explicit TextSize(int percent) {
        QFont font = m_before;
        font.setPointSizeF(font.pointSizeF() * percent / 100);
        QApplication::setFont(font);
    }
    ~TextSize() { QApplication::setFont(m_before); }
    Q_DISABLE_COPY_MOVE(TextSize)

private:
    QFont m_before = QApplication::font();
};

/// A battle in the whole window.
struct BattleProgram : test::ProgramWindow {
    ui::BattlePage* page;

    explicit BattleProgram(battle::Battle battle) : ProgramWindow(ui::battleKind()) {
        settings.set(ui::Settings::betweenTurns, ui::Settings::BetweenTurns::Nothing);
        settings.set(ui::Settings::animations, false);
        show();
        page = static_cast<ui::BattlePage*>(
            window->add(std::make_unique<document::BattleDocument>(std::move(battle))));
        QApplication::processEvents();
    }
    static battle::Battle example(const char* name) {
        QFile file(QStringLiteral(SQUAREFRONT_EXAMPLES "/") + QLatin1String(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return std::get<document::LoadedBattle>(document::loadBattle(file.readAll())).battle;
    }
    QToolButton* button(const char* command) const {
        for (auto* each : window->findChildren<QToolButton*>())
            if (each->defaultAction() == page->commands().action(command) && each->isVisible())
                return each;
        return nullptr;
    }
    void press(const char* command) const {
        QTest::mouseClick(button(command), Qt::LeftButton);
        QApplication::processEvents(); // the tool bar has others then
    }
    void start() const {
        whenOpen<ui::StartPlayDialog>(
            [](ui::StartPlayDialog& dialog) { QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton); });
        press("modePlay");
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
    }
    bool isPlayed() const { return page->play().play() != nullptr; }
    QString said() const { return window->statusBar()->findChild<ui::ElidedLabel*>()->text(); }
    int icons() const {
        int count = 0;
        for (const auto* each : window->findChild<QToolBar*>()->findChildren<QToolButton*>())
            count += each->isVisible() && !each->icon().isNull() ? 1 : 0;
        return count;
    }
    QStringList gameMenu() const {
        QStringList entries;
        for (const QAction* action : page->actions(ui::Page::Menu::Game))
            if (!action->isSeparator() && action->isVisible())
                entries << action->text().remove(u'&');
        return entries;
    }
    double mapShare() const {
        const QSize map = page->view().size();
        return static_cast<double>(map.width()) * map.height() / (window->width() * window->height());
    }
    /// A side says that it is ready.
    void ready() const { press("sayReady"); }
};

} // namespace sf::test
