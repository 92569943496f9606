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

/// The program's own help: its pages in Markdown, the keys, and every rule in a few words; searchable, open
/// beside the window. A rule opens at its own place.
class HelpWindow final : public QDialog {
    Q_OBJECT

public:
    using Keys = QList<QPair<QString, QString>>;

    /// `pages`: those of the kinds of documents.
    explicit HelpWindow(const QList<HelpPage>& pages = {}, QWidget* parent = nullptr);

    void showPage(const QString& name);
    void showRule(Rule rule);
    /// The keys of the window and of the board, as the page "Keys".
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
    QStringList m_plainPages; ///< what each page says, for counting; empty until something is searched
};

/// What the rule says, in a few words, as Markdown; empty for a rule without an entry.
QString ruleInWords(Rule rule);

} // namespace sf::ui
