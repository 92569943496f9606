// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/spreadsheet.h"

#include "core/rules/limits.h"

#include <QCoreApplication>
#include <zip.h>

#include <memory>

namespace sf::document {
namespace {

struct SpreadsheetText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::SpreadsheetText)
};

/// A problem of the file as a whole, as a sentence.
LoadError sentence(const QString& text) {
    return {{}, text, {}};
}

LoadError tooMuchIn(const QString& entry) {
    return {entry, SpreadsheetText::tr("at most %1 MB").arg(limits::listUnpackedBytes >> 20),
            SpreadsheetText::tr("more")};
}

LoadError damaged() {
    return sentence(SpreadsheetText::tr("The spreadsheet is damaged. Save it again, or save it as CSV."));
}

LoadError locked() {
    return sentence(SpreadsheetText::tr("The spreadsheet is encrypted. Save it without a password."));
}

/// OpenDocument allows no other compression than the usual one.
LoadError compressedBy(int method) {
    const QString name = method == ZIP_CM_LZMA ? QStringLiteral("LZMA") : QString::number(method);
    return sentence(SpreadsheetText::tr("The spreadsheet is compressed with %1, which can't be read. Save it "
                                        "again, or save it as CSV.")
                        .arg(name));
}

/// The files in a ZIP archive, unpacked in memory.
class Archive {
public:
    /// The bytes must outlive it. It has no files if the bytes are damaged.
    explicit Archive(const QByteArray& bytes) {
        zip_error_t error;
        zip_error_init(&error);
        zip_source_t* source =
            zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
        if (source)
            m_archive.reset(zip_open_from_source(source, ZIP_RDONLY, &error));
        if (source && !m_archive)
            zip_source_free(source);
        zip_error_fini(&error);
    }

    bool isOpen() const { return m_archive != nullptr; }
    bool has(const char* name) const { return m_archive && zip_name_locate(m_archive.get(), name, 0) >= 0; }

    /// At most limits::listUnpackedBytes, whatever the archive says.
    std::variant<QByteArray, LoadError> read(const char* name) const {
        zip_stat_t about{};
        if (zip_stat(m_archive.get(), name, 0, &about) != 0)
            return damaged();
        if ((about.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && about.encryption_method != ZIP_EM_NONE)
            return locked();
        if ((about.valid & ZIP_STAT_COMP_METHOD) != 0 && about.comp_method != ZIP_CM_STORE &&
            about.comp_method != ZIP_CM_DEFLATE)
            return compressedBy(about.comp_method);
        const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(
            zip_fopen_index(m_archive.get(), about.index, 0), zip_fclose);
        if (!file)
            return damaged();
        QByteArray all;
        QByteArray part(1 << 16, Qt::Uninitialized);
        for (;;) {
            const zip_int64_t count =
                zip_fread(file.get(), part.data(), static_cast<zip_uint64_t>(part.size()));
            if (count < 0)
                return damaged();
            if (count == 0)
                return all;
            all.append(part.constData(), static_cast<qsizetype>(count));
            if (all.size() > limits::listUnpackedBytes)
                return tooMuchIn(QString::fromLatin1(name));
        }
    }

private:
    std::unique_ptr<zip_t, void (*)(zip_t*)> m_archive{nullptr, zip_discard};
};

/// Why the archive can't be read as a spreadsheet.
std::optional<LoadError> archiveProblem(const Archive& archive) {
    if (!archive.isOpen())
        return damaged();
    constexpr const char* manifest = "META-INF/manifest.xml";
    if (archive.has("xl/workbook.xml") || archive.has("EncryptedPackage"))
        return sentence(SpreadsheetText::tr("This is an Excel workbook. Save it as .ods or CSV."));
    if (archive.has("encrypted-package"))
        return locked();
    if (!archive.has("content.xml"))
        return sentence(SpreadsheetText::tr("This archive isn't an OpenDocument spreadsheet."));
    if (!archive.has(manifest))
        return std::nullopt;
    const auto read = archive.read(manifest);
    if (const auto* error = std::get_if<LoadError>(&read))
        return *error;
    return std::get<QByteArray>(read).contains("encryption-data") ? std::optional(locked()) : std::nullopt;
}

} // namespace

bool isArchive(const QByteArray& bytes) {
    return bytes.startsWith("PK\x03\x04") || bytes.startsWith("PK\x05\x06");
}

ReadList readSpreadsheet(const QByteArray& bytes) {
    const Archive archive(bytes);
    if (auto problem = archiveProblem(archive))
        return *std::move(problem);
    auto content = archive.read("content.xml");
    if (auto* error = std::get_if<LoadError>(&content))
        return std::move(*error);
    return readContent(std::get<QByteArray>(std::move(content)));
}

} // namespace sf::document
