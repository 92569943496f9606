// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/list_file.h"

#include "core/document/io/input_file.h"
#include "core/document/lists/spreadsheet.h"
#include "core/rules/limits.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringDecoder>

namespace sf::document {
namespace {

struct ListFileText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::ListFileText)
};

QString lineAndColumn(qint64 line, qint64 column) {
    return ListFileText::tr("line %1, column %2").arg(text::figure(line), text::figure(column));
}

/// The text, or where it isn't UTF-8.
std::variant<QString, LoadError> decoded(const QByteArray& bytes) {
    const auto encoding = QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8);
    QStringDecoder decoder(encoding, QStringConverter::Flag::Stateless);
    QString text = decoder(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    if (!decoder.hasError())
        return text;
    const QString before =
        encoding == QStringConverter::Utf8
            ? QString::fromUtf8(bytes.first(utf8Size(bytes)))
            : text.first(std::max<qsizetype>(0, text.indexOf(QChar::ReplacementCharacter)));
    return LoadError{lineAndColumn(before.count(u'\n') + 1, before.size() - before.lastIndexOf(u'\n')),
                     ListFileText::tr("text in UTF-8, which you can choose when you save the list"),
                     ListFileText::tr("another character set")};
}

} // namespace

const QStringList& listSuffixes() {
    static const QStringList suffixes{QStringLiteral("csv"), QStringLiteral("tsv"), QStringLiteral("ods")};
    return suffixes;
}

bool isListFile(const QString& path) {
    return listSuffixes().contains(QFileInfo(path).suffix().toLower());
}

ReadList readList(const QByteArray& bytes) {
    if (isArchive(bytes))
        return readSpreadsheet(bytes);
    if (bytes.startsWith("\xD0\xCF\x11\xE0"))
        return LoadError{
            {}, ListFileText::tr("This is a file of an office program. Save it as .ods or CSV."), {}};
    const auto text = decoded(bytes);
    if (const auto* error = std::get_if<LoadError>(&text))
        return *error;
    auto rows = readTable(std::get<QString>(text));
    if (auto* error = std::get_if<LoadError>(&rows))
        return std::move(*error);
    std::vector<TextSheet> sheets;
    if (auto& read = std::get<std::vector<TextRow>>(rows); !read.empty())
        sheets.push_back({{}, std::move(read)});
    return sheets;
}

ReadList readListFile(const QString& path) {
    const auto bytes = readInput(path, limits::listBytes);
    if (const auto* error = std::get_if<LoadError>(&bytes))
        return *error;
    return readList(std::get<QByteArray>(bytes));
}

qsizetype utf8Size(const QByteArray& bytes) {
    qsizetype at = 0;
    while (at < bytes.size()) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const qsizetype size = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        if (at + size > bytes.size() || !QByteArrayView(bytes).sliced(at, size).isValidUtf8())
            return at;
        at += size;
    }
    return at;
}

QString placeIn(const TextSheet& sheet, const TextRow& row, std::size_t column) {
    const auto at = static_cast<qint64>(column);
    return sheet.name.isEmpty() ? lineAndColumn(row.line, at + 1)
                                : text::listed({text::displayName(sheet.name), cellName(row.line - 1, at)});
}

} // namespace sf::document
