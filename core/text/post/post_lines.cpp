// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/post/post_lines.h"

#include "core/text/display_text.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

QString skippedText(post::ItemFate fate) {
    switch (fate) {
    case post::ItemFate::Partly:
        return QCoreApplication::translate("sf::text", "Action %1, %2, went only part of the way.");
    case post::ItemFate::Refused:
        return QCoreApplication::translate("sf::text", "Action %1, %2, was not possible.");
    case post::ItemFate::Unmet:
        return QCoreApplication::translate("sf::text",
                                           "Action %1, %2, was skipped: its condition was not met.");
    default:
        return QCoreApplication::translate("sf::text", "Action %1, %2, was skipped: the turn was over.");
    }
}

} // namespace

QString PostLines::name(const std::string& name) const {
    return escaped(displayName(name));
}

QString PostLines::escaped(QString text) const {
    text.replace(u'[', u'(');
    if (m_markup != PostMarkup::Plain)
        text.replace(u']', u')');
    if (m_markup != PostMarkup::Markdown)
        return text;
    QString escaped;
    for (const QChar c : text) {
        if (QStringLiteral("\\`*_{}[]()#+-.!<>|~&@").contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

void PostLines::line(const QString& text) {
    m_text += (m_markup == PostMarkup::Markdown ? QStringLiteral("- ") : QString()) + text + u'\n';
}

void PostLines::skipped(post::ItemFate fate, std::size_t item, const std::string& action) {
    if (fate == post::ItemFate::Done)
        return;
    const QString plain = QString::fromStdString(action);
    const QString shown = m_markup == PostMarkup::Markdown ? QStringLiteral("`%1`").arg(plain) : plain;
    line(skippedText(fate).arg(QString::number(item + 1), shown));
}

void PostLines::space() {
    if (!m_text.isEmpty() && !m_text.endsWith(QStringLiteral("\n\n")))
        m_text += u'\n';
}

void PostLines::box(const QString& text) {
    if (m_markup == PostMarkup::BBCode)
        m_text += QStringLiteral("[code]\n%1[/code]\n").arg(text);
    else
        m_text += m_markup == PostMarkup::Markdown ? QStringLiteral("```\n%1```\n").arg(text) : text;
}

} // namespace sf::text
