// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"
#include "ui/help/help_page.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;

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

    void showPage(const QString& name);
    void showRule(Rule rule);
    /// Sets the keys of the window and of the board for the page "Keys".
    void setKeys(const Keys& window, const Keys& board);
    QString pageText() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeSearch();
    void showRow(int row);
    QString markdownOf(const HelpPage& page) const;
    void follow(const QUrl& link);
    void find(bool backward);
    void searchWhileTyping();
    int countOf(const QString& wanted);

    QList<HelpPage> m_pages;
    QListWidget* m_contents;
    HelpText* m_text;
    QLineEdit* m_search;
    QLabel* m_found;
    QString m_keysPage;
    QStringList m_plainPages; ///< the pages as plain text, for counting matches; empty until the first search
};

} // namespace sf::ui
