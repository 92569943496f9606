// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/figures.h"
#include "ui/paint/sheets/paper/paper.h"
#include "ui/paint/sheets/paper/paper_font.h"

#include <QGuiApplication>

#include <array>

namespace sf::paint {
namespace {

constexpr int mostLetters = 200; ///< more than any line holds
constexpr int mostMarks = 2;     ///< on one letter, so that no line reaches into another

bool isHarmful(QChar c) {
    switch (c.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format: // embeddings and overrides of the direction
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return c.unicode() != 0x200d; // joins emoji
    default:
        return false;
    }
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
    QString result;
    int marks = 0;
    for (const QChar c : text.simplified().normalized(QString::NormalizationForm_C)) {
        if (isHarmful(c))
            continue;
        const bool mark = c.isMark();
        marks = mark ? marks + 1 : 0;
        if (marks > mostMarks)
            continue;
        result += c;
        if (result.size() >= mostLetters && !c.isHighSurrogate())
            break;
    }
    return result;
}

QString printable(const std::string& text) {
    // A few bytes a letter: the rest of a very long name is never looked at.
    return printable(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
}

QString shortened(const QString& text, double width, const TextStyle& style) {
    const double units = width * fontUnits / style.size;
    const QFontMetricsF& metrics = paperMetrics(style.bold);
    if (metrics.horizontalAdvance(text) <= units)
        return text;
    return metrics.elidedText(text, style.keepsEnd ? Qt::ElideMiddle : Qt::ElideRight, units);
}

QStringList wrapped(const QString& text, double width, double size) {
    QStringList lines{QString()};
    for (const QString& word : text.split(u' ')) {
        const QString longer = lines.last().isEmpty() ? word : lines.last() + u' ' + word;
        if (Paper::widthOf(longer, size) <= width || lines.last().isEmpty())
            lines.last() = longer;
        else
            lines << word;
    }
    return lines;
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
