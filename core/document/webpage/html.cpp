// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/webpage/html.h"

#include "core/rules/systems/battle_systems.h"

#include <QRegularExpression>

#include <algorithm>

namespace sf::document {
namespace {

bool needsNoQuotes(char byte) {
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           byte == '.' || byte == ',' || byte == '-' || byte == '_';
}

/// Whether a system with such rules exists: a name in a game may look like a rule.
bool hasRules(RuleSystem system) {
    return system == RuleSystem::Battle || system == RuleSystem::Imperio || system == RuleSystem::Encounter ||
           battle::systemOf(system).id() == system;
}

} // namespace

QByteArray html(const QString& text) {
    QByteArray result;
    for (const char byte : text.toUtf8()) {
        switch (byte) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        default:
            result += byte;
        }
    }
    return result;
}

QByteArray htmlWithRules(const QString& text, std::set<Rule>& rules) {
    static const QRegularExpression pattern(QStringLiteral("\\b[A-Z]+-[0-9]{1,2}[a-z]?\\b"));
    QByteArray result;
    qsizetype from = 0;
    for (auto found = pattern.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QByteArray name = match.captured().toLatin1();
        const Rule rule = ruleOf(name.toStdString());
        if (!rule || !hasRules(rule.system))
            continue;
        rules.insert(rule);
        qsizetype start = match.capturedStart();
        qsizetype end = match.capturedEnd();
        // The link has a frame, which replaces parentheses.
        if (start > from && text[start - 1] == u'(' && end < text.size() && text[end] == u')') {
            --start;
            ++end;
        }
        result += html(text.mid(from, start - from));
        result += "<a href=#" + name + '>' + name + "</a>";
        from = end;
    }
    return result + html(text.mid(from));
}

QByteArray attribute(const char* name, const QByteArray& value) {
    const bool isBare = !value.isEmpty() && std::ranges::all_of(value, needsNoQuotes);
    return QByteArray(" ") + name + '=' + (isBare ? value : '"' + value + '"');
}

} // namespace sf::document
