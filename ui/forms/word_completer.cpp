// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/word_completer.h"

#include "ui/speech/announce.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace sf::ui {

void speakCompletions(const QCompleter& completer) {
    announce(*completer.widget(), WordCompleter::tr("%n suggestion(s); Down goes to the first", nullptr,
                                                    completer.completionCount()));
}

WordCompleter::WordCompleter(QLineEdit& line, const QStringList& words)
    : QObject(&line), m_line(line), m_completer(new QCompleter(words, this)) {
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setWidget(&line);
    m_completer->popup()->installEventFilter(this);
    connect(&line, &QLineEdit::textEdited, this, &WordCompleter::offer);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &WordCompleter::insert);
}

int WordCompleter::wordStart() const {
    const auto text = m_line.text();
    int start = m_line.cursorPosition();
    while (start > 0 && text[start - 1] != QLatin1Char(',') && !text[start - 1].isDigit())
        --start;
    while (start < m_line.cursorPosition() && text[start].isSpace())
        ++start;
    return start;
}

void WordCompleter::offer() {
    const int start = wordStart();
    const auto word = m_line.text().mid(start, m_line.cursorPosition() - start);
    m_completer->setCompletionPrefix(word);
    const bool alreadyThere = m_completer->completionCount() == 1 &&
                              m_completer->currentCompletion().compare(word, Qt::CaseInsensitive) == 0;
    if (word.isEmpty() || m_completer->completionCount() == 0 || alreadyThere)
        m_completer->popup()->hide();
    else
        m_completer->complete();
}

/// Enter takes the word that is chosen in the list. If none is, it is the line's: it must not be pressed
/// twice.
bool WordCompleter::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show)
        speakCompletions(*m_completer);
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    if (!key || (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter))
        return QObject::eventFilter(watched, event);
    const QModelIndex chosen = m_completer->popup()->currentIndex();
    m_completer->popup()->hide();
    if (chosen.isValid())
        insert(chosen.data(Qt::EditRole).toString());
    else
        QCoreApplication::sendEvent(&m_line, event);
    return true;
}

void WordCompleter::insert(const QString& word) {
    const int start = wordStart();
    auto text = m_line.text();
    text.replace(start, m_line.cursorPosition() - start, word);
    m_line.setText(text);
    m_line.setCursorPosition(start + static_cast<int>(word.size()));
    Q_EMIT m_line.textEdited(m_line.text());
}

} // namespace sf::ui

#include "moc_word_completer.cpp"
