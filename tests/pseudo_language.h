// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QTranslator>

namespace sf::test {

constexpr QChar pseudoStart(0x27e6);
constexpr QChar pseudoEnd(0x27e7);

/// A pseudo-language: every text that goes through tr() gets brackets and accents and becomes two fifths
/// longer. Text without brackets was never translated; truncated text leaves no room for other languages.
class PseudoLanguage : public QTranslator {
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        return text.isEmpty() || isShortcut(text) ? text : pseudo(text);
    }

private:
    /// Shortcuts are translatable too, but must stay valid keys. "Close", "Back" and the like are also key
    /// names.
    static bool isShortcut(const QString& text) {
        const QKeySequence keys = QKeySequence::fromString(text, QKeySequence::PortableText);
        return (text.contains(u'+') || text.size() <= 2 || text == QLatin1String("Del")) && !keys.isEmpty() &&
               keys[0].key() != Qt::Key_unknown && keys.toString(QKeySequence::PortableText) == text;
    }
    /// Placeholders, tags and table columns stay as they are.
    static QString pseudo(const QString& text) {
        static const QString plain = QStringLiteral("aeiouyAEIOUY");
        static const QString accented = QStringLiteral("âêîôûŷÂÊÎÔÛŶ");
        QString result(pseudoStart);
        bool isTag = false;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar letter = text[i];
            isTag = letter == u'<' || (isTag && letter != u'>');
            const qsizetype index = isTag || (i > 0 && text[i - 1] == u'%') ? -1 : plain.indexOf(letter);
            result += index < 0 ? letter : accented[index];
        }
        for (qsizetype i = text.size() * 2 / 5; i > 0; --i)
            result += i % 6 == 0 ? u' ' : u'~'; // in words, so that lines can break
        return result + pseudoEnd;
    }
};

} // namespace sf::test
