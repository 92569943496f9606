// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_controller.h"

#include "app/window/document_area.h"
#include "app/window/document_files.h"
#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "core/document/kinds/document_file.h"
#include "core/document/post/post_game_store.h"
#include "core/post/block/block_reader.h"
#include "core/text/display_text.h"
#include "ui/forms/commit_edit.h"
#include "ui/forms/question_box.h"
#include "ui/forms/save_path.h"
#include "ui/page/page.h"
#include "ui/page/save_changes_dialog.h"
#include "ui/style/settings.h"
#include "ui/widgets/saving_notice.h"
#include "ui/widgets/window_request.h"

#include <QApplication>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QPointer>
#include <QPushButton>

#include <climits>

namespace sf::app {
namespace {

/// Whether it is a text or a mail with blocks of games by post.
bool hasPost(const QString& path) {
    const bool isText = path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive) ||
                        path.endsWith(QLatin1String(".eml"), Qt::CaseInsensitive);
    if (!isText)
        return false;
    const auto input = document::readInput(path);
    const auto* bytes = std::get_if<QByteArray>(&input);
    return bytes && !post::readBlocks(document::postBytes(*bytes).toStdString()).blocks.empty();
}

} // namespace

FileController::FileController(DocumentArea& area, const ui::KindRegistry& kinds, ui::Settings& settings,
                               QWidget& window)
    : QObject(&window), m_area(area), m_kinds(kinds), m_settings(settings), m_window(window) {
    m_writer.setMaxThreadCount(1);
}

void FileController::create(const ui::DocumentKind& kind) {
    if (auto document = kind.create({m_settings}, &m_window))
        if (m_area.add(std::move(document)))
            forgetAttempts();
}

void FileController::askToOpen() {
    const auto paths = QFileDialog::getOpenFileNames(
        &m_window, tr("Open"), m_settings.lastFolder(),
        tr("Squarefront documents (*.sqf *.imperio *.sqpost)") + QLatin1String(";;") +
            tr("Posts (*.sqpost *.txt *.eml)") + QLatin1String(";;") + tr("All files (*)"));
    openAll(paths);
}

void FileController::openAll(const QStringList& paths) {
    QStringList errors;
    for (const auto& path : paths)
        if (const QString error = openOne(path); !error.isEmpty())
            errors << error;
    if (!errors.isEmpty())
        complain(errors.join(QLatin1Char('\n')));
}

bool FileController::open(const QString& path) {
    const QString error = openOne(path);
    if (!error.isEmpty())
        complain(error);
    return error.isEmpty();
}

/// Returns the error, or an empty string if the file is open now.
QString FileController::openOne(const QString& path) {
    const auto absolute = document::absoluteFile(document::pathOfUrl(path));
    if (auto* page = m_area.find(absolute)) {
        m_area.setCurrent(page);
        return {};
    }
    if (absolute.endsWith(QLatin1String(".sqpost"), Qt::CaseInsensitive) || hasPost(absolute)) {
        Q_EMIT postsOpened(absolute);
        return {};
    }
    auto opened = openDocument(absolute);
    if (!opened.document)
        return opened.error;
    const QString kind = opened.document->kind();
    if (!m_area.add(std::move(opened.document)))
        return tr("%1: this window has no board for documents of the kind “%2”.")
            .arg(text::displayName(absolute), text::displayName(kind));
    forgetAttempts();
    m_settings.addRecentFile(absolute);
    m_settings.setLastFolder(QFileInfo(absolute).path());
    return {};
}

/// Clears messages of earlier attempts, now that one succeeded.
void FileController::forgetAttempts() {
    m_area.messages().withdraw(ui::MessageBar::Kind::Information);
    m_area.messages().withdraw(ui::MessageBar::Kind::Error);
    m_area.messages().withdraw(ui::MessageBar::Kind::FileChanged);
}

bool FileController::openExample(const QString& resource) {
    auto opened = app::openExample(resource);
    if (opened.document && m_area.add(std::move(opened.document))) {
        forgetAttempts();
        return true;
    }
    complain(opened.error);
    return false;
}

