// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_window.h"

#include "core/document/webpage/rulebook.h"
#include "ui/forms/search_field.h"
#include "ui/help/help_text.h"
#include "ui/help/key_list.h"
#include "ui/speech/quiet_view.h"
#include "ui/style/icons.h"
#include "ui/style/layouts.h"
#include "ui/widgets/screen_room.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>
#include <numeric>
#include <utility>

namespace sf::ui {

namespace {

QList<HelpPage> withOwnPages(const QList<HelpPage>& kinds) {
    QList<HelpPage> pages{
        {QStringLiteral("start"), HelpWindow::tr("How it works")},
        {QStringLiteral("battle"), HelpWindow::tr("Playing a battle")},
        {QStringLiteral("lab"), HelpWindow::tr("The lab")},
        {QStringLiteral("keys"), HelpWindow::tr("Keys")},
    };
    pages << kinds;
    pages << HelpPage{QStringLiteral("printing"), HelpWindow::tr("Printing")};
    pages << HelpPage{QStringLiteral("files"), HelpWindow::tr("Documents")};
    return pages;
}

} // namespace

HelpWindow::HelpWindow(const QList<HelpPage>& pages, QWidget* parent)
    : QDialog(parent)
    , m_pages(withOwnPages(pages))
    , m_contents(new QuietView<QListWidget>(this))
    , m_text(new HelpText(this))
    , m_search(new QLineEdit(this))
    , m_found(new QLabel(this)) {
    setWindowTitle(tr("Help"));
    resize(QSize(820, 640).boundedTo(screenRoom(*this)));
    for (const auto& page : m_pages)
        m_contents->addItem(page.title);
    m_contents->setAccessibleName(tr("Pages of the help"));
    const int widest = m_contents->sizeHintForColumn(0) + 2 * m_contents->frameWidth() + 8;
    m_contents->setMinimumWidth(widest);
    m_contents->setMaximumWidth(std::max(260, widest));
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(16);
    auto* halves = new QSplitter(this);
    addWidgets(*halves, {m_contents, m_text});
    halves->setStretchFactor(1, 1);
    halves->setSizes({220, 600});
    auto* layout = padded<QVBoxLayout>(this, panelMargins);
    layout->addWidget(makeBar());
    layout->addWidget(halves, 1);
    connect(m_contents, &QListWidget::currentRowChanged, this, &HelpWindow::showRow);
    for (const auto signal : {&QListWidget::itemClicked, &QListWidget::itemActivated})
        connect(m_contents, signal, this, &HelpWindow::findOnPage);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(m_text, &HelpText::restyled, this, [this] { showRow(m_contents->currentRow()); });
    m_contents->setCurrentRow(0);
}

QWidget* HelpWindow::makeBar() {
    auto* bar = new QWidget(this);
    auto* layout = marginless<QHBoxLayout>(bar);
    m_back = addStep(*bar, QStringLiteral("prev"), tr("Back"), Qt::Key_Left);
    m_forward = addStep(*bar, QStringLiteral("next"), tr("Forward"), Qt::Key_Right);
    connect(m_back, &QToolButton::clicked, this, [this] { go(m_before, m_after); });
    connect(m_forward, &QToolButton::clicked, this, [this] { go(m_after, m_before); });
    makeSearchField(*m_search, tr("Find in all pages"));
    auto* previous = new QToolButton(bar);
    auto* next = new QToolButton(bar);
    previous->setText(tr("Previous"));
    next->setText(tr("Next"));
    layout->addWidget(m_search, 1);
    addWidgets(*layout, {m_found, previous, next});
    connect(m_search, &QLineEdit::textEdited, this, &HelpWindow::searchWhileTyping);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { find(false); });
    connect(previous, &QToolButton::clicked, this, [this] { find(true); });
    connect(next, &QToolButton::clicked, this, [this] { find(false); });
    return bar;
}

/// A button for a step in the history; Alt and the key press it too.
QToolButton* HelpWindow::addStep(QWidget& bar, const QString& icon, const QString& name, Qt::Key key) {
    auto* button = new QToolButton(&bar);
    button->setIcon(lineIcon(icon));
    button->setShortcut(QKeySequence(Qt::ALT | key));
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, button->shortcut().toString()));
    button->setAccessibleName(name);
    button->setEnabled(false);
    bar.layout()->addWidget(button);
    return button;
}

HelpWindow::Place HelpWindow::here() const {
    return {m_contents->currentRow(), m_text->verticalScrollBar()->value()};
}

void HelpWindow::go(QList<Place>& from, QList<Place>& back) {
    const Place place = from.takeLast();
    back << here();
    m_contents->setCurrentRow(place.row);
    m_text->verticalScrollBar()->setValue(place.scrolled);
    m_back->setEnabled(!m_before.isEmpty());
    m_forward->setEnabled(!m_after.isEmpty());
}

void HelpWindow::showPage(const QString& name) {
    for (int row = 0; row < m_pages.size(); ++row)
        if (name == m_pages[row].name) {
            m_contents->setCurrentRow(row);
            showRow(row);
            m_text->setFocus();
        }
}

