// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/film.h"

#include <QByteArray>

#include <optional>
#include <set>

namespace sf::document {

/// A scene as an entry of a page's log: what people read, and what the page's script needs to show it.
struct WebScene {
    SceneKind kind = SceneKind::Other;
    int deaths = 0;
    text::Caption caption;
    QString chapter;     ///< title of the chapter that begins with it; may be empty
    QByteArray changes;  ///< of the states (PageStates::take())
    QByteArray way;      ///< an arrow on the board, in data-m; may be empty
    QByteArray fighters; ///< who acts and whom it hits, for the pictures beside a fight; may be empty
    int after = 0;       ///< how many events or actions are over after it
    struct Odds {        ///< of a fight, from 0 to 1
        double win = 0;
        double tie = 0;
        double lose = 0;
    };
    std::optional<Odds> odds;
    QStringList comments; ///< what people wrote about it
    qsizetype firstDice =
        0; ///< how many of the dice are the attacker's, if a defender has the others; else 0
};

/// A list of scenes as HTML, which is read as a log, and from which the page plays.
class WebLog {
public:
    /// `rules` gets every rule that the scenes name.
    explicit WebLog(std::set<Rule>& rules) : m_rules(rules) {}

    void add(const WebScene& scene);
    int count() const { return m_count; }
    /// The entries, each a line.
    const QByteArray& items() const { return m_html; }

private:
    QByteArray text(const WebScene& scene);

    std::set<Rule>& m_rules;
    QByteArray m_html;
    int m_after = 0; ///< events or actions that are over
    int m_count = 0;
};

/// A comment as a paragraph.
QByteArray commentHtml(const QString& comment);
/// What the rulebook says about the rules, as a section of the page; empty if there are none.
QByteArray glossaryHtml(const std::set<Rule>& rules);

} // namespace sf::document
