// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/kind_registry.h"

#include <QMainWindow>
#include <QPointer>

namespace sf::ui {
class ElidedLabel;
class HelpWindow;
struct HelpPage;
class PostController;
class PostWindow;
class StartPage;
class StatusEvent;
} // namespace sf::ui

class QLabel;

namespace sf::app {

class BoardFocus;
class DockArea;
class DocumentArea;
class FileController;
class MainMenus;
class RecoveryController;

/// The main window: connects documents, docks, menus, status bar and files, and knows no kind of document by
/// name.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// `recoveryFolder` is where crash recovery data is kept.
    MainWindow(const ui::KindRegistry& kinds, const ui::PageContext& context, const QString& recoveryFolder);
    ~MainWindow() override;

    bool open(const QString& path);
    /// Opens each file in a tab, with one message for each that can't be opened.
    void openAll(const QStringList& paths);
    /// Opens a bundled example as the start page does.
    bool openExample(const QString& resource);
    /// Opens a tab for the document, as New does.
    ui::Page* add(std::unique_ptr<document::Document> document);
    DocumentArea& documents() { return *m_area; }
    FileController& controller() { return *m_controller; }

protected:
    /// Makes Enter press the focused button, as in dialogs.
    void keyPressEvent(QKeyEvent* event) override;
    /// Looks for changes to the file whenever the user comes back to the window.
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    /// Handles requests from widgets to show a rule or a status text.
    void customEvent(QEvent* event) override;

private:
    void makeStatusBar();
    ui::StartPage* makeStartPage();
    QPixmap previewOf(const document::Document& document, QSize size, qreal ratio) const;
    void tellOfRecovery();
    void tellOfSettings();
    void connectMenus();
    void showPage(ui::Page* page);
    void connectPage(ui::Page* page);
    void refreshTitle();
    QString helpInFront() const;
    void showHelp(const QString& page);
    void followFilm();
    void showStatus(const ui::StatusEvent& event);
    void showKeys();
    ui::HelpWindow& help();
    ui::PostController& postGames();
    ui::PostWindow& posts();
    ui::Page* pageOf(const document::Document* document) const;
    QPointer<ui::HelpWindow>& helpOver(QWidget* modal);
    QList<ui::HelpPage> helpPages() const;
    void showAbout();
    void print();

    const ui::KindRegistry& m_kinds;
    ui::PageContext m_context;
    DocumentArea* m_area;
    DockArea* m_docks;
    FileController* m_controller;
    RecoveryController* m_recovery;
    MainMenus* m_menus;
    BoardFocus* m_boardFocus = nullptr;
    QPointer<ui::HelpWindow> m_help;
    QPointer<ui::HelpWindow> m_modalHelp; ///< over the modal dialog in front
    ui::PostController* m_postGames = nullptr;
    ui::PostWindow* m_posts = nullptr;
    ui::ElidedLabel* m_message = nullptr;
    QString m_afterFilm;       ///< message that waits for the end of a film
    bool m_isWatching = false; ///< one runs
    QLabel* m_place = nullptr;
    ui::Page* m_page = nullptr;
};

} // namespace sf::app