void HelpWindow::showRow(int row) {
    if (row < 0)
        return;
    const HelpPage& page = m_pages[row];
    m_text->setAccessibleName(tr("Help: %1").arg(page.title));
    if (page.name == QLatin1String("keys"))
        m_text->setHtml(m_keysPage);
    else
        m_text->showPage(page, markdownOf(page));
}

/// Replaces the placeholders in the page by its tables.
QString HelpWindow::markdownOf(const HelpPage& page) const {
    QString text = document::helpPage(page.name);
    if (!page.table)
        return text;
    QStringList lines = text.split(u'\n');
    for (QString& line : lines)
        if (line.startsWith(QLatin1String("{{")) && line.endsWith(QLatin1String("}}")))
            line = page.table(line.mid(2, line.size() - 4));
    return lines.join(u'\n');
}

void HelpWindow::showRule(Rule rule) {
    showPage(document::helpPageOf(rule));
    const auto number = QString::fromStdString(rule.text());
    // Each rule has a heading that begins with its number.
    for (auto block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || block.text().section(QLatin1Char(' '), 0, 0) != number)
            continue;
        m_text->goTo(block);
        return;
    }
}

void HelpWindow::setKeys(const Keys& window, const Keys& board) {
    const QString onBoard = board.isEmpty()
                                ? QStringLiteral("<p>%1</p>").arg(tr("Open a board to see its keys here."))
                                : keyTable(board);
    m_keysPage =
        QStringLiteral("<h1>%1</h1><h2>%2</h2>%3<h2>%4</h2>%5")
            .arg(tr("Keys"), tr("On the board"), onBoard, tr("In the whole window"), keyTable(window));
    m_plainPages.clear();
    if (const int row = m_contents->currentRow(); row >= 0 && m_pages[row].name == QLatin1String("keys"))
        showRow(row);
}

QString HelpWindow::pageText() const {
    return m_text->toPlainText();
}

void HelpWindow::follow(const QUrl& link) {
    m_before << here();
    m_after.clear();
    m_back->setEnabled(true);
    m_forward->setEnabled(false);
    const auto name = link.toString();
    if (const Rule rule = ruleOf(name.toStdString()))
        showRule(rule);
    else
        showPage(name);
}

/// Counts the matches in each page.
QList<int> HelpWindow::matchesOf(const QString& wanted) {
    if (m_plainPages.isEmpty())
        for (const HelpPage& page : m_pages) {
            QTextDocument text;
            if (page.name == QLatin1String("keys"))
                text.setHtml(m_keysPage);
            else
                text.setMarkdown(markdownOf(page));
            m_plainPages << text.toPlainText();
        }
    QList<int> matches;
    for (const QString& page : std::as_const(m_plainPages))
        matches << (wanted.isEmpty() ? 0 : static_cast<int>(page.count(wanted, Qt::CaseInsensitive)));
    return matches;
}

/// Lists only the pages with matches, and how many each has; without any, all pages.
void HelpWindow::listMatches(const QList<int>& matches) {
    const bool isFound = matches.count(0) < matches.size();
    for (int row = 0; row < m_contents->count(); ++row) {
        const int count = matches[row];
        QListWidgetItem* item = m_contents->item(row);
        item->setText(count == 0 ? m_pages[row].title : tr("%1 (%2)").arg(m_pages[row].title).arg(count));
        item->setHidden(isFound && count == 0);
    }
}

/// Searches from the start of the last match, so that typing on can extend that match.
void HelpWindow::searchWhileTyping() {
    QTextCursor cursor = m_text->textCursor();
    cursor.setPosition(cursor.selectionStart());
    m_text->setTextCursor(cursor);
    find(false);
}

void HelpWindow::tellFound(const QString& text) {
    m_found->setText(text);
    m_search->setAccessibleDescription(text);
}

void HelpWindow::find(bool backward) {
    const QString wanted = m_search->text();
    const QList<int> inPages = matchesOf(wanted);
    listMatches(inPages);
    if (wanted.isEmpty())
        return tellFound({});
    const int matches = std::accumulate(inPages.begin(), inPages.end(), 0);
    tellFound(matches == 0 ? tr("Nothing found. Try another word.")
                           : tr("%n match(es) in all pages", nullptr, matches));
    if (matches == 0)
        return;
    const auto flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    const int count = m_contents->count();
    for (int step = 0; step <= count && !m_text->find(wanted, flags); ++step) {
        m_contents->setCurrentRow((m_contents->currentRow() + (backward ? count - 1 : 1)) % count);
        m_text->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    }
}

/// Shows the first match of a page that was chosen in the list.
void HelpWindow::findOnPage() {
    if (m_search->text().isEmpty())
        return;
    m_text->moveCursor(QTextCursor::Start);
    m_text->find(m_search->text());
}

void HelpWindow::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Find)) {
        m_search->setFocus();
        m_search->selectAll();
    } else if (event->matches(QKeySequence::FindNext)) {
        find(false);
    } else if (!(m_search->hasFocus() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))) {
        QDialog::keyPressEvent(event);
    }
}

} // namespace sf::ui

#include "moc_help_window.cpp"
