// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/log/log_filter.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace sf::document {
class Document;
}

namespace sf::ui {

class CommandRegistry;
class LogModel;
class Settings;

/// Shows the log of a document, with a search and ways to copy and save it. Each kind of document adds its
/// own filters and decides what choosing a line does.
class LogPanel : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of the model.
    LogPanel(LogModel* model, const document::Document& document, const Settings& settings,
             QWidget* parent = nullptr);

    QTableView& table() { return *m_table; }
    /// Returns the lines that pass the filter, as text.
    QString shownText() const;
    /// Writes the log in the format of the file suffix. On failure, tells the user why and returns false.
    bool saveTo(const QString& path);

public Q_SLOTS:
    /// Copies the selected lines, or all shown lines if at most one is selected.
    void copy();

protected:
    /// The commands in the table's context menu.
    CommandRegistry& commands() { return *m_commands; }
    QLineEdit& search() { return *m_search; }
    /// The search field, then the menu for copying and saving.
    QHBoxLayout& tools() { return *m_tools; }
    QToolButton& outButton() { return *m_out; }
    void addFormat(const QString& text, const QString& suffix, const QString& fileType);
    LogFilter& rows() { return *m_rows; }
    int sourceRow(const QModelIndex& index) const;

    /// Returns the contents of a file with this suffix.
    virtual QByteArray bytes(const QString& suffix) const;
    /// The pointer or the keyboard cursor moved to a line; -1 if it left.
    virtual void point(int row);
    /// A line was clicked.
    virtual void choose(int row);
    /// Opens the rule of a line, on Enter or double click.
    virtual void activate(int row);
    virtual void followRows();
    /// The key of the dock has led to the lines: goes to the last one.
    virtual void goToLastLine();
    /// Handles a key in the table; returns whether it did.
    virtual bool tableKey(int key);
    void setRowFilter(LogFilter::Accepts accepts);
    /// Call this when the number of shown lines has changed.
    void updateHint();

    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeTools();
    void makeTable();
    void connectTable();
    void addTableActions();
    void fitColumns();
    int fitOwnColumns(int rowHeight, bool isWide);
    void wrapLines(int left);
    void save(const QString& suffix, const QString& fileType);
    void pointAt(const QModelIndex& index);
    void openRule(int row);

    LogModel* m_model;
    const document::Document& m_document;
    const Settings& m_settings;
    LogFilter* m_rows;
    QHBoxLayout* m_tools;
    QLineEdit* m_search;
    QToolButton* m_out;
    QLabel* m_hint;
    QTableView* m_table;
    CommandRegistry* m_commands;
};

} // namespace sf::ui