bool FileController::save(ui::Page* page) {
    if (!page)
        return false;
    finishWrites();
    const auto path = page->document().filePath();
    if (path.isEmpty())
        return saveAs(page);
    const bool isChangedByOthers = page->document().fileStamp().isOlderThan(path);
    return isChangedByOthers ? saveOverOthers(page, path) : write(page, path);
}

/// Two tabs on one file would overwrite each other.
bool FileController::isFreeFor(const ui::Page* page, const QString& path) {
    const auto* other = m_area.find(document::absoluteFile(path), page);
    if (other)
        complain(tr("%1 is open in another tab. Choose another name, or close that tab first.")
                     .arg(text::displayName(path)));
    return !other;
}

/// Asks before replacing another program's changes.
bool FileController::saveOverOthers(ui::Page* page, const QString& path) {
    const bool hasBackup = document::pathBytes(QFileInfo(path).fileName()).size() < NAME_MAX;
    const QString question =
        hasBackup ? tr("Another program has changed %1 since you opened or saved it. Overwrite it? "
                       "The other version is kept as %1~.")
                  : tr("Another program has changed %1 since you opened or saved it. Overwrite it? "
                       "The other version will be lost, because the name is too long for a backup.");
    ui::QuestionBox box(tr("Save"), question.arg(text::displayName(path)), &m_window, QMessageBox::Warning);
    const auto* over = box.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
    const auto* beside = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    box.exec();
    if (box.clickedButton() == beside)
        return saveAs(page);
    return box.clickedButton() == over && write(page, path);
}

bool FileController::saveAs(ui::Page* page) {
    if (!page)
        return false;
    finishWrites();
    const auto path = askForPath(tr("Save as"), page->document());
    return !path.isEmpty() && isFreeFor(page, path) && write(page, path);
}

bool FileController::saveCopy(ui::Page* page) {
    if (!page)
        return false;
    finishWrites();
    const auto path = askForPath(tr("Save a copy"), page->document());
    if (path.isEmpty() || !isFreeFor(page, path))
        return false;
    document::Save save = document::beginSave(page->document(), path);
    save.backup = document::Backup::No;
    return write(*page, save, &FileController::copied);
}

void FileController::copied(ui::Page& page, const document::Save& save, const document::Written& written) {
    if (document::areOneFile(save.path, page.document().filePath()))
        page.document().setFileStamp(written.stamp); // it was not another program
    m_area.messages().show(
        ui::MessageBar::Kind::Information,
        written.result.message(tr("A copy was saved as %1.").arg(text::displayName(save.path))));
}

QString FileController::askForPath(const QString& title, const document::Document& document) {
    const QString suffix = QStringLiteral("sqf");
    const QString suggested =
        document.filePath().isEmpty()
            ? ui::suggestedPath(m_settings.lastFolder(), text::displayText(document.name()), suffix)
            : document.filePath();
    return ui::askWhereToSave(&m_window, title, suggested, tr("Squarefront documents (*.sqf)"), suffix);
}

bool FileController::write(ui::Page* page, const QString& path) {
    return write(*page, document::beginSave(page->document(), path), &FileController::saved);
}

/// Goes on without waiting for a slow disk. Returns false if it is known that the write failed.
bool FileController::write(ui::Page& page, const document::Save& save, Finish finish) {
    const auto end = [this, &page, save, finish](const document::Written& written) {
        if (written.result.error)
            complain(*written.result.error);
        else
            (this->*finish)(page, save, written);
        return !written.result.error;
    };
    const auto writing = ui::runOn<document::Written>(m_writer, [save] { return document::write(save); });
    if (m_writer.waitForDone(ui::SavingNotice::patience))
        return end(writing.result());
    ui::showMessage(page, tr("Saving %1…").arg(text::displayName(save.path)), ui::Spoken::No);
    ++m_writes;
    auto* watcher = new QFutureWatcher<document::Written>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, end, watcher] {
        end(watcher->result());
        watcher->deleteLater();
        --m_writes;
        Q_EMIT writeFinished();
    });
    watcher->setFuture(writing);
    return true;
}

