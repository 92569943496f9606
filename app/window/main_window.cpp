// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/window/board_focus.h"
#include "app/window/dock_area.h"
#include "app/window/document_area.h"
#include "app/window/document_files.h"
#include "app/window/examples.h"
#include "app/window/file_controller.h"
#include "app/window/main_menus.h"
#include "app/window/menu_focus.h"
#include "app/window/recovery_controller.h"
#include "app/window/window_keys.h"
#include "core/document/io/file_path.h"
#include "core/document/kinds/document_file.h"
#include "core/document/webpage/rulebook.h"
#include "core/text/display_text.h"
#include "ui/help/help_window.h"
#include "ui/imperio/setup/post_request.h"
#include "ui/page/message_bar.h"
#include "ui/page/settings_dialog.h"
#include "ui/page/start_page.h"
#include "ui/paint/base/theme.h"
#include "ui/paint/sheets/printables.h"
#include "ui/post/game_list.h"
#include "ui/post/post_controller.h"
#include "ui/post/post_window.h"
#include "ui/print/print_dialog.h"
#include "ui/speech/announce.h"
#include "ui/style/current_theme.h"
#include "ui/style/settings.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/screen_room.h"
#include "ui/widgets/window_request.h"

#include <QAbstractButton>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QPainter>
#include <QSettings>
#include <QStatusBar>

#include <algorithm>

