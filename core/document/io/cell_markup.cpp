// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/cell_markup.h"

#include <QRegularExpression>

#include <algorithm>

namespace sf::document {
namespace {

/// The text of a cell without its markup: bold, links, pictures, code, footnotes. No pattern looks past the
/// next sign of its kind, so that a long cell of nothing but signs takes no longer than others.
QString withoutMarkup(QString cell) {
    static const QRegularExpression unseen(
        QStringLiteral("(?<!\\\\)(?:<ref[^<>]*/>|<ref[^<>]*>[^<]*</ref>|!\\[[^\\[\\]]*\\]\\([^()]*\\)|"
                       "\\[\\[(?:File|Image|Datei|Bild|Fichier|Archivo|Immagine):[^\\[\\]]*\\]\\])"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression blank(QStringLiteral("<br\\s*/?>|&nbsp;"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression link(
        QStringLiteral("(?<!\\\\)\\[\\[(?:[^\\[\\]|]*\\|)?([^\\[\\]|]*)\\]\\]|"
                       "(?<!\\\\)\\[([^\\[\\]]*)\\]\\((?:[^()]++|\\([^()]*\\))*+\\)|"
                       "(?<!\\\\)\\[(?:https?:)?//[^\\[\\]\\s]+\\s([^\\[\\]]*)\\]"));
    static const QRegularExpression tag(QStringLiteral("(?<!\\\\)<[^<>]*>"));
    static const QRegularExpression marks(QStringLiteral("(?<!\\\\)(?:'''?|\\*\\*|~~|`)"));
    cell.remove(unseen).replace(blank, QStringLiteral(" ")).replace(link, QStringLiteral("\\1\\2\\3"));
    const QString untagged = cell.remove(tag).trimmed();
    const QString plain = QString(untagged).remove(marks).trimmed();
    return plain.isEmpty() ? untagged : plain; // a cell of nothing but such signs
}

QString withoutEscapes(const QString& cell) {
    QString plain;
    for (qsizetype i = 0; i < cell.size(); ++i) {
        const bool isEscaped = cell[i] == u'\\' && i + 1 < cell.size() && isMarkdownSign(cell[i + 1]);
        plain += cell[isEscaped ? ++i : i];
    }
    return plain;
}

/// Without the signs around "*Ann*" and "_Ann_"; within a word they are text.
QString withoutEmphasis(QString cell) {
    static const QRegularExpression emphasis(
        QStringLiteral("(?<![\\\\*\\w])\\*([^*\\s\\\\](?:[^*]*[^*\\s\\\\])?)\\*(?![*\\w])|"
                       "(?<![\\\\_\\w])_([^_\\s\\\\](?:[^_]*[^_\\s\\\\])?)_(?![_\\w])"),
        QRegularExpression::UseUnicodePropertiesOption);
    return cell.replace(emphasis, QStringLiteral("\\1\\2"));
}

/// Whether the cell has no signs that could be markup, as most have none.
bool isPlainText(const QString& cell) {
    return std::ranges::none_of(cell, [](QChar c) { return QStringView(u"\\'*_~`<>[]!&").contains(c); });
}

QString withoutTemplates(const QString& cell) {
    static const QRegularExpression call(QStringLiteral("\\{\\{([^{}]*)\\}\\}"));
    QString rest = QString(cell).remove(call).trimmed();
    if (!rest.isEmpty() || cell.isEmpty())
        return rest;
    QString last;
    for (const QString& part : call.match(cell).captured(1).split(u'|'))
        if (!part.contains(u'='))
            last = part.trimmed();
    return last;
}

} // namespace

bool isMarkdownSign(QChar c) {
    return QStringView(u"\\`*_{}[]<>#|~").contains(c);
}

QString markdownText(const QString& cell) {
    return isPlainText(cell) ? cell.trimmed() : withoutEscapes(withoutEmphasis(withoutMarkup(cell)));
}

QString wikiText(const QString& cell) {
    return withoutTemplates(withoutMarkup(cell));
}

} // namespace sf::document
