// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/encounter/encounter_document.h"
#include "core/text/caption.h"
#include "ui/fields/field.h"
#include "ui/page/kind_registry.h"

#include <QObject>

class QWidget;

namespace sf::ui {

/// Shared by the widgets of one dungeon: the shown floor, the attacker and the target. All actions go through
/// it, so that messages are the same everywhere.
class DungeonController final : public QObject {
    Q_OBJECT

public:
    DungeonController(document::EncounterDocument& document, const PageContext& context,
                      QObject* parent = nullptr);

    document::EncounterDocument& document() const { return m_document; }
    const encounter::Dungeon& dungeon() const { return m_document.dungeon(); }
    const PageContext& context() const { return m_context; }

    /// The Dungeon Level that the tables show; nothing: all of them.
    std::optional<int> floor() const { return m_floor; }
    void setFloor(std::optional<int> floor);
    /// Where new people and Encounters go: the floor that is shown, else that of the chosen @, else 1.
    int workingFloor() const;
    /// The floors that have an @, an Encounter, Loot or an Attack Post, lowest number first.
    std::vector<int> floors() const;

    /// The chosen @, who would attack; empty: none.
    const std::string& attacker() const { return m_attacker; }
    void setAttacker(const std::string& person);
    /// Whom the attack would be on, a Monster or an @; empty: nobody.
    const std::string& target() const { return m_target; }
    void setTarget(const std::string& being);
    QString nameOf(const std::string& being) const;

    /// Performs the action and announces the outcome or refusal. Returns whether it was done.
    bool perform(const encounter::Action& action, const std::optional<std::vector<int>>& typed = {});
    /// Performs all as one step; if one of them is refused, none.
    bool performAll(const std::vector<encounter::Action>& actions, const QString& text);
    /// The same for an edit that may remove more than it names: asks first.
    bool remove(const encounter::Action& action, QWidget& parent);
    /// The same without a word about a refusal: it is returned, to be said where it was typed.
    std::optional<text::Caption> tryTo(const encounter::Action& action,
                                       const std::optional<std::vector<int>>& typed = {});
    /// What tryTo() would refuse; nothing is done, no dice are thrown.
    std::optional<text::Caption> check(const encounter::Action& action) const;
    /// For status bar and screen reader.
    void say(const text::Caption& caption);

Q_SIGNALS:
    void changed(const sf::encounter::Changes& changes, bool undone);
    void floorChanged();
    void choiceChanged();
    /// An attack was asked for: the attack panel comes to the front.
    void attackAsked();

private:
    void follow(const encounter::Changes& changes, bool undone);
    void announceEvents(const std::vector<encounter::Event>& events);

    document::EncounterDocument& m_document;
    PageContext m_context;
    std::optional<int> m_floor;
    std::string m_attacker;
    std::string m_target;
};

} // namespace sf::ui
