// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/unit.h"
#include "core/rules/rule.h"
#include "ui/battle/mode/order_drop.h"
#include "ui/help/help_page.h"
#include "ui/widgets/board_key.h"

#include <QCoreApplication>
#include <QStringList>

#include <span>

class QWidget;

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class BattleModeSession;
class BattleView;
class ForecastView;
class Selection;
class StackPreview;
class StackSection;
struct BattleModeContext;
struct DropProposal;
struct MapMarks;
struct OrderForm;
struct StarterKind;

/// What a rule system adds to the window of a battle. Each system is one subclass in its own folder and one
/// line in battle_modes.cpp; no other code asks which system a battle uses. Everything but rules() and the
/// names has a default, so that a minimal system still has a page with a map.
class BattleMode {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::BattleMode)

public:
    virtual ~BattleMode() = default;

    virtual RuleSystem rules() const = 0;

    // Where people choose the rules: in the dialog for a new battle, and to convert one

    /// "Stack Mana&gement Mechanics", with the key of its button.
    virtual QString name() const = 0;
    /// A description of such battles in one sentence.
    virtual QString summary() const = 0;
    /// The description of the result when a battle is converted to this system.
    virtual QString conversionSummary() const { return summary(); }
    /// The unit kinds that a new battle begins with.
    virtual std::vector<StarterKind> starterKinds() const;

    // What battles of this system have: the shared parts of the window show it only then.

    /// Stacks face a hex side and rotate. The rules of the core know (battle::System).
    bool hasFacings() const;
    /// The units of a stack have an order that the player chooses (MUL-1).
    virtual bool hasStackingOrder() const { return false; }
    /// Stacks are given orders, which the map shows.
    virtual bool hasOrders() const { return false; }
    /// A stack moves into the hex of its enemy to fight (MUL-0).
    virtual bool fightsInOneHex() const { return false; }

    // What the page of such a battle has besides the map, its stacks and its log

    /// The strip above the map, actions, docks, and what attacks and orders do. The page owns it.
    virtual BattleModeSession* makeSession(const BattleModeContext& context) const;
    /// The forecast in the Stack dock; null for a system without forecasts.
    virtual ForecastView* makeForecastView(QWidget* parent) const;
    /// What the Stack dock shows between a stack's head and its units; null for nothing.
    virtual StackSection* makeStackSection(document::BattleDocument& document, Selection& selection,
                                           QWidget* parent) const;
    /// A preview of a stack in a dialog; only its size by default.
    virtual StackPreview* makeStackPreview(const QString& title, QWidget* parent) const;
    /// The rule of the chip beside a stack's name; none by default.
    virtual Rule stackRule() const { return {}; }
    /// Keys of the board that only this system has, and what they do.
    virtual BoardKeys boardKeys(BattleView& view) const;
    /// The pages of the help that teach these rules.
    virtual QList<HelpPage> help() const { return {}; }

    // The map

    /// What is marked on the map besides the stacks, such as orders.
    virtual MapMarks mapMarks(const battle::Battle& battle) const;
    /// What the key that describes a hex's neighbours announces.
    virtual QString neighboursHint() const { return tr("describe the neighbours"); }
    /// How the stacks of the hex meet opposing ones, such as by which edge: a sentence per pair.
    virtual QStringList describeMeetings(const battle::Battle& /*battle*/, hex::Hex /*hex*/) const {
        return {};
    }
    /// Details of the stack that a drop merges, or of the one that it splits off, for the card there.
    virtual CardLines dropLines(const DropProposal& /*proposal*/, const battle::Battle& /*battle*/) const {
        return {};
    }
    /// The costs of rotating the stack by this many hex sides; `later`: by an order.
    virtual CardLines rotationLines(const battle::Battle& /*battle*/, const battle::Stack& /*stack*/,
                                    int /*steps*/, bool /*later*/) const {
        return {};
    }

    // Orders

    /// By how many hex sides the stack is ordered to rotate, clockwise.
    virtual int orderedRotation(const battle::Battle& /*battle*/, const battle::StackId& /*stack*/) const {
        return 0;
    }
    /// The posture that the stack is ordered to take.
    virtual std::optional<battle::Posture> orderedPosture(const battle::Battle& /*battle*/,
                                                          const battle::StackId& /*stack*/) const {
        return {};
    }
    virtual bool mayOrderPosture(const battle::Battle& /*battle*/, const battle::StackId& /*stack*/,
                                 battle::Posture /*posture*/) const {
        return false;
    }
    /// The order that dropping the stack onto the hex, or onto an opposing stack there, gives while its side
    /// gives orders; nothing if orders are given in other ways.
    virtual std::optional<OrderDrop> orderDrop(const battle::Battle& /*battle*/,
                                               const battle::Stack& /*stack*/, hex::Hex /*hex*/,
                                               const battle::StackPointer& /*target*/) const {
        return {};
    }
    /// The orders that people may type, in the order in which they are listed.
    virtual std::vector<OrderForm> orderForms() const;
    /// An order that people may type, as an example: "to 6,6".
    virtual QString exampleOrder() const { return tr("to 6,6"); }
    /// A typed order has moved the stack: cancels what it was ordered to do from its old place. Returns the
    /// refusal, if any.
    virtual std::optional<battle::Refusal> cancelAction(document::BattleDocument& /*document*/,
                                                        const battle::StackId& /*stack*/) const {
        return {};
    }

    // Words and columns

    /// The page of the help about such battles.
    virtual QString helpPage() const { return QStringLiteral("battle"); }
    /// Where the stack stands, and the direction if it faces one: "hex 5,2, facing NE".
    QString place(const battle::Stack& stack) const;
    /// Says that the list's units are added to a stack, which then has `count` living ones.
    virtual QString additionText(const QString& list, int count) const;
    /// The size that a merged stack of this many living units has.
    virtual QString mergerText(const battle::Battle& battle, int count) const;
    /// The postures that stacks may take.
    virtual std::vector<battle::Posture> postures() const { return {}; }
    /// Details of a stack besides its name, side, units and losses, such as its posture and facing.
    virtual QStringList stackDetails(const battle::Stack& stack) const;
    /// The order of the stack and its turn in the round, in one sentence; empty for none.
    virtual QString describePart(const battle::Battle& battle, const battle::Stack& stack) const;
    /// Round, phase or turn, for reading aloud, without a full stop; empty for none.
    virtual QString describePhase(const battle::Battle& battle) const;
    /// The opposing stacks that the stack may be ordered to attack now.
    virtual std::vector<battle::StackId> targets(const battle::Battle& battle,
                                                 const battle::Stack& stack) const;
    /// How many hexes away the stack attacks, 0 or more.
    virtual int attackRange(const battle::Stack& stack) const;
    /// What the list of stacks can be filtered by, as a hint.
    virtual QString filterHint() const { return tr("Filter by name, side or hex"); }
    /// Positions of the units as lists show them; by default in the stack's own order, the croaked ones last.
    virtual std::vector<std::size_t> unitOrder(const battle::Battle& battle,
                                               const battle::Stack& stack) const;
    /// Position of the unit that leads the stack, whose token stands for it; none by default.
    virtual std::optional<std::size_t> leader(const battle::Battle& battle, const battle::Stack& stack) const;
    /// The keys of the columns that the table of units has at first; empty for the usual ones.
    virtual QStringList unitColumns() const { return {}; }
    /// Whether the flag counts by these rules; others come last in the unit dialog.
    virtual bool usesFlag(battle::Flag flag) const;
};

/// The mode of the system; the first one where there is none.
const BattleMode& battleMode(RuleSystem rules);
const BattleMode& battleMode(const battle::Battle& battle);
/// All modes, in the order in which people choose from them.
std::span<const BattleMode* const> battleModes();

} // namespace sf::ui