void FileController::saved(ui::Page& page, const document::Save& save, const document::Written& written) {
    document::finishSave(page.document(), save, written.stamp);
    forgetAttempts();
    if (!written.result.warnings.isEmpty())
        tellInPassing(ui::MessageBar::Kind::Information, written.result.warnings.join(u'\n'));
    m_settings.addRecentFile(save.path);
    m_settings.setLastFolder(QFileInfo(save.path).path());
    ui::showMessage(page, tr("Saved %1.").arg(text::displayName(save.path)));
}

/// Whatever needs the files as they will be lets the disk finish first, with a live window behind a notice.
void FileController::finishWrites() {
    if (m_writes == 0)
        return;
    const ui::SavingNotice notice(&m_window);
    while (m_writes > 0) {
        QEventLoop loop;
        connect(this, &FileController::writeFinished, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

/// Keeps the keyboard focus: whoever saved by keyboard goes on working.
void FileController::tellInPassing(ui::MessageBar::Kind kind, const QString& text,
                                   const ui::MessageBar::Action& action) {
    const QPointer<QWidget> focused = QApplication::focusWidget();
    m_area.messages().show(kind, text, action);
    if (focused)
        focused->setFocus();
}

void FileController::revert(ui::Page* page) {
    if (!page || page->document().filePath().isEmpty())
        return;
    finishWrites();
    const auto path = page->document().filePath();
    ui::QuestionBox box(
        tr("Revert"),
        tr("Reload %1 and lose the changes made since it was saved?").arg(text::displayName(path)),
        &m_window);
    if (box.confirms(tr("&Revert"), QMessageBox::DestructiveRole))
        reload(page);
}

void FileController::reload(ui::Page* page) {
    auto opened = openDocument(page->document().filePath());
    if (!opened.document)
        return complain(opened.error);
    m_area.close(page);
    m_area.add(std::move(opened.document));
    forgetAttempts();
}

void FileController::noticeChange(ui::Page* page) {
    if (m_writes > 0)
        return;
    constexpr const char* noticed = "noticedFileStamp";
    const QString path = page ? page->document().filePath() : QString();
    if (path.isEmpty() || !page->document().fileStamp().isOlderThan(path))
        return m_area.messages().withdraw(ui::MessageBar::Kind::FileChanged);
    const QString stamp = document::FileStamp::of(path).text();
    if (page->property(noticed) == stamp)
        return;
    page->setProperty(noticed, stamp);
    const auto load = [this, shown = QPointer<ui::Page>(page)] {
        if (shown && shown->document().isModified())
            revert(shown);
        else if (shown)
            reload(shown);
    };
    tellInPassing(
        ui::MessageBar::Kind::FileChanged,
        tr("Another program has changed %1 since you opened or saved it.").arg(text::displayName(path)),
        {tr("Reload"), load});
}

bool FileController::close(ui::Page* page) {
    if (!page || !settle({page}))
        return false;
    m_area.close(page);
    return true;
}

bool FileController::mayCloseAll() {
    return settle(m_area.pages());
}

bool FileController::settle(const QList<ui::Page*>& pages) {
    if (!ui::commitEdit(&m_window))
        return false;
    finishWrites();
    QList<ui::Page*> changed;
    QStringList titles;
    for (auto* page : pages)
        if (page->document().isModified()) {
            changed << page;
            titles << page->document().name();
        }
    if (changed.isEmpty())
        return true;
    ui::SaveChangesDialog dialog(titles, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    for (int i = 0; i < changed.size(); ++i)
        if (dialog.isToBeSaved(i) && !save(changed[i]))
            return false;
    finishWrites();
    for (int i = 0; i < changed.size(); ++i)
        if (dialog.isToBeSaved(i) && changed[i]->document().isModified())
            return false;
    return true;
}

void FileController::complain(const QString& text) {
    m_area.messages().show(ui::MessageBar::Kind::Error, text);
}

} // namespace sf::app

#include "moc_file_controller.cpp"
