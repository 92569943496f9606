// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/typed_order.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "ui/battle/drag/drop_proposal.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/smm/rounds/order_edits.h"
#include "ui/battle/smm/rounds/order_text.h"

#include <array>
#include <QCoreApplication>
#include <QRegularExpression>

namespace sf::ui {
namespace {

using Words = QRegularExpressionMatch;

/// The context in which orders are parsed.
struct Reader {
    const document::BattleDocument& document;
    std::optional<battle::StackId> selected;
    bool free;

    const battle::Battle& battle() const { return document.battle(); }

    battle::StackPointer subject() const { return selected ? battle().stacks.find(*selected) : nullptr; }

    battle::StackPointer standingAt(hex::Hex hex) const {
        const std::vector<battle::StackPointer> there = battle().stacks.at(hex);
        if (battle::StackPointer chosen = subject(); chosen && chosen->hex == hex)
            return chosen;
        return there.empty() ? nullptr : there.front();
    }

    /// Finds a stack by its displayed name, with or without its isolate characters.
    battle::StackPointer named(const QString& typed) const {
        const QString name = text::withoutIsolates(text::displayName(typed));
        for (const battle::StackPointer& stack : battle().stacks)
            if (text::withoutIsolates(text::stackName(*stack)).compare(name, Qt::CaseInsensitive) == 0)
                return stack;
        return nullptr;
    }
};

hex::Hex hexOf(const Words& words, int first) {
    return {words.capturedView(first).toInt(), words.capturedView(first + 1).toInt()};
}

TypedOrder understood(battle::Action action, const Reader& reader) {
    TypedOrder order;
    order.text = text::action(action, reader.battle());
    order.actions.push_back(std::move(action));
    return order;
}

TypedOrder wrong(const QString& error) {
    TypedOrder order;
    order.error = error;
    return order;
}

TypedOrder told(const Reader& reader, const battle::Stack& stack, const battle::Order& order) {
    TypedOrder typed;
    typed.given.emplace();
    typed.given->orders.emplace(stack.id, order == battle::Order() ? std::nullopt : std::optional(order));
    typed.text = QCoreApplication::translate("sf::ui", "%1: %2")
                     .arg(text::stackName(stack), describeOrder(reader.battle(), stack.id, order));
    return typed;
}

TypedOrder readMove(const Words& words, const Reader& reader, const battle::StackPointer& /*subject*/) {
    const battle::StackPointer stack = reader.standingAt(hexOf(words, 1));
    if (!stack)
        return wrong(QCoreApplication::translate("sf::ui", "There is no stack on %1")
                         .arg(text::hexName(hexOf(words, 1))));
    return understood(battle::MoveStack{stack->id, hexOf(words, 3), reader.free}, reader);
}

TypedOrder readMoveTo(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    if (reader.battle().play && reader.battle().play->phase == battle::PlayPhase::Ordering) {
        battle::Order order = withoutAction(orderOf(reader.battle(), subject->id));
        order.move = hexOf(words, 1);
        return told(reader, *subject, order);
    }
    return understood(battle::MoveStack{subject->id, hexOf(words, 1), reader.free}, reader);
}

TypedOrder readRotate(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    return understood(battle::RotateStack{subject->id, words.captured(1).toInt()}, reader);
}

TypedOrder readPosture(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    using battle::Posture;
    for (const Posture posture :
         {Posture::Neutral, Posture::Offensive, Posture::Defensive, Posture::Screening}) {
        const std::string_view word = battle::key(posture);
        const QString key = QString::fromUtf8(word);
        if (key.compare(words.captured(1), Qt::CaseInsensitive) == 0 ||
            text::posture(posture).compare(words.captured(1), Qt::CaseInsensitive) == 0)
            return understood(battle::SetPosture{subject->id, posture}, reader);
    }
    return wrong(QCoreApplication::translate("sf::ui",
                                             "The postures are neutral, offensive, defensive and screening"));
}

TypedOrder readMerge(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    const battle::StackPointer into = reader.named(words.captured(1).trimmed());
    if (!into)
        return wrong(QCoreApplication::translate("sf::ui", "There is no stack called %1")
                         .arg(words.captured(1).trimmed()));
    return understood(battle::MergeStacks{subject->id, into->id}, reader);
}

TypedOrder readSplit(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    battle::SplitStack split{
        subject->id, {}, reader.document.freshStackId(), nameAfter(reader.battle(), subject->name)};
    const int count = words.captured(1).toInt();
    // The last units in the player's order leave.
    const std::vector<battle::Unit>& units = *subject->units;
    for (auto unit = units.rbegin(); unit != units.rend() && int(split.units.size()) < count; ++unit)
        if (unit->isAlive())
            split.units.push_back(unit->id);
    if (static_cast<int>(split.units.size()) < count)
        return wrong(QCoreApplication::translate("sf::ui", "%1 has only %2 living units")
                         .arg(text::stackName(*subject), text::figure(subject->living())));
    return understood(std::move(split), reader);
}

TypedOrder readRename(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    return understood(battle::RenameStack{subject->id, words.captured(1).trimmed().toStdString()}, reader);
}

TypedOrder readRemove(const Words& /*words*/, const Reader& reader, const battle::StackPointer& subject) {
    return understood(battle::RemoveStack{subject->id}, reader);
}

// For the battle round
// ---------------------------------------------------------------------------------------------------------

TypedOrder readTarget(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    const QString name = words.captured(2).trimmed();
    const battle::StackPointer target = reader.named(name);
    if (!target)
        return wrong(QCoreApplication::translate("sf::ui", "There is no stack called %1").arg(name));
    battle::Order order = withoutAction(orderOf(reader.battle(), subject->id));
    const bool shoots = words.captured(1).startsWith(QLatin1Char('s'), Qt::CaseInsensitive);
    const bool advances = words.captured(1).startsWith(QLatin1String("ad"), Qt::CaseInsensitive);
    (advances ? order.advance : shoots ? order.shoot : order.attack) = target->id;
    return told(reader, *subject, order);
}

TypedOrder readFlight(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    battle::Order order = withoutAction(orderOf(reader.battle(), subject->id));
    order.flee = hexOf(words, 1);
    return told(reader, *subject, order);
}

TypedOrder readHold(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    battle::Order order = withoutAction(orderOf(reader.battle(), subject->id));
    const bool holds = words.captured(1).compare(QLatin1String("hold"), Qt::CaseInsensitive) == 0;
    (holds ? order.hold : order.disengage) = true;
    return told(reader, *subject, order);
}

TypedOrder readTurnFirst(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    battle::Order order = orderOf(reader.battle(), subject->id);
    order.rotate = words.captured(1).toInt();
    return told(reader, *subject, order);
}

TypedOrder readNoOrder(const Words& /*words*/, const Reader& reader, const battle::StackPointer& subject) {
    return told(reader, *subject, {});
}

/// What the battle's rules must support for an order.
enum class Needs : std::uint8_t { Nothing, Facings, Postures, Orders };

bool has(const BattleMode& mode, Needs needs) {
    switch (needs) {
    case Needs::Facings:
        return mode.hasFacings();
    case Needs::Postures:
        return mode.hasPostures();
    case Needs::Orders:
        return mode.hasOrders();
    default:
        return true;
    }
}

/// A form of order with an example and its parser.
struct Form {
    const char* pattern;
    const char* example;
    bool needsSubject;
    TypedOrder (*read)(const Words&, const Reader&, const battle::StackPointer&);
    Needs needs = Needs::Nothing;
};
constexpr std::array forms{
    Form{R"(^(\d{1,4})\s*,\s*(\d{1,4})\s+to\s+(\d{1,4})\s*,\s*(\d{1,4})$)",
         QT_TRANSLATE_NOOP("sf::ui", "5,5 to 6,6"), false, readMove},
    Form{R"(^(?:move\s+)?to\s+(\d{1,4})\s*,\s*(\d{1,4})$)", QT_TRANSLATE_NOOP("sf::ui", "to 6,6"), true,
         readMoveTo},
    Form{R"(^(?:rotate|turn)\s+([+-]?[0-3])$)", QT_TRANSLATE_NOOP("sf::ui", "rotate 1; rotate -1"), true,
         readRotate, Needs::Facings},
    Form{R"(^posture\s+(\w+)$)", QT_TRANSLATE_NOOP("sf::ui", "posture offensive"), true, readPosture,
         Needs::Postures},
    Form{R"(^merge\s+into\s+(.+)$)", QT_TRANSLATE_NOOP("sf::ui", "merge into NAME"), true, readMerge},
    Form{R"(^split\s+(\d{1,6})$)", QT_TRANSLATE_NOOP("sf::ui", "split 3"), true, readSplit},
    Form{R"(^rename\s+(?:to\s+)?(.+)$)", QT_TRANSLATE_NOOP("sf::ui", "rename NAME"), true, readRename},
    Form{R"(^remove$)", QT_TRANSLATE_NOOP("sf::ui", "remove"), true, readRemove},
    Form{R"(^(attack|shoot|advance)\s+(?:at\s+|on\s+)?(.+)$)",
         QT_TRANSLATE_NOOP("sf::ui", "attack NAME; shoot NAME; advance on NAME"), true, readTarget,
         Needs::Orders},
    Form{R"(^flee\s+to\s+(\d{1,4})\s*,\s*(\d{1,4})$)", QT_TRANSLATE_NOOP("sf::ui", "flee to 5,5"), true,
         readFlight, Needs::Orders},
    Form{R"(^(hold|disengage)$)", QT_TRANSLATE_NOOP("sf::ui", "hold; disengage"), true, readHold,
         Needs::Orders},
    Form{R"(^turn\s+first\s+([+-]?[0-3])$)", QT_TRANSLATE_NOOP("sf::ui", "turn first 1"), true, readTurnFirst,
         Needs::Orders},
    Form{R"(^no\s+order$)", QT_TRANSLATE_NOOP("sf::ui", "no order"), true, readNoOrder, Needs::Orders},
};

} // namespace

TypedOrder readOrder(const QString& line, const document::BattleDocument& document,
                     const std::optional<battle::StackId>& selected, bool freePlacement) {
    const Reader reader{document, selected, freePlacement};
    const BattleMode& mode = battleMode(document.battle());
    for (const Form& form : forms) {
        const QRegularExpression pattern(QString::fromLatin1(form.pattern),
                                         QRegularExpression::CaseInsensitiveOption);
        const Words words = pattern.match(line.trimmed());
        if (!words.hasMatch() || !has(mode, form.needs))
            continue;
        const battle::StackPointer subject = reader.subject();
        if (form.needsSubject && !subject)
            return wrong(QCoreApplication::translate("sf::ui", "No stack is selected"));
        return form.read(words, reader, subject);
    }
    return wrong(
        (mode.hasOrders()
             ? QCoreApplication::translate("sf::ui", "I don't know the order “%1”. Try: attack Ford Watch")
             : QCoreApplication::translate("sf::ui", "I don't know the order “%1”. Try: to 6,6"))
            .arg(line.trimmed()));
}

QString orderForms(const BattleMode& mode) {
    QStringList examples;
    for (const Form& form : forms)
        if (has(mode, form.needs))
            examples << QCoreApplication::translate("sf::ui", form.example);
    return examples.join(QStringLiteral("; "));
}

} // namespace sf::ui
