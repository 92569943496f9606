// SPDX-License-Identifier: GPL-3.0-or-later
// The floor of the start: a plain Qt window with a menu and a tool bar.
#include "app/bench/first_paint.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    QMainWindow window;
    window.menuBar()->addMenu(QStringLiteral("File"))->addAction(QStringLiteral("Quit"));
    window.addToolBar(QStringLiteral("Tools"))->addAction(QStringLiteral("Quit"));
    window.resize(1440, 900);
    const sf::bench::FirstPaint firstPaint(window);
    window.show();
    return QApplication::exec();
}
