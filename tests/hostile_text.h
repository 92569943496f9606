// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRandomGenerator>
#include <QString>

#include <array>

/// Malicious names and titles.
namespace sf::test {

/// Breaks rich text, XML, terminals and the direction of adjacent text.
inline const QString evilName =
    QStringLiteral("<img src=\"/dev/zero\">&\u001b[31m\u202e\u05d0%1</title>]]>\u0085\u2067");

/// A different one for each number, always the same: one to four pieces, with any character between them.
inline QString hostileText(quint32 number) {
    static const std::array pieces{
        QStringLiteral("</title><script>alert(1)</script>"),
        QStringLiteral("</text><script xlink:href=\"//x\"/>"),
        QStringLiteral("]]>"),
        QStringLiteral("<![CDATA["),
        QStringLiteral("<!--"),
        QStringLiteral("-->"),
        QStringLiteral("<?xml?>"),
        QStringLiteral("<!DOCTYPE a>"),
        QStringLiteral("&"),
        QStringLiteral("&amp;"),
        QStringLiteral("&#0;"),
        QStringLiteral("&#x1b;"),
        QStringLiteral("\""),
        QStringLiteral("'"),
        QStringLiteral("<"),
        QStringLiteral(">"),
        QStringLiteral("<b>bold</b>"),
        QStringLiteral("<img src=\"/dev/zero\">"),
        QStringLiteral("%1%2%n"),
        QStringLiteral("\u001b[2J\u001b]0;x\u0007"),
        QStringLiteral("\u202eevil\u202c"),
        QStringLiteral("\u2066\u2067\u2068"),
        QStringLiteral("\u2069\u2069"),
        QStringLiteral("\u05d0\u05d1\u200f"),
        QStringLiteral("\u0661\u061c"),
        QString(QChar(0)),
        QString(QChar(0xfffe)),
        QString(QChar(0xffff)),
        QString(QChar(0xd83d)),
        QString(QChar(0xdc00)),
        QStringLiteral("\U0001F680"),
        QStringLiteral("\r\n\t\v\u0085\u2028\u2029"),
        QStringLiteral("\u007f\u009b31m"),
        QStringLiteral("e\u0301\u0301\u0301"),
        QStringLiteral("Ford Watch"),
    };
    QRandomGenerator random(number);
    QString text;
    for (quint32 left = 1 + random.bounded(4U); left > 0; --left) {
        text += pieces[random.bounded(static_cast<quint32>(pieces.size()))];
        text += QChar(static_cast<char16_t>(random.bounded(random.bounded(2U) == 0 ? 0x100U : 0x10000U)));
    }
    return text;
}

} // namespace sf::test
