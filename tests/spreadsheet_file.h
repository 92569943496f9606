// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QtGlobal>
#include <zip.h>

#include <utility>
#include <vector>

/// Makes spreadsheets for tests, good ones and bad ones.
namespace sf::test {

/// An archive of these files, encrypted if there is a password.
inline QByteArray archiveOf(const std::vector<std::pair<const char*, QByteArray>>& files,
                            const char* password = nullptr) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(target);
    zip_t* archive = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    for (const auto& [name, bytes] : files) {
        zip_source_t* source =
            zip_source_buffer(archive, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0);
        const zip_int64_t index = zip_file_add(archive, name, source, 0);
        if (password)
            zip_file_set_encryption(archive, static_cast<zip_uint64_t>(index), ZIP_EM_AES_256, password);
    }
    if (!archive || zip_close(archive) != 0)
        qFatal("can't make an archive");
    zip_source_open(target);
    zip_source_seek(target, 0, SEEK_END);
    QByteArray packed(static_cast<qsizetype>(zip_source_tell(target)), Qt::Uninitialized);
    zip_source_seek(target, 0, SEEK_SET);
    zip_source_read(target, packed.data(), static_cast<zip_uint64_t>(packed.size()));
    zip_source_close(target);
    zip_source_free(target);
    return packed;
}

/// content.xml of a spreadsheet with this inside, such as tables; what comes before the root may be another.
inline QByteArray contentOf(const QByteArray& inside,
                            const QByteArray& before = R"(<?xml version="1.0" encoding="UTF-8"?>)") {
    return before + R"(
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
  xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" office:version="1.3">
<office:scripts/><office:body><office:spreadsheet><table:calculation-settings/>)" +
           inside + "</office:spreadsheet></office:body></office:document-content>";
}

/// A row of cells with text; those that begin with # hold the number behind it.
inline QByteArray rowOf(const QList<QByteArray>& cells, const QByteArray& attributes = {}) {
    QByteArray row = "<table:table-row" + attributes + ">";
    for (const QByteArray& cell : cells)
        row += cell.startsWith('#') ? "<table:table-cell office:value-type=\"float\" office:value=\"" +
                                          cell.mid(1) + "\"><text:p>shown</text:p></table:table-cell>"
                                    : "<table:table-cell office:value-type=\"string\"><text:p>" + cell +
                                          "</text:p></table:table-cell>";
    return row + "</table:table-row>";
}

inline QByteArray sheetOf(const QByteArray& name, const QByteArray& rows) {
    return "<table:table table:name=\"" + name + "\">" + rows + "</table:table>";
}

/// An OpenDocument spreadsheet.
inline QByteArray spreadsheetOf(const QByteArray& content) {
    return archiveOf({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                      {"content.xml", content},
                      {"META-INF/manifest.xml", "<manifest/>"}});
}

} // namespace sf::test
