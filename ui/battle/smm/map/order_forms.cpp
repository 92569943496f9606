// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/map/order_forms.h"

#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/order_edits.h"
#include "ui/battle/smm/rounds/order_text.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

using Words = QRegularExpressionMatch;

TypedOrder told(const OrderReader& reader, const battle::Stack& stack, const smm::Order& order) {
    const QString text = QCoreApplication::translate("sf::ui", "%1: %2")
                             .arg(text::stackName(stack), describeOrder(reader.battle(), stack.id, order));
    return {{}, giving(stack.id, order), text, {}};
}

TypedOrder readPosture(const Words& words, const OrderReader& reader, const battle::StackPointer& subject) {
    using battle::Posture;
    for (const Posture posture :
         {Posture::Neutral, Posture::Offensive, Posture::Defensive, Posture::Screening}) {
        const std::string_view word = battle::key(posture);
        const QString key = QString::fromUtf8(word);
        if (key.compare(words.captured(1), Qt::CaseInsensitive) == 0 ||
            text::posture(posture).compare(words.captured(1), Qt::CaseInsensitive) == 0)
            return reader.understood(battle::SetPosture{subject->id, posture});
    }
    return OrderReader::wrong(QCoreApplication::translate(
        "sf::ui", "The postures are neutral, offensive, defensive and screening"));
}

/// Attack, shoot at or advance on a stack.
template<std::optional<battle::StackId> smm::Order::*member>
TypedOrder readTarget(const Words& words, const OrderReader& reader, const battle::StackPointer& subject) {
    const QString name = words.captured(1).trimmed();
    const battle::StackPointer target = reader.named(name);
    if (!target)
        return OrderReader::unknown(name);
    smm::Order order = withoutAction(orderOf(reader.battle(), subject->id));
    order.*member = target->id;
    return told(reader, *subject, order);
}

TypedOrder readFlight(const Words& words, const OrderReader& reader, const battle::StackPointer& subject) {
    smm::Order order = withoutAction(orderOf(reader.battle(), subject->id));
    order.flee = capturedHex(words, 1);
    return told(reader, *subject, order);
}

template<bool smm::Order::*member>
TypedOrder readAction(const Words& /*words*/, const OrderReader& reader,
                      const battle::StackPointer& subject) {
    smm::Order order = withoutAction(orderOf(reader.battle(), subject->id));
    order.*member = true;
    return told(reader, *subject, order);
}

TypedOrder readTurnFirst(const Words& words, const OrderReader& reader, const battle::StackPointer& subject) {
    smm::Order order = orderOf(reader.battle(), subject->id);
    order.rotate = words.captured(1).toInt();
    return told(reader, *subject, order);
}

TypedOrder readNoOrder(const Words& /*words*/, const OrderReader& reader,
                       const battle::StackPointer& subject) {
    return told(reader, *subject, {});
}

} // namespace

std::vector<OrderForm> roundOrderForms() {
    std::vector<OrderForm> forms = sharedOrderForms(true);
    forms.insert(forms.begin() + 3, // after the moves and the rotation
                 {QT_TRANSLATE_NOOP("sf::ui", "posture WORD"),
                  QT_TRANSLATE_NOOP("sf::ui", "posture offensive"), true, readPosture});
    forms.insert(forms.end(),
                 {{QT_TRANSLATE_NOOP("sf::ui", "attack on NAME|attack at NAME|attack NAME"),
                   QT_TRANSLATE_NOOP("sf::ui", "attack NAME"), true, readTarget<&smm::Order::attack>},
                  {QT_TRANSLATE_NOOP("sf::ui", "shoot at NAME|shoot on NAME|shoot NAME"),
                   QT_TRANSLATE_NOOP("sf::ui", "shoot NAME"), true, readTarget<&smm::Order::shoot>},
                  {QT_TRANSLATE_NOOP("sf::ui", "advance on NAME|advance at NAME|advance NAME"),
                   QT_TRANSLATE_NOOP("sf::ui", "advance on NAME"), true, readTarget<&smm::Order::advance>},
                  {QT_TRANSLATE_NOOP("sf::ui", "flee to HEX"), QT_TRANSLATE_NOOP("sf::ui", "flee to 5,5"),
                   true, readFlight},
                  {QT_TRANSLATE_NOOP("sf::ui", "hold"), QT_TRANSLATE_NOOP("sf::ui", "hold"), true,
                   readAction<&smm::Order::hold>},
                  {QT_TRANSLATE_NOOP("sf::ui", "disengage"), QT_TRANSLATE_NOOP("sf::ui", "disengage"), true,
                   readAction<&smm::Order::disengage>},
                  {QT_TRANSLATE_NOOP("sf::ui", "turn first TURN"),
                   QT_TRANSLATE_NOOP("sf::ui", "turn first 1"), true, readTurnFirst},
                  {QT_TRANSLATE_NOOP("sf::ui", "no order"), QT_TRANSLATE_NOOP("sf::ui", "no order"), true,
                   readNoOrder}});
    return forms;
}

} // namespace sf::ui
