// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attackposts/post_template.h"

#include <QRegularExpression>
#include <QStringList>

namespace sf::ui {
namespace {

const QString listMark = QStringLiteral("* "); ///< of a line in plain text

/// Escapes the text, so that the markup shows it literally.
QString escaped(PostTemplate form, QString text) {
    static const QRegularExpression markdown(QStringLiteral("([\\\\`*_{}\\[\\]<>#|~])"));
    switch (form) {
    case PostTemplate::Markdown:
        return text.replace(markdown, QStringLiteral("\\\\1"));
    case PostTemplate::BBCode:
        // Forums have no escapes; a zero-width space keeps a bracket from opening a tag.
        return text.replace(QLatin1String("["), QStringLiteral("[\u200b"));
    case PostTemplate::Wiki:
        return QStringLiteral("<nowiki>%1</nowiki>").arg(text.replace(u'<', QLatin1String("&lt;")));
    case PostTemplate::Plain:
        break;
    }
    return text;
}

QString bold(PostTemplate form, const QString& text) {
    switch (form) {
    case PostTemplate::Markdown:
        return QStringLiteral("**%1**").arg(text);
    case PostTemplate::BBCode:
        return QStringLiteral("[b]%1[/b]").arg(text);
    case PostTemplate::Wiki:
        return QStringLiteral("'''%1'''").arg(text);
    case PostTemplate::Plain:
        break;
    }
    return text;
}

/// A line break that the markup preserves.
QString lineEnd(PostTemplate form) {
    return form == PostTemplate::Markdown ? QStringLiteral("  \n")
           : form == PostTemplate::Wiki   ? QStringLiteral("<br />\n")
                                          : QStringLiteral("\n");
}

} // namespace

QString paragraphIn(PostTemplate form, const QString& text) {
    if (form == PostTemplate::Plain)
        return text;
    QStringList lines;
    for (const QString& line : text.split(u'\n'))
        lines << (line.isEmpty() ? line : escaped(form, line));
    return lines.join(lineEnd(form));
}

namespace {

/// The lines of a list, each with "* " before it in the plain text.
QString listIn(PostTemplate form, const QStringList& lines) {
    const QString mark = form == PostTemplate::Markdown ? QStringLiteral("- ")
                         : form == PostTemplate::BBCode ? QStringLiteral("[*]")
                                                        : listMark;
    QStringList items;
    for (const QString& line : lines)
        items << mark + escaped(form, line.mid(listMark.size()));
    const QString list = items.join(u'\n');
    return form == PostTemplate::BBCode ? QStringLiteral("[list]\n%1\n[/list]").arg(list) : list;
}

/// Lines between empty ones: text, and lists.
QString partIn(PostTemplate form, const QString& part) {
    const QStringList lines = part.split(u'\n');
    QStringList parts;
    for (qsizetype from = 0; from < lines.size();) {
        const bool isList = lines[from].startsWith(listMark);
        qsizetype to = from;
        while (to < lines.size() && lines[to].startsWith(listMark) == isList)
            ++to;
        const QStringList same = lines.mid(from, to - from);
        parts << (isList ? listIn(form, same) : paragraphIn(form, same.join(u'\n')));
        from = to;
    }
    return parts.join(QStringLiteral("\n\n"));
}

/// The title's first words in brackets are what boards are searched for (ENC-12), and no forum's tag.
QString titleIn(PostTemplate form, const QString& title) {
    const qsizetype words = title.startsWith(u'[') ? title.indexOf(u']') + 1 : 0;
    if (form != PostTemplate::BBCode)
        return bold(form, escaped(form, title));
    return bold(form, title.left(words) + escaped(form, title.mid(words)));
}

} // namespace

QString postIn(PostTemplate form, const QString& post) {
    if (form == PostTemplate::Plain)
        return post;
    const qsizetype end = post.indexOf(u'\n');
    QString result = titleIn(form, post.left(end));
    if (end >= 0)
        for (const QString& each : post.mid(end).split(QStringLiteral("\n\n"), Qt::SkipEmptyParts))
            result += QStringLiteral("\n\n") + partIn(form, each.trimmed());
    return result + u'\n';
}

QString commentsIn(PostTemplate form, const QStringList& comments) {
    QStringList items;
    for (const QString& comment : comments) {
        const QString text = paragraphIn(form, comment);
        switch (form) {
        case PostTemplate::Markdown:
            items << QStringLiteral("%1. %2").arg(QString::number(items.size() + 1), text);
            break;
        case PostTemplate::BBCode:
            items << QStringLiteral("[*]") + text;
            break;
        case PostTemplate::Wiki:
            items << QStringLiteral("# ") + QString(text).remove(u'\n');
            break;
        case PostTemplate::Plain:
            items << text;
            break;
        }
    }
    if (form == PostTemplate::BBCode)
        return QStringLiteral("[list=1]\n%1\n[/list]").arg(items.join(u'\n'));
    return items.join(form == PostTemplate::Plain ? QStringLiteral("\n\n") : QStringLiteral("\n"));
}

} // namespace sf::ui
