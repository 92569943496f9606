// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/mode/typed_order.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/saved_name.h"

#include <QCoreApplication>

namespace sf::ui {

const battle::Battle& OrderReader::battle() const {
    return document.battle();
}

battle::StackPointer OrderReader::subject() const {
    return selected ? battle().stacks.find(*selected) : nullptr;
}

battle::StackPointer OrderReader::standingAt(hex::Hex hex) const {
    const std::vector<battle::StackPointer> there = battle().stacks.at(hex);
    if (battle::StackPointer chosen = subject(); chosen && chosen->hex == hex)
        return chosen;
    return there.empty() ? nullptr : there.front();
}

battle::StackPointer OrderReader::named(const QString& typed) const {
    const QString name = text::withoutIsolates(text::displayName(typed));
    for (const battle::StackPointer& stack : battle().stacks)
        if (text::withoutIsolates(text::stackName(*stack)).compare(name, Qt::CaseInsensitive) == 0)
            return stack;
    return nullptr;
}

TypedOrder OrderReader::understood(battle::Action action) const {
    TypedOrder order;
    order.text = text::action(action, battle());
    order.actions.push_back(std::move(action));
    return order;
}

TypedOrder OrderReader::wrong(const QString& error) {
    TypedOrder order;
    order.error = error;
    return order;
}

TypedOrder OrderReader::unknown(const QString& name) {
    return wrong(QCoreApplication::translate("sf::ui", "There is no stack called %1").arg(name));
}

hex::Hex capturedHex(const QRegularExpressionMatch& words, int first) {
    return {words.capturedView(first).toInt(), words.capturedView(first + 1).toInt()};
}

namespace {

using Words = QRegularExpressionMatch;

TypedOrder readMove(const Words& words, const OrderReader& reader, const battle::StackPointer& /*subject*/) {
    const battle::StackPointer stack = reader.standingAt(capturedHex(words, 1));
    if (!stack)
        return OrderReader::wrong(QCoreApplication::translate("sf::ui", "There is no stack on %1")
                                      .arg(text::hexName(capturedHex(words, 1))));
    return reader.understood(battle::MoveStack{stack->id, capturedHex(words, 3), reader.free});
}

/// While orders are given, what dropping the stack there would order.
TypedOrder readMoveTo(const Words& words, const OrderReader& reader, const battle::StackPointer& subject) {
    const battle::Battle& battle = reader.battle();
    const hex::Hex to = capturedHex(words, 1);
    if (battle.play && battle.play->phase == battle::PlayPhase::Ordering)
        if (const auto drop = battleMode(battle).orderDrop(battle, *subject, to, nullptr)) {
            const QString text =
                QCoreApplication::translate("sf::ui", "%1: %2").arg(text::stackName(*subject), drop->words);
            return {{}, drop->give, text, {}};
        }
    return reader.understood(battle::MoveStack{subject->id, to, reader.free});
}

TypedOrder readRotate(const Words& words, const OrderReader& reader, const battle::StackPointer& subject) {
    return reader.understood(battle::RotateStack{subject->id, words.captured(1).toInt()});
}

TypedOrder readMerge(const Words& words, const OrderReader& reader, const battle::StackPointer& subject) {
    const QString name = words.captured(1).trimmed();
    const battle::StackPointer into = reader.named(name);
    return into ? reader.understood(battle::MergeStacks{subject->id, into->id}) : OrderReader::unknown(name);
}

TypedOrder readSplit(const Words& words, const OrderReader& reader, const battle::StackPointer& subject) {
    battle::SplitStack split{
        subject->id, {}, reader.document.freshStackId(), nameAfter(reader.battle(), subject->name)};
    const int count = words.captured(1).toInt();
    // The last units in the player's order leave.
    const std::vector<battle::Unit>& units = *subject->units;
    for (auto unit = units.rbegin(); unit != units.rend() && int(split.units.size()) < count; ++unit)
        if (unit->isAlive())
            split.units.push_back(unit->id);
    if (static_cast<int>(split.units.size()) < count)
        return OrderReader::wrong(
            QCoreApplication::translate("sf::ui", "there are only %2 living units in %1")
                .arg(text::stackName(*subject), text::figure(subject->living())));
    return reader.understood(std::move(split));
}

TypedOrder readRename(const Words& words, const OrderReader& reader, const battle::StackPointer& subject) {
    return reader.understood(battle::RenameStack{subject->id, words.captured(1).trimmed().toStdString()});
}

TypedOrder readRemove(const Words& /*words*/, const OrderReader& reader,
                      const battle::StackPointer& subject) {
    return reader.understood(battle::RemoveStack{subject->id});
}

/// Matches what was typed against a form in the program's language.
Words matched(const OrderForm& form, const QString& line) {
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

std::vector<OrderForm> sharedOrderForms(bool hasFacings) {
    std::vector<OrderForm> forms{{QT_TRANSLATE_NOOP("sf::ui", "HEX to HEX"),
                                  QT_TRANSLATE_NOOP("sf::ui", "5,5 to 6,6"), false, readMove},
                                 {QT_TRANSLATE_NOOP("sf::ui", "to HEX|move to HEX"),
                                  QT_TRANSLATE_NOOP("sf::ui", "to 6,6"), true, readMoveTo}};
    if (hasFacings)
        forms.push_back({QT_TRANSLATE_NOOP("sf::ui", "rotate TURN|turn TURN"),
                         QT_TRANSLATE_NOOP("sf::ui", "rotate 1; rotate -1"), true, readRotate});
    forms.insert(forms.end(), {{QT_TRANSLATE_NOOP("sf::ui", "merge into NAME"),
                                QT_TRANSLATE_NOOP("sf::ui", "merge into NAME"), true, readMerge},
                               {QT_TRANSLATE_NOOP("sf::ui", "split COUNT"),
                                QT_TRANSLATE_NOOP("sf::ui", "split 3"), true, readSplit},
                               {QT_TRANSLATE_NOOP("sf::ui", "rename to NAME|rename NAME"),
                                QT_TRANSLATE_NOOP("sf::ui", "rename NAME"), true, readRename},
                               {QT_TRANSLATE_NOOP("sf::ui", "remove"), QT_TRANSLATE_NOOP("sf::ui", "remove"),
                                true, readRemove}});
    return forms;
}

TypedOrder readOrder(const QString& line, const document::BattleDocument& document,
                     const std::optional<battle::StackId>& selected, bool freePlacement) {
    const OrderReader reader{document, selected, freePlacement};
    const BattleMode& mode = battleMode(document.battle());
    for (const OrderForm& form : mode.orderForms()) {
        const Words words = matched(form, line.trimmed());
        if (!words.hasMatch())
            continue;
        const battle::StackPointer subject = reader.subject();
        if (form.needsSubject && !subject)
            return OrderReader::wrong(QCoreApplication::translate("sf::ui", "No stack is selected"));
        return form.read(words, reader, subject);
    }
    return OrderReader::wrong(QCoreApplication::translate("sf::ui", "I don't know the order “%1”. Try: %2")
                                  .arg(line.trimmed(), mode.exampleOrder()));
}

QString orderForms(const BattleMode& mode) {
    QStringList examples;
    for (const OrderForm& form : mode.orderForms())
        examples << QCoreApplication::translate("sf::ui", form.example);
    return text::clauses(examples);
}

} // namespace sf::ui
