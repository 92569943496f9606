// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in paper.h.
#include "core/rules/limits.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/paper/paper_font.h"

#include <QGuiApplication>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>

namespace sf::paint {
namespace {

constexpr int mostLetters = 200; ///< more than fit on any line

bool isHarmful(QChar c) {
    switch (c.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format: // directional embeddings and overrides
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return c.unicode() != 0x200d; // joins emoji
    default:
        return false;
    }
}

QString cleaned(const QString& text, qsizetype most) {
    QString result;
    int marks = 0;
    for (const QChar c : text.simplified().normalized(QString::NormalizationForm_C)) {
        if (isHarmful(c))
            continue;
        const bool mark = c.isMark();
        marks = mark ? marks + 1 : 0;
        if (marks > sf::text::mostMarks)
            continue;
        result += c;
        if (result.size() >= most && !c.isHighSurrogate())
            break;
    }
    return result;
}

/// The pieces of a word, none wider than `width` except single letters.
QStringList brokenWord(const QString& word, double width, double size, bool bold) {
    QStringList pieces{QString()};
    double taken = 0;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word);
    for (qsizetype from = 0; letters.toNextBoundary() >= 0; from = letters.position()) {
        const QString letter = word.mid(from, letters.position() - from);
        const double wide = Paper::widthOf(letter, size, bold);
        if (taken + wide > width && !pieces.last().isEmpty()) {
            pieces << QString();
            taken = 0;
        }
        pieces.last() += letter;
        taken += wide;
    }
    return pieces;
}

/// As much of the text as so many lines hold.
PaperFit shortened(const QString& text, double width, int most, double size, bool bold) {
    QStringList lines = wrapped(text, width, size, bold);
    const QString rest = QStringList(lines.mid(most - 1)).join(u' ');
    lines = lines.first(most - 1);
    lines << paperMetrics(bold).elidedText(rest, Qt::ElideMiddle, width * fontUnits / size);
    return {size, narrowest, lines, true};
}

struct Fonts {
    std::array<QFont, 2> fonts;
    std::array<QFontMetricsF, 2> metrics;

    explicit Fonts(const QFont& base)
        : fonts{made(base, false), made(base, true)}
        , metrics{QFontMetricsF(fonts[0]), QFontMetricsF(fonts[1])} {}

    static QFont made(const QFont& base, bool bold) {
        QFont font = base;
        font.setPixelSize(static_cast<int>(fontUnits));
        font.setBold(bold);
        font.setHintingPreference(QFont::PreferNoHinting);
        return font;
    }
};

const Fonts& fonts() {
    static const Fonts all(QGuiApplication::font());
    return all;
}

} // namespace

const QFont& paperFont(bool bold) {
    return fonts().fonts[bold ? 1 : 0];
}

const QFontMetricsF& paperMetrics(bool bold) {
    return fonts().metrics[bold ? 1 : 0];
}

QString printable(const QString& text) {
    return cleaned(text, mostLetters);
}

QString printableText(const QString& text) {
    return cleaned(text, static_cast<qsizetype>(limits::commentBytes));
}

QString printable(const std::string& text) {
    return printable(QString::fromUtf8(text));
}

QStringList wrapped(const QString& text, double width, double size, bool bold) {
    const double blank = Paper::widthOf(QStringLiteral(" "), size, bold);
    QStringList lines{QString()};
    double taken = 0; // by the last line
    for (const QString& word : text.split(u' ')) {
        const bool isFirst = lines.last().isEmpty();
        const double longer = Paper::widthOf(word, size, bold) + (isFirst ? 0 : taken + blank);
        if (longer <= width) {
            lines.last() += isFirst ? word : u' ' + word;
            taken = longer;
            continue;
        }
        if (isFirst)
            lines.removeLast();
        lines << brokenWord(word, width, size, bold);
        taken = Paper::widthOf(lines.last(), size, bold);
    }
    return lines;
}

PaperFit fitted(const QString& text, QSizeF room, double size, bool bold) {
    constexpr double smaller = 0.88;
    const double least = std::min(type::least, size);
    const double whole = Paper::widthOf(text, 1, bold);
    double word = 0; // the widest one
    for (const QString& each : text.split(u' '))
        word = std::max(word, Paper::widthOf(each, 1, bold));
    const auto most = [&](double now) {
        return std::max(1, static_cast<int>(room.height() / (lineShare * now) + 1e-6));
    };
    for (const bool mayBreak : {false, true})
        for (const double stretch : {1.0, 0.9, narrowest})
            for (double now = size;; now = std::max(least, smaller * now)) {
                const double width = room.width() / stretch;
                if (whole * now <= most(now) * width && (mayBreak || word * now <= width))
                    if (const QStringList lines = wrapped(text, width, now, bold); lines.size() <= most(now))
                        return {now, stretch, lines};
                if (now <= least)
                    break;
            }
    return shortened(text, room.width() / narrowest, most(least), least, bold);
}

QString roughNumber(qint64 value) {
    constexpr qint64 thousand = 1000;
    const QString sign = value < 0 ? QStringLiteral("\u2212") : QString();
    const qint64 size = qAbs(value);
    if (size >= thousand * thousand)
        return sign + QString::number(size / (thousand * thousand)) + u'M';
    return sign + QString::number(size / thousand) + u'k';
}

QString cellLetters(int index) {
    constexpr int letters = 26;
    QString result;
    for (int rest = index; rest >= 0; rest = rest / letters - 1)
        result.prepend(QChar(u'A' + rest % letters));
    return result;
}

double Paper::widthOf(const QString& text, double size, bool bold) {
    return paperMetrics(bold).horizontalAdvance(text) * size / fontUnits;
}

} // namespace sf::paint
