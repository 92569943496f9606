// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/webpage/web_log.h"

#include "core/document/webpage/html.h"
#include "core/document/webpage/rulebook.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "core/text/percent.h"

#include <QCoreApplication>

#include <utility>

namespace sf::document {
namespace {

/// What the style sheet and the script tell apart.
const char* className(SceneKind kind) {
    if (isFight(kind))
        return "f";
    switch (kind) {
    case SceneKind::Heading:
        return "h";
    case SceneKind::Ending:
        return "e";
    case SceneKind::Gap:
        return "g";
    default:
        return nullptr;
    }
}

/// "[4 6 : 1]", with the defender's after the colon; dice with other than six sides are "17/20".
QByteArray diceHtml(const WebScene& scene) {
    const text::Caption& caption = scene.caption;
    if (caption.dice.empty())
        return {};
    constexpr int usualSides = 6;
    QStringList dice;
    for (const dice::Die& die : caption.dice) {
        if (!dice.isEmpty() && dice.size() == scene.firstDice)
            dice << QStringLiteral(":");
        dice << (die.sides == usualSides
                     ? QString::number(die.value)
                     : QStringLiteral("%1/%2").arg(QString::number(die.value), QString::number(die.sides)));
    }
    QByteArray result = " <i>" + html(dice.join(u' ')) + "</i>";
    if (caption.areTyped)
        result += ' ' + html(QCoreApplication::translate("sf::document", "(typed dice)"));
    return result;
}

QByteArray share(double part) {
    return QByteArray::number(100 * part, 'f', 1);
}

/// Paragraphs of the rulebook's plain text.
QByteArray paragraphs(const QString& text) {
    QByteArray result;
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts))
        result += "<p>" + html(line) + '\n';
    return result;
}

} // namespace

QByteArray WebLog::text(const WebScene& scene) {
    const text::Caption& caption = scene.caption;
    QByteArray result = html(caption.sentence) + diceHtml(scene) + ruleLink(caption.rule, m_rules);
    QStringList terms = caption.terms;
    if (scene.odds)
        terms << text::odds(scene.odds->win, scene.odds->tie, scene.odds->lose);
    if (!terms.isEmpty())
        result += "<small>" + html(terms.join(QStringLiteral(" · "))) + "</small>";
    bool needsBreak = terms.isEmpty(); // they are a line of their own
    Rule before;                       // the same rule is named once for all losses of an attack
    for (const text::Caption& other : caption.others) {
        if (std::exchange(needsBreak, true))
            result += "<br>";
        result += html(other.sentence);
        if (std::exchange(before, other.rule) != other.rule)
            result += ruleLink(other.rule, m_rules);
    }
    for (const QString& comment : scene.comments)
        result += commentHtml(comment);
    return result;
}

void WebLog::add(const WebScene& scene) {
    QByteArray item = "<li";
    if (const char* name = className(scene.kind))
        item += attribute("class", name);
    if (scene.deaths > 0)
        item += attribute("data-x", QByteArray::number(scene.deaths));
    if (scene.after != m_after + 1)
        item += attribute("data-n", QByteArray::number(scene.after));
    m_after = scene.after;
    if (!scene.chapter.isEmpty())
        item += attribute("data-c", document::html(scene.chapter));
    if (scene.odds)
        item += attribute("data-o", share(scene.odds->win) + ',' + share(scene.odds->tie) + ',' +
                                        share(scene.odds->lose));
    if (!scene.fighters.isEmpty())
        item += attribute("data-f", scene.fighters);
    if (!scene.way.isEmpty())
        item += attribute("data-m", scene.way);
    if (!scene.changes.isEmpty())
        item += attribute("data-d", scene.changes);
    m_html += item + '>' + text(scene) + '\n';
    ++m_count;
}

QByteArray commentHtml(const QString& comment) {
    return "<p class=note>" + html(text::displayText(comment)) + "</p>";
}

QByteArray glossaryHtml(const std::set<Rule>& rules) {
    if (rules.empty())
        return {};
    QByteArray result = "<section id=rules aria-labelledby=rules-title><h2 id=rules-title>" +
                        html(QCoreApplication::translate("sf::document", "Rules that were used")) +
                        "</h2>\n<dl>\n";
    for (const Rule& rule : rules) {
        const QString text = ruleText(rule);
        const qsizetype end = text.indexOf(u'\n');
        const QString name = QString::fromStdString(rule.text());
        result += "<dt id=" + html(name) + '>' + html(text.isEmpty() ? name : text.left(end)) + "<dd>" +
                  (end < 0 ? QByteArray("\n") : paragraphs(text.mid(end)));
    }
    return result + "</dl></section>\n";
}

} // namespace sf::document
