// SPDX-License-Identifier: GPL-3.0-or-later
// Reads each line as a variation of a battle, and plays with the first combination of all lines.
#include "core/document/battle/variants/lab_study.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/fuzz/small_documents.h"

using namespace sf;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const auto grid =
        document::readGrid(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).split(u'\n'));
    if (const auto* problem = std::get_if<QString>(&grid)) {
        fuzz::require(!problem->isEmpty() && !problem->contains(u'\n'), "an error is one line");
        return 0;
    }
    const auto& cells = std::get<document::Grid>(grid);
    fuzz::require(static_cast<qint64>(cells.size()) <= document::mostVariants, "there are not too many");
    for (const std::vector<document::Setting>& cell : cells)
        fuzz::require(cell.size() == cells.front().size(), "each cell sets the same places");
    if (cells.empty())
        return 0;
    const auto variant = document::variantOf(fuzz::smmBattle, cells.front());
    if (const auto* error = std::get_if<document::LoadError>(&variant))
        fuzz::require(!error->text(QStringLiteral("f")).contains(u'\n'), "an error is one line");
    return 0;
}
