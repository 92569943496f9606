// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/kinds/document_file.h"

#include "core/document/io/document_version.h"
#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/json_reader.h"
#include "core/document/io/json_scanner.h"
#include "core/document/kinds/document_formats.h"
#include "core/text/display_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace sf::document {
namespace {

/// Reads only the version and the kind, so that no loader sees a document it does not know.
class KindSink final : public JsonSink {
public:
    bool beginMember(std::string_view key) override { return key != "kind" && key != "squarefront"; }
    std::optional<LoadError> member(std::string_view key, const JsonTape& value) override {
        JsonReader json(value, std::string(key));
        if (key == "kind")
            m_kind = json.word();
        else if (key == "squarefront")
            readVersion(json);
        m_hasVersion = m_hasVersion || key == "squarefront";
        return json.error();
    }
    std::optional<LoadError> entry(std::string_view /*key*/, std::size_t /*index*/,
                                   const JsonTape& /*value*/) override {
        return std::nullopt;
    }
    bool isDone() const override { return m_hasVersion && !m_kind.empty(); }
    const std::string& kind() const { return m_kind; }
    std::optional<LoadError> missing() const {
        if (isDone())
            return std::nullopt;
        return missingKey(m_hasVersion ? "kind" : "squarefront");
    }

private:
    std::string m_kind;
    bool m_hasVersion = false;
};

} // namespace

Loaded loadBytes(const QByteArray& bytes) {
    if (const DocumentFormat* format = textFormat(bytes))
        return format->load(bytes);
    KindSink sink;
    if (auto error = scanJson({bytes.constData(), static_cast<std::size_t>(bytes.size())}, sink))
        return *error;
    if (auto error = sink.missing())
        return *error;
    if (const DocumentFormat* format = documentFormat(sink.kind()))
        return format->load(bytes);
    return LoadError{
        QStringLiteral("kind"),
        QCoreApplication::translate("sf::document", "a kind of document that this program knows"),
        inQuotes(sink.kind())};
}

Loaded load(const QString& path) {
    const FileStamp stamp = FileStamp::of(path); // a change while it is read counts as one after
    auto input = readInput(path);
    if (auto* error = std::get_if<LoadError>(&input))
        return std::move(*error);
    Loaded loaded = loadBytes(std::get<QByteArray>(input));
    if (auto* document = std::get_if<std::unique_ptr<Document>>(&loaded)) {
        (*document)->setFilePath(absoluteFile(path));
        (*document)->setFileStamp(stamp);
    }
    return loaded;
}

QString kindOfFile(const QString& path) {
    constexpr qint64 enough = 4096; // bytes: the kind is one of the first members
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray begin = file.read(enough);
    if (const DocumentFormat* format = textFormat(begin))
        return QString::fromLatin1(format->key.data(), static_cast<qsizetype>(format->key.size()));
    KindSink sink;
    scanJson({begin.constData(), static_cast<std::size_t>(begin.size())}, sink); // the rest may be missing
    return QString::fromStdString(sink.kind());
}

Save beginSave(const Document& document, const QString& path) {
    const DocumentFormat* format = documentFormat(document.kind().toStdString());
    return {absoluteFile(path),
            format && format->contents ? format->contents(document, path) : document.serialised(),
            document.journal().next(), Backup::Yes};
}

Written write(const Save& save) {
    if (auto problem = writeProblem(save.path, save.bytes.size()))
        return {{problem, {}}, {}};
    WriteResult result = writeSafely(save.path, save.bytes, save.backup);
    return {std::move(result), FileStamp::of(save.path)};
}

void finishSave(Document& document, const Save& save, const FileStamp& stamp) {
    document.setFileStamp(stamp);
    if (document.journal().next() == save.entry)
        document.markSaved(save.path);
    else
        document.setFilePath(save.path);
}

WriteResult save(Document& document, const QString& path) {
    const Save save = beginSave(document, path);
    Written written = write(save);
    if (!written.result.error)
        finishSave(document, save, written.stamp);
    return std::move(written.result);
}

} // namespace sf::document
