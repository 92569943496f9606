// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/recovery/recovery.h"
#include "ui/page/recovery_panel.h"

#include <QPointer>
#include <QTimer>

class QDialog;

namespace sf::ui {
class Settings;
}

namespace sf::app {

class DocumentArea;

/// Keeps recovery data for the open documents and restores documents after a crash.
class RecoveryController final : public QObject {
    Q_OBJECT

public:
    RecoveryController(const QString& folder, DocumentArea& area, ui::Settings& settings,
                       ui::RecoveryPanel::Preview preview, QWidget& window);

    /// Creates a list for the start page; the caller owns it.
    ui::RecoveryPanel* makePanel(QWidget* parent);
    /// Shows the same list in a dialog, while documents are open.
    void showDialog();
    bool hasSessions() const { return !m_recovery.sessions().isEmpty(); }
    document::Recovery& recovery() { return m_recovery; }

Q_SIGNALS:
    /// Emitted when a session was restored or discarded.
    void sessionsChanged();

private:
    void warn(const QString& problem);
    void tell(const QString& sentence);
    void applyInterval();
    void restore(const QString& id, const QString& snapshot);
    void discard(const QString& id);
    void refresh();

    document::Recovery m_recovery;
    DocumentArea& m_area;
    ui::Settings& m_settings;
    ui::RecoveryPanel::Preview m_preview;
    QWidget& m_window;
    QTimer m_snapshots;
    QList<QPointer<ui::RecoveryPanel>> m_panels;
    QPointer<QDialog> m_dialog;
};

} // namespace sf::app
