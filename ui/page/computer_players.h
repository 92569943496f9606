// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace sf::document {
class Document;
}

namespace sf::ui {

class CommandRegistry;

/// The sides of a document that the computer or an engine plays. While one of them has to act, it alone edits
/// the document; people may stop it, or take its side over.
class ComputerPlayers : public QObject {
    Q_OBJECT

public:
    /// Whether the side that has to act isn't played by a person.
    virtual bool isComputersTurn() const = 0;
    /// Whether it waits: the user stopped it or is looking back.
    bool isStopped() const { return m_isStopped || isLookingBack(); }
    /// Stops it, or lets it continue from the present position.
    void setStopped(bool isStopped);
    /// From now on, a person plays the side that has to act.
    virtual void takeOver() = 0;

    static constexpr auto stopCommand = "stopComputer";
    static constexpr auto goOnCommand = "computerGoesOn";
    static constexpr auto takeOverCommand = "takeOver";
    /// The actions of those commands, to be shown while somebody is awaited.
    static QList<QAction*> turnActions(const CommandRegistry& commands);

protected:
    ComputerPlayers(document::Document& document, QObject* parent);
    void addTurnCommands(CommandRegistry& commands);
    /// Whether it has to act and isn't stopped. Once it is a person's turn again, it is no longer stopped.
    bool mayPlay();

    /// Who has to act, or is stopped, in a sentence.
    virtual QString awaitedText() const = 0;
    virtual bool isLookingBack() const = 0;
    virtual void returnToPresent() = 0;
    /// Cancels its thinking and the actions that it was about to take.
    virtual void stop() = 0;
    /// Plays, if it has to act.
    virtual void playIfDue() = 0;

private:
    QString refusal() const;

    document::Document& m_document;
    bool m_isStopped = false;
};

} // namespace sf::ui
