// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/main_window.h"
#include "tests/ui/own_settings.h"
#include "ui/page/kind_registry.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTest>

namespace sf::test {

/// The whole window, with its own settings and recovery folder.
struct ProgramWindow : OwnSettings {
    ui::KindRegistry kinds;
    std::unique_ptr<app::MainWindow> window;

    explicit ProgramWindow(const ui::DocumentKind& kind) : ProgramWindow({kind}) {}
    explicit ProgramWindow(std::initializer_list<ui::DocumentKind> all) {
        for (const ui::DocumentKind& kind : all)
            kinds.add(kind);
        window =
            std::make_unique<app::MainWindow>(kinds, context(), folder.filePath(QStringLiteral("recovery")));
        window->resize(1280, 800);
    }
    void show() {
        window->show();
        QVERIFY2(QTest::qWaitForWindowActive(window.get()), "no window");
    }
    /// The menu action whose text begins with `text`.
    QAction* action(const QString& text) const {
        for (auto* menu : window->menuBar()->actions())
            for (auto* action : menu->menu()->actions())
                if (action->text().remove(QLatin1Char('&')).startsWith(text))
                    return action;
        return nullptr;
    }
};

/// The window's widgets of a class, some of which may go while others are tried.
template<class Widget>
QList<QPointer<Widget>> guarded(const QWidget& window) {
    const auto widgets = window.findChildren<Widget*>();
    return {widgets.begin(), widgets.end()};
}

} // namespace sf::test
