// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"
#include "ui/help/help_page.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace sf::ui {

class HelpText;

/// The program's help: pages in Markdown, the keys, and a summary of every rule. It can be searched and stays
/// open beside the main window.
class HelpWindow final : public QDialog {
    Q_OBJECT

public:
    using Keys = QList<QPair<QString, QString>>;

    /// `pages`: the help pages of the document kinds.
    explicit HelpWindow(const QList<HelpPage>& pages = {}, QWidget* parent = nullptr);

    /// Shows the page, whose text gets the focus.
    void showPage(const QString& name);
    void showRule(Rule rule);
    /// Sets the keys of the window and of the board for the page "Keys".
    void setKeys(const Keys& window, const Keys& board);
    QString pageText() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A page and how far it is scrolled.
    struct Place {
        int row;
        int scrolled;
    };
    QWidget* makeBar();
    QToolButton* addStep(QWidget& bar, const QString& icon, const QString& name, Qt::Key key);
    Place here() const;
    void go(QList<Place>& from, QList<Place>& back);
    void showRow(int row);
    QString markdownOf(const HelpPage& page) const;
    void follow(const QUrl& link);
    void find(bool backward);
    void tellFound(const QString& text);
    void findOnPage();
    void searchWhileTyping();
    QList<int> matchesOf(const QString& wanted);
    void listMatches(const QList<int>& matches);

    QList<HelpPage> m_pages;
    QListWidget* m_contents;
    HelpText* m_text;
    QLineEdit* m_search;
    QLabel* m_found;
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
    QList<Place> m_before; ///< where links were followed from, latest last
    QList<Place> m_after;  ///< and where Back led from
    QString m_keysPage;
    QStringList m_plainPages; ///< the pages as plain text, for counting matches; empty until the first search
};

} // namespace sf::ui
