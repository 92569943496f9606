// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recovery_controller.h"

#include "app/window/document_area.h"
#include "core/document/base/document.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/forms/question_box.h"
#include "ui/page/message_bar.h"
#include "ui/page/page.h"
#include "ui/style/settings.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QVBoxLayout>

#include <algorithm>

namespace sf::app {

RecoveryController::RecoveryController(const QString& folder, DocumentArea& area, ui::Settings& settings,
                                       ui::RecoveryPanel::Preview preview, QWidget& window)
    : QObject(&window)
    , m_recovery(folder)
    , m_area(area)
    , m_settings(settings)
    , m_preview(std::move(preview))
    , m_window(window) {
    connect(&area, &DocumentArea::added, this,
            [this](ui::Page* page) { m_recovery.watch(page->document()); });
    connect(&m_recovery, &document::Recovery::troubled, this, &RecoveryController::warn);
    connect(&m_recovery, &document::Recovery::renewed, this, &RecoveryController::tell);
    connect(&m_snapshots, &QTimer::timeout, &m_recovery, &document::Recovery::takeSnapshots);
    connect(&settings, &ui::Settings::changed, this, &RecoveryController::applyInterval);
    applyInterval();
    m_recovery.tidy();
}

void RecoveryController::warn(const QString& problem) {
    if (problem.isEmpty())
        return m_area.messages().withdraw(ui::MessageBar::Kind::Warning);
    tell(tr("Crash recovery is off: %1.").arg(problem));
}

/// Appears in the middle of an action, so the keyboard focus stays where it is.
void RecoveryController::tell(const QString& sentence) {
    const QPointer<QWidget> focused = QApplication::focusWidget();
    m_area.messages().show(ui::MessageBar::Kind::Warning, sentence);
    if (focused)
        focused->setFocus();
}

void RecoveryController::applyInterval() {
    const auto interval = std::chrono::seconds(m_settings.value(ui::Settings::autosaveInterval));
    if (m_snapshots.intervalAsDuration() != interval)
        m_snapshots.start(interval);
}

ui::RecoveryPanel* RecoveryController::makePanel(QWidget* parent) {
    auto* panel = new ui::RecoveryPanel(m_recovery, m_preview, parent);
    connect(panel, &ui::RecoveryPanel::restoreRequested, this, &RecoveryController::restore);
    connect(panel, &ui::RecoveryPanel::discardRequested, this, &RecoveryController::discard);
    m_panels << panel;
    return panel;
}

void RecoveryController::showDialog() {
    if (!m_dialog) {
        m_dialog = new QDialog(&m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        m_dialog->setWindowTitle(tr("Recover documents"));
        m_dialog->resize(760, 320);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, m_dialog);
        connect(buttons, &QDialogButtonBox::rejected, m_dialog, &QDialog::reject);
        auto* layout = new QVBoxLayout(m_dialog);
        layout->addWidget(makePanel(m_dialog));
        layout->addStretch(1);
        layout->addWidget(buttons);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void RecoveryController::restore(const QString& id, const QString& snapshot) {
    auto outcome = snapshot.isEmpty() ? m_recovery.restore(id) : m_recovery.restore(id, snapshot);
    if (m_dialog)
        m_dialog->close();
    if (const auto* error = std::get_if<QString>(&outcome))
        return m_area.messages().show(ui::MessageBar::Kind::Error, *error);
    auto& restored = std::get<document::Recovery::Restored>(outcome);
    if (const QString path = restored.document->filePath(); m_area.find(path)) {
        restored.document->setFilePath({});
        const QString isOpen = tr("%1 is open in another tab. Save the restored document under another name.")
                                   .arg(text::displayName(path));
        restored.problem = text::inSentences({restored.problem, isOpen});
    }
    m_area.add(std::move(restored.document));
    if (!restored.problem.isEmpty())
        m_area.messages().show(ui::MessageBar::Kind::Error, restored.problem);
    refresh();
}

void RecoveryController::discard(const QString& id) {
    const auto sessions = m_recovery.sessions();
    const auto session = std::ranges::find(sessions, id, &document::Recovery::Session::id);
    const bool isElsewhere = session != sessions.end() && !session->host.isEmpty();
    ui::QuestionBox box(tr("Delete"),
                        isElsewhere
                            ? tr("Delete the recovery data for this document? It may still be open on %1, "
                                 "where it last changed on %2. This can't be undone.")
                                  .arg(text::displayName(session->host), ui::RecoveryPanel::timeOf(*session))
                            : tr("Delete the recovery data for this document? This can't be undone."),
                        m_dialog ? static_cast<QWidget*>(m_dialog) : &m_window);
    if (!box.confirms(tr("&Delete"), QMessageBox::DestructiveRole))
        return;
    if (!m_recovery.discard(id))
        m_area.messages().show(
            ui::MessageBar::Kind::Error,
            tr("%1: the recovery data could not be deleted.").arg(document::Recovery::defaultFolder()));
    refresh();
}

void RecoveryController::refresh() {
    for (const auto& panel : std::as_const(m_panels))
        if (panel)
            panel->refresh();
    Q_EMIT sessionsChanged();
}

} // namespace sf::app

#include "moc_recovery_controller.cpp"
