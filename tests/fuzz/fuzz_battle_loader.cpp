// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/kinds/document_file.h"
#include "core/document/lists/battle_clip.h"
#include "tests/fuzz/small_documents.h"

#include <cstdint>
#include <cstdlib>

using namespace sf;
using namespace sf::document;

namespace {

std::optional<QByteArray> savedAgain(const QByteArray& bytes) {
    const Loaded loaded = loadBytes(bytes);
    if (const auto* error = std::get_if<LoadError>(&loaded)) {
        if (error->text(QStringLiteral("f")).contains(QLatin1Char('\n')))
            std::abort();
        return std::nullopt;
    }
    return std::get<std::unique_ptr<Document>>(loaded)->serialised();
}

/// As a clip: it is pasted or refused, and the document can be saved and read again.
void paste(const QByteArray& clip, const QByteArray& into) {
    Loaded loaded = loadBytes(into);
    auto& document = static_cast<BattleDocument&>(*std::get<std::unique_ptr<Document>>(loaded));
    const auto read = BattlePaste::of(clip, document);
    if (const auto* why = std::get_if<QString>(&read)) {
        if (why->isEmpty())
            std::abort();
        return;
    }
    const auto& pasting = std::get<BattlePaste>(read);
    const std::size_t before = document.battle().stacks.size();
    for (const OtherKind others : {OtherKind::Rename, OtherKind::KeepOurs, OtherKind::UseTheirs}) {
        const auto [actions, stacks] = pasting.at({5, 5}, others);
        if (!actions.empty() && document.perform(actions, QStringLiteral("Paste")).isDone() &&
            document.battle().stacks.size() < before + stacks.size())
            std::abort();
    }
    if (const battle::StackPointer stack = document.battle().stacks[0]; pasting.units() > 0)
        document.perform(pasting.unitsInto(*stack, OtherKind::Rename), QStringLiteral("Paste"));
    if (!std::holds_alternative<std::unique_ptr<Document>>(loadBytes(document.serialised())))
        std::abort();
}

} // namespace

/// Any bytes load or are refused; what loads is saved so that it loads again and is saved the same, and can
/// be pasted.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const std::optional<QByteArray> once = savedAgain(bytes);
    if (once && savedAgain(*once) != once)
        std::abort();
    paste(bytes, sf::fuzz::smmBattle);
    paste(bytes, sf::fuzz::multiplierBattle);
    return 0;
}
