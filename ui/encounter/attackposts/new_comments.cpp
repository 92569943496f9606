// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attackposts/new_comments.h"

#include "core/text/display_text.h"
#include "ui/encounter/state/dungeon_controller.h"

#include <QClipboard>
#include <QGuiApplication>

#include <map>

namespace sf::ui {
namespace {

void addFrom(QStringList& texts, std::size_t from, const encounter::Comments& comments) {
    for (std::size_t index = from; index < comments.size(); ++index)
        texts << text::displayText(QString::fromStdString(comments[index]));
}

/// Those that the change adds to a post. An Encounter that ends keeps its comments in another post, of which
/// `ended` counts those that it had.
QStringList addedBy(const encounter::Change& change, std::map<std::string, std::size_t>& ended) {
    QStringList texts;
    const auto look = [&texts](const auto& one) {
        if (one.after)
            addFrom(texts, one.before ? one.before->comments.size() : 0, one.after->comments);
    };
    if (const auto* encounter = std::get_if<encounter::PieceChange<encounter::Encounter>>(&change)) {
        look(*encounter);
        if (!encounter->after && encounter->before)
            ended[encounter->before->id] = encounter->before->comments.size();
    } else if (const auto* post = std::get_if<encounter::PieceChange<encounter::AttackPost>>(&change)) {
        look(*post);
    } else if (const auto* end = std::get_if<encounter::PieceChange<encounter::EndedEncounter>>(&change);
               end && end->after) {
        addFrom(texts, end->before ? end->before->comments.size() : ended[end->after->id],
                end->after->comments);
    }
    return texts;
}

} // namespace

NewComments::NewComments(DungeonController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    connect(&controller, &DungeonController::changed, this, &NewComments::follow);
}

void NewComments::follow(const encounter::Changes& changes, bool undone) {
    QStringList added;
    std::map<std::string, std::size_t> ended;
    for (const encounter::Change& change : changes)
        if (!undone)
            added << addedBy(change, ended);
    if (added.isEmpty() && !undone)
        return;
    m_texts = added;
    Q_EMIT changed();
}

void NewComments::copy() {
    if (m_texts.isEmpty())
        return;
    const bool isOne = m_texts.size() == 1;
    QGuiApplication::clipboard()->setText(isOne ? paragraphIn(m_form, m_texts.constFirst())
                                                : commentsIn(m_form, m_texts));
    m_controller.say(isOne ? tr("The new comment is on the clipboard")
                           : tr("The new comments are on the clipboard"));
}

} // namespace sf::ui

#include "moc_new_comments.cpp"
