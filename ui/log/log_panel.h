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

class LogModel;
class Settings;

/// The log of a document with a search and ways to copy and save it. A kind of document adds its own filters
/// and says what choosing a line does.
class LogPanel : public QWidget {
    Q_OBJECT

public:
    /// Owns the model.
    LogPanel(LogModel* model, const document::Document& document, const Settings& settings,
             QWidget* parent = nullptr);

    QTableView& table() { return *m_table; }
    /// The lines that the filter lets through, as text.
    QString shownText() const;
    /// Writes the log in the format that the name ends with. False when that failed; the user is told why.
    bool saveTo(const QString& path);

public Q_SLOTS:
    /// Copies the chosen lines; all that are shown when at most one is chosen.
    void copy();

protected:
    QLineEdit& search() { return *m_search; }
    /// The search, then the menu of ways out.
    QHBoxLayout& tools() { return *m_tools; }
    QToolButton& outButton() { return *m_out; }
    void addFormat(const QString& text, const QString& suffix, const QString& fileType);
    LogFilter& rows() { return *m_rows; }
    int sourceRow(const QModelIndex& index) const;

    /// What is written to a file with this suffix.
    virtual QByteArray bytes(const QString& suffix) const;
    /// The pointer is over a line or the keyboard went to it; -1: it left.
    virtual void point(int row);
    /// A line was clicked.
    virtual void choose(int row);
    /// Enter or a double click on a line: opens its rule.
    virtual void activate(int row);
    virtual void followRows();
    /// A key in the table; whether it was used.
    virtual bool tableKey(int key);
    void setRowFilter(LogFilter::Accepts accepts);
    /// The number of lines shown has changed.
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
};

} // namespace sf::ui