namespace sf::app {

MainWindow::MainWindow(const ui::KindRegistry& kinds, const ui::PageContext& context,
                       const QString& recoveryFolder)
    : m_kinds(kinds)
    , m_context(context)
    , m_area(new DocumentArea(kinds, context, this))
    , m_docks(new DockArea(*this))
    , m_controller(new FileController(*m_area, kinds, context.settings, *this))
    , m_recovery(new RecoveryController(
          recoveryFolder, *m_area, context.settings,
          [this](const auto& document, QSize size, qreal ratio) { return previewOf(document, size, ratio); },
          *this))
    , m_menus(new MainMenus(*this, *m_controller, *m_area, *m_docks, kinds, context.settings)) {
    setAcceptDrops(true);
    setCentralWidget(m_area);
    makeStatusBar();
    new MenuFocus(*menuBar());
    ui::Announcer::instance().setRuleText(document::ruleText);
    m_boardFocus = new BoardFocus(*m_area, *this);
    auto* keys = new WindowKeys(this);
    connect(keys, &WindowKeys::helpRequested, this, [this] { showHelp(helpInFront()); });
    connect(keys, &WindowKeys::keysRequested, this, &MainWindow::showKeys);
    m_area->setStartPage([this] { return makeStartPage(); });
    connectMenus();
    connect(m_area, &DocumentArea::currentChanged, this, &MainWindow::showPage);
    connect(m_area, &DocumentArea::closeRequested, m_controller, &FileController::close);
    connect(m_area, &DocumentArea::aboutToClose, this, [this](ui::Page* page) {
        m_docks->forget(page);
        if (m_page == page)
            m_page = nullptr;
    });
    // The design's size, or three quarters of a larger screen, but never larger than the screen including the
    // window frame.
    const auto room = ui::screenRoom(*this);
    resize(QSize(1440, 900).expandedTo(room * 3 / 4).boundedTo(room));
    if (restoreGeometry(context.settings.windowGeometry()))
        ui::keepOnScreen(*this);
    m_docks->restore(context.settings.windowLayout(*this));
    showPage(nullptr);
    tellOfRecovery();
    tellOfSettings();
}

MainWindow::~MainWindow() {
    delete m_boardFocus; // it would follow the focus through what is destroyed
    // Views are destroyed before their document.
    disconnect(m_area, &DocumentArea::currentChanged, this, nullptr);
    for (auto* page : m_area->pages())
        m_area->close(page);
    delete m_posts; // before its games
}

void MainWindow::makeStatusBar() {
    m_message = new ui::ElidedLabel(this);
    m_place = new QLabel(this);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    m_message->setAccessibleDescription(tr("What just happened"));
    m_place->setAccessibleDescription(tr("Where the cursor is"));
    m_message->setContentsMargins(10, 0, 0, 0);
    m_place->setContentsMargins(0, 0, 10, 0);
    statusBar()->addWidget(m_message, 1);
    statusBar()->addPermanentWidget(m_place);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setMinimumHeight(std::max(26, fontMetrics().height() + 8));
}

ui::StartPage* MainWindow::makeStartPage() {
    const auto preview = [this](const QString& file, QSize size, qreal ratio) {
        const auto opened = app::openExample(file);
        return opened.document ? previewOf(*opened.document, size, ratio) : QPixmap();
    };
    const auto kindOf = [this](const QString& file) { return m_kinds.find(document::kindOfFile(file)); };
    auto* start = new ui::StartPage(m_context.settings, examples(), preview, kindOf, m_area);
    for (const auto& kind : m_kinds.kinds())
        start->addCommand(kind.newText, kind.iconName, [this, &kind] { m_controller->create(kind); });
    start->addCommand(tr("Games by &post…"), QStringLiteral("new"), [this] { posts(); });
    start->addCommand(tr("&Open…"), QStringLiteral("open"), [this] { m_controller->askToOpen(); });
    start->addPanel(m_recovery->makePanel(start));
    connect(start, &ui::StartPage::openRequested, m_controller, &FileController::open);
    connect(start, &ui::StartPage::exampleRequested, m_controller, &FileController::openExample);
    connect(start, &ui::StartPage::gameRequested, this, [this](int game) {
        postGames().setCurrent(game);
        posts();
    });
    const auto showTurns = [this, start] { start->showTurns(ui::ownTurns(postGames())); };
    connect(&postGames(), &ui::PostController::changed, start, showTurns);
    connect(&postGames(), &ui::PostController::listChanged, start, showTurns);
    showTurns();
    return start;
}

QPixmap MainWindow::previewOf(const document::Document& document, QSize size, qreal ratio) const {
    const auto* kind = m_kinds.find(document.kind());
    if (!kind)
        return {};
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(ui::currentTheme().base);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    kind->paintPreview(document, painter, size, ui::currentTheme());
    return picture;
}

/// Once for each document.
void MainWindow::tellOfRecovery() {
    const QString words = tr("Squarefront closed unexpectedly. You can restore your documents from the start "
                             "page, or with File, Recover documents.");
    m_menus->setRecoveryPossible(m_recovery->hasSessions());
    QStringList ids;
    for (const auto& session : m_recovery->recovery().sessions())
        if (!session.mayBeOpen)
            ids << session.id;
    const QStringList told = m_context.settings.toldSessions();
    m_context.settings.setToldSessions(ids);
    if (std::ranges::any_of(ids, [&](const QString& id) { return !told.contains(id); }))
        m_area->messages().show(ui::MessageBar::Kind::Warning, words);
    connect(m_recovery, &RecoveryController::sessionsChanged, this, [this] {
        m_menus->setRecoveryPossible(m_recovery->hasSessions());
        if (!m_recovery->hasSessions())
            m_area->messages().withdraw(ui::MessageBar::Kind::Warning);
    });
}

/// QSettings takes what it can't read for the standard settings, and says nothing of what it can't write.
void MainWindow::tellOfSettings() {
    const QString path = m_context.settings.filePath();
    const QSettings settings(path, QSettings::IniFormat);
    if (settings.status() == QSettings::NoError && settings.isWritable())
        return;
    QFile file(path);
    QString reason = tr("a new file can't be made there");
    if (file.exists())
        reason = file.open(QIODevice::ReadWrite) ? tr("the file is damaged") : file.errorString();
    m_area->messages().show(
        ui::MessageBar::Kind::Error,
        tr("Your settings can't be read from %1 or saved there: %2").arg(text::displayName(path), reason));
}

void MainWindow::connectMenus() {
    connect(m_menus, &MainMenus::recoveryRequested, m_recovery, &RecoveryController::showDialog);
    connect(m_menus, &MainMenus::postsRequested, this, [this] { posts(); });
    connect(m_controller, &FileController::postsOpened, this,
            [this](const QString& path) { posts().takeFile(path); });
    connect(m_menus, &MainMenus::printRequested, this, &MainWindow::print);
    connect(m_menus, &MainMenus::settingsRequested, this, [this] {
        ui::SettingsDialog(m_context.settings, this).exec();
        tellOfSettings();
    });
    connect(m_menus, &MainMenus::helpRequested, this, [this] { showHelp(helpInFront()); });
    connect(m_menus, &MainMenus::keysRequested, this, [this] { showHelp(QStringLiteral("keys")); });
    connect(m_menus, &MainMenus::aboutRequested, this, &MainWindow::showAbout);
}

bool MainWindow::open(const QString& path) {
    return m_controller->open(path);
}

void MainWindow::openAll(const QStringList& paths) {
    m_controller->openAll(paths);
}

bool MainWindow::openExample(const QString& resource) {
    return m_controller->openExample(resource);
}

ui::Page* MainWindow::add(std::unique_ptr<document::Document> document) {
    return m_area->add(std::move(document));
}

void MainWindow::showPage(ui::Page* page) {
    if (m_page)
        disconnect(m_page, nullptr, this, nullptr);
    if (m_page)
        disconnect(&m_page->document(), nullptr, this, nullptr);
    m_page = page;
    m_message->setWholeText({});
    m_afterFilm.clear();
    m_isWatching = page && page->isWatching();
    m_place->clear();
    m_docks->show(page);
    m_menus->show(page);
    if (page)
        connectPage(page);
    statusBar()->setVisible(page);
    refreshTitle();
    m_controller->noticeChange(page);
}

void MainWindow::connectPage(ui::Page* page) {
    auto& document = page->document();
    connect(page, &ui::Page::coverChanged, this, [this] {
        m_message->setWholeText({});
        m_afterFilm.clear();
        m_place->clear();
        ui::Announcer::instance().forget(); // it was for another side
        m_docks->refresh();
        m_menus->refreshSteps();
    });
    connect(page, &ui::Page::watchingChanged, this, &MainWindow::followFilm);
    connect(page, &ui::Page::documentMade, this,
            [this](document::Document* made) { add(std::unique_ptr<document::Document>(made)); });
    connect(page, &ui::Page::dockRequested, m_docks, &DockArea::raise);
    connect(page, &ui::Page::dockEntered, m_docks, &DockArea::enter);
    connect(page, &ui::Page::newRequested, this, [this, page] {
        if (const auto* kind = m_kinds.find(page->document().kind()))
            m_controller->create(*kind);
    });
    connect(page, &ui::Page::rearranged, this, [this] {
        m_docks->show(m_page);
        m_menus->show(m_page);
    });
    connect(page, &ui::Page::remade, this, [this, page] {
        m_docks->forget(page);
        m_docks->show(m_page);
        m_menus->show(m_page);
    });
    connect(&document, &document::Document::titleChanged, this, &MainWindow::refreshTitle);
    connect(&document, &document::Document::filePathChanged, this, [this] {
        refreshTitle();
        m_menus->show(m_page);
    });
    connect(&document, &document::Document::modifiedChanged, this, &MainWindow::refreshTitle);
    for (const auto signal : {&document::Document::stepsChanged, &document::Document::awaitedChanged})
        connect(&document, signal, this, [this] { m_menus->refreshSteps(); });
}

void MainWindow::refreshTitle() {
    setWindowFilePath(m_page ? m_page->document().filePath() : QString());
    // Escapes Qt's placeholder for the modified mark, which is shown if doubled.
    const QString mark = QStringLiteral("[*]");
    setWindowTitle(m_page ? text::displayName(m_page->document().name()).replace(mark, mark + mark) + mark
                          : QString());
    setWindowModified(m_page && m_page->document().isModified());
    setAccessibleName(m_page ? QString() : tr("Squarefront, start page")); // a page's is the title
}

void MainWindow::customEvent(QEvent* event) {
    if (event->type() == ui::RuleRequestEvent::eventType())
        help().showRule(static_cast<ui::RuleRequestEvent*>(event)->rule());
    else if (event->type() == ui::StatusEvent::eventType())
        showStatus(static_cast<ui::StatusEvent&>(*event));
    else if (event->type() == ui::PostRequestEvent::eventType())
        // The dialog that asks is still closing.
        QMetaObject::invokeMethod(
            this,
            [this, offer = static_cast<ui::PostRequestEvent*>(event)->offer()] { posts().inviteWith(offer); },
            Qt::QueuedConnection);
    else
        return;
    event->accept();
}

/// What happened is said when the film of it has ended.
void MainWindow::followFilm() {
    m_docks->show(m_page);
    if (std::exchange(m_isWatching, m_page->isWatching()) == m_page->isWatching())
        return;
    if (!m_isWatching)
        return m_message->setWholeText(std::exchange(m_afterFilm, {}));
    m_afterFilm = m_message->text();
    m_message->setWholeText(tr("Space plays and stops, arrows step, X goes to the next loss, Escape closes"));
}

void MainWindow::showStatus(const ui::StatusEvent& event) {
    if (!m_page || m_page->isCovered())
        return;
    if (event.field() == ui::StatusEvent::Field::Place)
        m_place->setText(text::displayText(event.caption().text()));
    else if (m_page->isWatching())
        m_afterFilm = event.caption().text();
    else
        m_message->setWholeText(event.caption().text());
    if (event.isSpoken())
        ui::announce(*this, event.caption());
}

void MainWindow::print() {
    if (!m_page || !m_page->canPrint() || m_page->isCovered())
        return;
    paint::PrintOffer offer = m_page->printOffer();
    const QFileInfo file(m_page->document().filePath());
    QString name = m_page->document().filePath().isEmpty() ? m_page->document().name().left(80)
                                                           : file.completeBaseName();
    const QString folder =
        m_page->document().filePath().isEmpty() ? m_context.settings.lastFolder() : file.path();
    ui::PrintDialog dialog(std::move(offer), m_context.settings,
                           QDir(folder).filePath(name.replace(QLatin1Char('/'), QLatin1Char('-'))), this);
    if (dialog.exec() == QDialog::Accepted) // otherwise it has said what it saved
        m_area->messages().show(ui::MessageBar::Kind::Information, dialog.outcome());
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (isEnter && button && !(event->modifiers() & ~Qt::KeypadModifier))
        return button->click();
    if (!m_boardFocus->press(*event))
        QMainWindow::keyPressEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_controller->noticeChange(m_page);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_controller->mayCloseAll()) {
        event->ignore();
        return;
    }
    m_context.settings.setWindowGeometry(saveGeometry());
    m_context.settings.setWindowLayout(*this, m_docks->layout());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    for (const auto& url : event->mimeData()->urls())
        if (url.isLocalFile())
            return event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const auto& url : event->mimeData()->urls())
        if (url.isLocalFile())
            if (const QString path = document::pathOfUrl(url.toString(QUrl::FullyEncoded));
                !m_page || !m_page->takeFile(path))
                paths << path;
    openAll(paths);
    event->acceptProposedAction();
}

} // namespace sf::app

#include "moc_main_window.cpp"
