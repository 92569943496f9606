// SPDX-License-Identifier: GPL-3.0-or-later
// The help of the main window.
// Declared in main_window.h.
#include "app/window/main_menus.h"
#include "app/window/main_window.h"
#include "ui/help/help_window.h"
#include "ui/help/key_list.h"
#include "ui/page/command_registry.h"
#include "ui/post/post_help.h"

#include <QApplication>
#include <QMessageBox>

namespace sf::app {

/// Over a modal dialog it must be a window of that dialog, as all others are blocked.
QPointer<ui::HelpWindow>& MainWindow::helpOver(QWidget* modal) {
    if (modal && (!m_modalHelp || m_modalHelp->parentWidget() != modal)) {
        delete m_modalHelp;
        m_modalHelp = new ui::HelpWindow(helpPages(), modal);
    } else if (!modal && !m_help) {
        m_help = new ui::HelpWindow(helpPages(), this);
    }
    return modal ? m_modalHelp : m_help;
}

QList<ui::HelpPage> MainWindow::helpPages() const {
    QList<ui::HelpPage> pages;
    for (const auto& kind : m_kinds.kinds())
        pages << kind.help;
    pages << ui::postHelp();
    return pages;
}

/// Lists the keys of the page, then those of the whole window.
void MainWindow::showKeys() {
    ui::KeyGroups groups = m_page ? m_page->commands().keyGroups() : ui::KeyGroups();
    groups << ui::KeyGroup{tr("In the whole window"), m_menus->keys()};
    ui::showKeyList(*this, groups);
}

ui::HelpWindow& MainWindow::help() {
    ui::HelpWindow& help = *helpOver(QApplication::activeModalWidget());
    help.setKeys(m_menus->keys(), m_page ? m_page->commands().boardKeys() : QList<QPair<QString, QString>>());
    help.show();
    help.raise();
    help.activateWindow();
    return help;
}

/// The topic of the panel with the keyboard focus, otherwise of the page.
QString MainWindow::helpInFront() const {
    const QWidget* focused = QApplication::focusWidget();
    const QWidget* modal = QApplication::activeModalWidget();
    const bool isBehind = modal && !modal->isAncestorOf(focused);
    for (const QWidget* widget = isBehind ? modal : focused; widget; widget = widget->parentWidget())
        if (QString page = widget->property("helpPage").toString(); !page.isEmpty())
            return page;
    return m_page ? m_page->helpPage() : QStringLiteral("start");
}

void MainWindow::showHelp(const QString& page) {
    help().showPage(page);
}

void MainWindow::showAbout() {
    QMessageBox box(this);
    box.setWindowTitle(tr("About Squarefront"));
    box.setIconPixmap(windowIcon().pixmap(64, 64));
    box.setTextFormat(Qt::RichText);
    box.setText(tr("<h3>Squarefront %1</h3><p>A battle board for Stack Management Mechanics: Squares on a "
                   "hex map.</p><p>Free software under the GNU General Public License, version 3 or "
                   "later. Made with Qt %2.</p>")
                    .arg(QApplication::applicationVersion(), QLatin1String(qVersion())));
    box.exec();
}

} // namespace sf::app
