// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/typed_order.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
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
        return wrong(QCoreApplication::translate("sf::ui", "there are only %2 living units in %1")
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

/// Attack, shoot at or advance on a stack.
template<std::optional<battle::StackId> battle::Order::*member>
TypedOrder readTarget(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    const QString name = words.captured(1).trimmed();
    const battle::StackPointer target = reader.named(name);
    if (!target)
        return wrong(QCoreApplication::translate("sf::ui", "There is no stack called %1").arg(name));
    battle::Order order = withoutAction(orderOf(reader.battle(), subject->id));
    order.*member = target->id;
    return told(reader, *subject, order);
}

TypedOrder readFlight(const Words& words, const Reader& reader, const battle::StackPointer& subject) {
    battle::Order order = withoutAction(orderOf(reader.battle(), subject->id));
    order.flee = hexOf(words, 1);
    return told(reader, *subject, order);
}

template<bool battle::Order::*member>
TypedOrder readAction(const Words& /*words*/, const Reader& reader, const battle::StackPointer& subject) {
    battle::Order order = withoutAction(orderOf(reader.battle(), subject->id));
    order.*member = true;
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

/// A form of order with an example and its parser. A language supplies the words; HEX, NAME, WORD, COUNT and
/// TURN stand for what is typed there, and | separates ways to say the same.
struct Form {
    const char* words;
    const char* example;
    bool needsSubject;
    TypedOrder (*read)(const Words&, const Reader&, const battle::StackPointer&);
    Needs needs = Needs::Nothing;
};
constexpr std::array forms{
    Form{QT_TRANSLATE_NOOP("sf::ui", "HEX to HEX"), QT_TRANSLATE_NOOP("sf::ui", "5,5 to 6,6"), false,
         readMove},
    Form{QT_TRANSLATE_NOOP("sf::ui", "to HEX|move to HEX"), QT_TRANSLATE_NOOP("sf::ui", "to 6,6"), true,
         readMoveTo},
    Form{QT_TRANSLATE_NOOP("sf::ui", "rotate TURN|turn TURN"),
         QT_TRANSLATE_NOOP("sf::ui", "rotate 1; rotate -1"), true, readRotate, Needs::Facings},
    Form{QT_TRANSLATE_NOOP("sf::ui", "posture WORD"), QT_TRANSLATE_NOOP("sf::ui", "posture offensive"), true,
         readPosture, Needs::Postures},
    Form{QT_TRANSLATE_NOOP("sf::ui", "merge into NAME"), QT_TRANSLATE_NOOP("sf::ui", "merge into NAME"), true,
         readMerge},
    Form{QT_TRANSLATE_NOOP("sf::ui", "split COUNT"), QT_TRANSLATE_NOOP("sf::ui", "split 3"), true, readSplit},
    Form{QT_TRANSLATE_NOOP("sf::ui", "rename to NAME|rename NAME"),
         QT_TRANSLATE_NOOP("sf::ui", "rename NAME"), true, readRename},
    Form{QT_TRANSLATE_NOOP("sf::ui", "remove"), QT_TRANSLATE_NOOP("sf::ui", "remove"), true, readRemove},
    Form{QT_TRANSLATE_NOOP("sf::ui", "attack on NAME|attack at NAME|attack NAME"),
         QT_TRANSLATE_NOOP("sf::ui", "attack NAME"), true, readTarget<&battle::Order::attack>, Needs::Orders},
    Form{QT_TRANSLATE_NOOP("sf::ui", "shoot at NAME|shoot on NAME|shoot NAME"),
         QT_TRANSLATE_NOOP("sf::ui", "shoot NAME"), true, readTarget<&battle::Order::shoot>, Needs::Orders},
    Form{QT_TRANSLATE_NOOP("sf::ui", "advance on NAME|advance at NAME|advance NAME"),
         QT_TRANSLATE_NOOP("sf::ui", "advance on NAME"), true, readTarget<&battle::Order::advance>,
         Needs::Orders},
    Form{QT_TRANSLATE_NOOP("sf::ui", "flee to HEX"), QT_TRANSLATE_NOOP("sf::ui", "flee to 5,5"), true,
         readFlight, Needs::Orders},
    Form{QT_TRANSLATE_NOOP("sf::ui", "hold"), QT_TRANSLATE_NOOP("sf::ui", "hold"), true,
         readAction<&battle::Order::hold>, Needs::Orders},
    Form{QT_TRANSLATE_NOOP("sf::ui", "disengage"), QT_TRANSLATE_NOOP("sf::ui", "disengage"), true,
         readAction<&battle::Order::disengage>, Needs::Orders},
    Form{QT_TRANSLATE_NOOP("sf::ui", "turn first TURN"), QT_TRANSLATE_NOOP("sf::ui", "turn first 1"), true,
         readTurnFirst, Needs::Orders},
    Form{QT_TRANSLATE_NOOP("sf::ui", "no order"), QT_TRANSLATE_NOOP("sf::ui", "no order"), true, readNoOrder,
         Needs::Orders},
};

/// Matches what was typed against a form in the program's language.
Words matched(const Form& form, const QString& line) {
    constexpr std::pair<const char*, const char*> places[] = {
        {"HEX", R"((\d{1,4})\s*,\s*(\d{1,4}))"},
        {"NAME", "(.+)"},
        {"WORD", "(\\w+)"},
        {"COUNT", "(\\d{1,6})"},
        {"TURN", "([+-]?[0-3])"},
    };
    const QString ways = QCoreApplication::translate("sf::ui", form.words);
    for (const QString& way : ways.split(u'|')) {
        QString pattern = QRegularExpression::escape(way);
        pattern.replace(QStringLiteral("\\ "), QStringLiteral("\\s+"));
        for (const auto& [place, what] : places)
            pattern.replace(QLatin1String(place), QLatin1String(what));
        const QRegularExpression expression(QRegularExpression::anchoredPattern(pattern),
                                            QRegularExpression::CaseInsensitiveOption |
                                                QRegularExpression::UseUnicodePropertiesOption);
        if (Words words = expression.match(line); words.hasMatch())
            return words;
    }
    return {};
}

} // namespace

TypedOrder readOrder(const QString& line, const document::BattleDocument& document,
                     const std::optional<battle::StackId>& selected, bool freePlacement) {
    const Reader reader{document, selected, freePlacement};
    const BattleMode& mode = battleMode(document.battle());
    for (const Form& form : forms) {
        const Words words = matched(form, line.trimmed());
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
    return text::clauses(examples);
}

} // namespace sf::ui
