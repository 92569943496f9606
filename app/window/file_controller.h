// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/kind_registry.h"

#include <QDateTime>
#include <QHash>
#include <QObject>

class QWidget;

namespace sf::app {

class DocumentArea;

/// New, open, save and close, with the questions that belong to them. What goes wrong with a file is said in
/// the window's message bar and leaves everything as it was.
class FileController final : public QObject {
    Q_OBJECT

public:
    FileController(DocumentArea& area, const ui::KindRegistry& kinds, ui::Settings& settings,
                   QWidget& window);

    void create(const ui::DocumentKind& kind);
    void askToOpen();
    /// Shows the tab that has it, or opens one. False when it cannot be read.
    bool open(const QString& path);
    /// Each of them; a line for each that cannot be opened.
    void openAll(const QStringList& paths);
    /// An example of the program: a new document made from it.
    bool openExample(const QString& resource);
    bool save(ui::Page* page);
    bool saveAs(ui::Page* page);
    bool saveCopy(ui::Page* page);
    /// Back to the file as it is on disk.
    void revert(ui::Page* page);
    /// Closes it after asking about changes; false when it was kept.
    bool close(ui::Page* page);
    /// Asks once about all changed documents; false when the window should stay.
    bool mayCloseAll();

private:
    /// How a file was when it was last read or written here.
    struct Stamp {
        QDateTime changed;
        qint64 size = 0;
        bool operator==(const Stamp&) const = default;
    };
    static Stamp stampOf(const QString& path);
    bool isChangedByOthers(const QString& path) const;
    bool saveOverOthers(ui::Page* page, const QString& path);
    bool write(ui::Page* page, const QString& path);
    QString askForPath(const QString& title, const document::Document& document);
    bool settle(const QList<ui::Page*>& pages);
    QString openOne(const QString& path);
    void forgetAttempts();
    void complain(const QString& text);
    void tellInPassing(const QString& text);

    DocumentArea& m_area;
    const ui::KindRegistry& m_kinds;
    ui::Settings& m_settings;
    QWidget& m_window;
    QHash<QString, Stamp> m_stamps; ///< by absolute path
};

} // namespace sf::app
