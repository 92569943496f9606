// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/list_cell.h"

#include "core/text/search_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sf::document {
namespace {

struct ListCellText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::ListCellText)
};

// What cells say of a flag, besides the program's own words; spreadsheets show truth in their own language.
constexpr QStringView yesWords = u"x y yes true 1 ✓ ✔ ☑ ● • + j ja wahr oui vrai si verdadero vero";
constexpr QStringView noWords = u"- – — n no false 0 ✗ ✘ ☐ nein falsch non faux falso";

/// "4,813" and "4.813" by what is between their thousands, otherwise as a whole number.
Figure plainFigure(const QString& number, FigureStyle::Thousands thousands) {
    using Thousands = FigureStyle::Thousands;
    static const QRegularExpression form(
        QStringLiteral("^([+\\-−]?\\d{1,3})([,.])(\\d{3}(?:\\2\\d{3})*)(?:[.,]0{1,2})?\\z"));
    const auto match = form.match(number);
    if (!match.hasMatch())
        return {wholeFigure(number)};
    const QString mark = match.captured(2);
    const bool isComma = mark == u',';
    if (thousands == Thousands::Unknown)
        return {{}, isComma ? Doubt::Comma : Doubt::Point};
    if (thousands == (isComma ? Thousands::Comma : Thousands::Point))
        return {wholeFigure(QString(number).remove(mark))};
    const bool isWhole = match.captured(3).count(u'0') == match.captured(3).size();
    return {isWhole ? wholeFigure(match.captured(1)) : std::nullopt};
}

} // namespace

Figure figureOf(const QString& cell, const FigureStyle& style) {
    // With a unit of measure or something in brackets after it, but not "4k", a date or dice.
    static const QRegularExpression dressed(QStringLiteral(
        "^(?:[~≈]\\s*)?([+\\-−]?\\d(?:[\\d .,'’\\x{a0}\\x{2009}\\x{202f}]*\\d)?)"
        "\\s*(?!(?:[kKM]|(?i:mi?l|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*|thousand|hundred|"
        "dozen|x)\\.?\\z)"
        "(?:\\p{L}{1,12}\\.?|['\"′″]|\\([^()]*\\))?\\z"));
    constexpr qsizetype longest = 60;
    if (cell.size() > longest || std::ranges::none_of(cell, [](QChar c) { return c.isDigit(); }))
        return {};
    const Figure plain = plainFigure(cell, style.thousands);
    if (plain.value || plain.doubt != Doubt::None)
        return plain;
    const auto match = dressed.match(cell);
    if (!match.hasMatch() || match.captured(1) == cell)
        return {};
    const Figure figure = plainFigure(match.captured(1), style.thousands);
    return style.dropsWords || (!figure.value && figure.doubt == Doubt::None) ? figure
                                                                              : Figure{{}, Doubt::Words};
}

bool mayBeFigure(const QString& cell) {
    const Figure figure = figureOf(cell, {});
    return figure.value || figure.doubt != Doubt::None;
}

std::optional<int> wholeFigure(const QString& cell) {
    // What a spreadsheet stores may miss a whole number by the last of its digits.
    static const QRegularExpression form(
        QStringLiteral("^([+\\-−]?)(\\d{1,9}|\\d{1,3}(?:[ \\x{a0}\\x{2009}\\x{202f}'’]\\d{3}){1,2})"
                       "(?:[.,](?:0{1,2}|0{9,12}\\d{0,8}|(9{9,12}\\d{0,8})))?\\z"));
    static const QRegularExpression between(QStringLiteral("\\D"));
    const auto match = form.match(cell);
    if (!match.hasMatch())
        return std::nullopt;
    const int value = match.captured(2).remove(between).toInt() + (match.hasCaptured(3) ? 1 : 0);
    return match.captured(1).isEmpty() || match.captured(1) == u'+' ? value : -value;
}

QString withoutTimes(const QString& cell) {
    const auto isTimes = [](QChar c) { return QStringView(u"xX×*").contains(c); };
    if (cell.size() < 2 || isTimes(cell.front()) == isTimes(cell.back()))
        return cell;
    return (isTimes(cell.front()) ? cell.mid(1) : cell.chopped(1)).trimmed();
}

std::optional<bool> truthOf(const QString& cell) {
    const QString word = text::searchable(cell);
    const auto says = [&word](QStringView words, bool truth) {
        return words.split(u' ').contains(QStringView(word)) || word == text::searchable(truthWord(truth));
    };
    if (says(yesWords, true))
        return true;
    return says(noWords, false) ? std::optional(false) : std::nullopt;
}

QString truthWord(bool truth) {
    return truth ? ListCellText::tr("yes") : ListCellText::tr("no");
}

bool isDash(const QString& cell) {
    return cell.size() == 1 && QStringView(u"-–—−").contains(cell.front());
}

bool isSpreadsheetError(const QString& cell) {
    static const QRegularExpression form(QStringLiteral("^#[A-Z/0]{3,12}[!?]?\\z"));
    return form.match(cell).hasMatch();
}

} // namespace sf::document
