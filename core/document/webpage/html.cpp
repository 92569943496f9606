// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/webpage/html.h"

#include "core/rules/systems/battle_systems.h"

#include <algorithm>

namespace sf::document {
namespace {

bool needsNoQuotes(char byte) {
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           byte == '.' || byte == ',' || byte == '-' || byte == '_';
}

/// Whether the rulebook has a system with such rules. A file may name any.
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

QByteArray ruleLink(Rule rule, std::set<Rule>& rules) {
    if (!rule)
        return {};
    const QByteArray name = html(QString::fromStdString(rule.text()));
    if (!hasRules(rule.system))
        return " (" + name + ')';
    rules.insert(rule);
    return " <a href=#" + name + '>' + name + "</a>";
}

QByteArray attribute(const char* name, const QByteArray& value) {
    const bool isBare = !value.isEmpty() && std::ranges::all_of(value, needsNoQuotes);
    return QByteArray(" ") + name + '=' + (isBare ? value : '"' + value + '"');
}

} // namespace sf::document
