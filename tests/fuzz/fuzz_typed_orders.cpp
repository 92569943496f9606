// SPDX-License-Identifier: GPL-3.0-or-later
// Reads lines as typed orders and as typed units, in a battle of each system. What is understood is given,
// and refused or done.
#include "tests/fuzz/fuzz_input.h"
#include "tests/fuzz/small_documents.h"
#include "ui/battle/mode/typed_order.h"
#include "ui/battle/units/unit_phrase.h"

using namespace sf;

namespace {

void giveOrder(document::BattleDocument& document, const QString& line, bool freePlacement) {
    const battle::StackId selected = document.battle().stacks[0]->id;
    const ui::TypedOrder order = ui::readOrder(line, document, selected, freePlacement);
    if (!order.error.isEmpty())
        return fuzz::require(!order.error.contains(u'\n'), "an error is one line");
    fuzz::require(order.give || !order.actions.empty(), "what is understood does something");
    if (order.give)
        order.give(document);
    else
        document.perform(order.actions.front());
}

void addUnits(document::BattleDocument& document, const QString& line) {
    const auto read = ui::readUnits(line, document.battle());
    if (const auto* problem = std::get_if<QString>(&read))
        return fuzz::require(!problem->contains(u'\n'), "an error is one line");
    const auto& counts = std::get<std::vector<ui::UnitCount>>(read);
    int units = 0;
    for (const ui::UnitCount& count : counts)
        units += count.count;
    fuzz::require(units <= ui::mostUnitsTyped, "there are not too many");
    const battle::Stack& into = *document.battle().stacks[0];
    document.perform(battle::AddUnits{into.id, ui::makeUnits(counts, document, &into)});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QStringList lines =
        QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)).split(u'\n');
    const bool isSmm = size % 2 == 0;
    const auto loaded = fuzz::loaded(isSmm ? fuzz::smmBattle : fuzz::multiplierBattle);
    auto& document = dynamic_cast<document::BattleDocument&>(*loaded);
    for (const QString& line : lines) {
        if (document.battle().stacks.empty())
            return 0;
        giveOrder(document, line, line.size() % 2 == 0);
        if (!document.battle().stacks.empty())
            addUnits(document, line);
    }
    return 0;
}
