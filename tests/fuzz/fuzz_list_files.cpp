// SPDX-License-Identifier: GPL-3.0-or-later
// Reads bytes as the file of a list: as an archive, as the content.xml in one, or as text. What is accepted
// is within the limits, and an error is one line.
#include "core/document/lists/spreadsheet.h"
#include "core/rules/limits.h"
#include "tests/fuzz/fuzz_input.h"

using namespace sf;
using namespace sf::document;

namespace {

void check(const ReadList& list) {
    if (const auto* error = std::get_if<LoadError>(&list)) {
        fuzz::require(!error->expected.isEmpty(), "an error says what was expected");
        fuzz::require(!error->text(QStringLiteral("f")).contains(u'\n'), "an error is one line");
        return;
    }
    std::size_t rows = 0;
    for (const TextSheet& sheet : std::get<std::vector<TextSheet>>(list)) {
        fuzz::require(!sheet.rows.empty() || sheet.hiddenRows > 0, "a sheet has rows");
        rows += sheet.rows.size();
        for (const TextRow& row : sheet.rows) {
            fuzz::require(row.line >= 1, "a row has a number");
            fuzz::require(!row.cells.isEmpty() && row.cells.size() <= limits::listColumns, "a row has cells");
            fuzz::require(!placeIn(sheet, row, 0).isEmpty(), "a cell has a name");
        }
    }
    fuzz::require(rows <= static_cast<std::size_t>(limits::listRows), "there are no more rows than allowed");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    check(readList(bytes));
    check(readContent(bytes));
    return 0;
}
