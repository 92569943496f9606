// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "ui/battle/mode/order_drop.h"

#include <QRegularExpression>

namespace sf::ui {

class BattleMode;

/// A typed order: its actions, or the error.
struct TypedOrder {
    std::vector<battle::Action> actions;
    GiveOrder give{}; ///< an order for later, instead of actions
    QString text;     ///< as the undo step is called
    QString error;    ///< in words; empty when understood
};

/// The context in which orders are parsed.
struct OrderReader {
    const document::BattleDocument& document;
    std::optional<battle::StackId> selected;
    bool free;

    const battle::Battle& battle() const;
    /// The selected stack; may be null.
    battle::StackPointer subject() const;
    /// The stack in the hex: the selected one if it is there, else the first; null if none is.
    battle::StackPointer standingAt(hex::Hex hex) const;
    /// Finds a stack by its displayed name, with or without its isolate characters; may be null.
    battle::StackPointer named(const QString& typed) const;

    TypedOrder understood(battle::Action action) const;
    static TypedOrder wrong(const QString& error);
    /// The error that no stack has this name.
    static TypedOrder unknown(const QString& name);
};

/// A form of order with an example and its parser. A language supplies the words; HEX, NAME, WORD, COUNT and
/// TURN stand for what is typed there, and | separates ways to say the same.
struct OrderForm {
    const char* words;   ///< to translate in the context sf::ui
    const char* example; ///< the same
    bool needsSubject;
    TypedOrder (*read)(const QRegularExpressionMatch& words, const OrderReader& reader,
                       const battle::StackPointer& subject);
};

/// The orders of all systems: "5,5 to 6,6", "to 6,6", "rotate 1" if stacks have facings, "merge into NAME",
/// "split 3", "rename NAME", "remove".
std::vector<OrderForm> sharedOrderForms(bool hasFacings);
/// The hex whose column is in this capture group and whose row is in the next.
hex::Hex capturedHex(const QRegularExpressionMatch& words, int first);

/// Reads an order in one of the forms that the battle's mode knows. Orders without a place are for the
/// `selected` stack. Upper and lower case are the same.
TypedOrder readOrder(const QString& line, const document::BattleDocument& document,
                     const std::optional<battle::StackId>& selected, bool freePlacement);
/// Examples of the orders that battles of this mode know, in one line.
QString orderForms(const BattleMode& mode);

} // namespace sf::ui
