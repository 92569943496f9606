// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/kinds/document_file.h"
#include "ui/page/kind_registry.h"
#include "ui/page/message_bar.h"

#include <QObject>
#include <QThreadPool>

class QWidget;

namespace sf::app {

class DocumentArea;

/// New, open, save and close, with their questions. Errors appear in the window's message bar and leave
/// everything unchanged.
class FileController final : public QObject {
    Q_OBJECT

public:
    FileController(DocumentArea& area, const ui::KindRegistry& kinds, ui::Settings& settings,
                   QWidget& window);

    void create(const ui::DocumentKind& kind);
    void askToOpen();
    /// Shows the file's tab, or opens one. Returns false if the file can't be read.
    bool open(const QString& path);
    /// Opens each file, with one message for each that can't be opened.
    void openAll(const QStringList& paths);
    /// Opens a bundled example as a new document.
    bool openExample(const QString& resource);
    bool save(ui::Page* page);
    bool saveAs(ui::Page* page);
    bool saveCopy(ui::Page* page);
    /// Reloads the file from disk.
    void revert(ui::Page* page);
    /// Says so, and offers to reload it, if another program has changed the page's file. Once for each
    /// change.
    void noticeChange(ui::Page* page);
    /// Closes the page, asking about unsaved changes. Returns false if the user cancels.
    bool close(ui::Page* page);
    /// Asks once about all modified documents. Returns false if the user cancels.
    bool mayCloseAll();

Q_SIGNALS:
    /// A file of blocks is to be opened: it is no document, but may bring something to games by post.
    void postsOpened(const QString& path);
    void writeFinished();

private:
    bool isFreeFor(const ui::Page* page, const QString& path);
    bool saveOverOthers(ui::Page* page, const QString& path);
    bool write(ui::Page* page, const QString& path);
    using Finish = void (FileController::*)(ui::Page&, const document::Save&, const document::Written&);
    bool write(ui::Page& page, const document::Save& save, Finish finish);
    void saved(ui::Page& page, const document::Save& save, const document::Written& written);
    void copied(ui::Page& page, const document::Save& save, const document::Written& written);
    void finishWrites();
    void reload(ui::Page* page);
    QString askForPath(const QString& title, const document::Document& document);
    bool settle(const QList<ui::Page*>& pages);
    QString openOne(const QString& path);
    void forgetAttempts();
    void complain(const QString& text);
    void tellInPassing(ui::MessageBar::Kind kind, const QString& text,
                       const ui::MessageBar::Action& action = {});

    DocumentArea& m_area;
    const ui::KindRegistry& m_kinds;
    ui::Settings& m_settings;
    QWidget& m_window;
    QThreadPool m_writer; ///< one thread
    int m_writes = 0;     ///< that the disk hasn't finished
};

} // namespace sf::app
