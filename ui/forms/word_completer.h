// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QCompleter;
class QLineEdit;

namespace sf::ui {

/// Makes screen readers say that a list of completions has opened, and how many it has.
void speakCompletions(const QCompleter& completer);

/// Completes the word before the cursor rather than the whole line.
class WordCompleter final : public QObject {
    Q_OBJECT

public:
    WordCompleter(QLineEdit& line, const QStringList& words);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Returns the start of the word before the cursor.
    int wordStart() const;
    void offer();
    void insert(const QString& word);

    QLineEdit& m_line;
    QCompleter* m_completer;
};

} // namespace sf::ui
