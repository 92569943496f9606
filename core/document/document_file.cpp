// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/document_file.h"

#include "core/document/document_kinds.h"
#include "core/document/document_version.h"
#include "core/document/file_path.h"
#include "core/document/imperio_file.h"
#include "core/document/json_reader.h"
#include "core/document/json_scanner.h"
#include "core/document/translate.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace sf::document {
namespace {

/// Looks for the version and the kind alone, so that no loader reads what it does not know.
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
        const QLatin1String key(m_hasVersion ? "kind" : "squarefront");
        return LoadError{{}, tr("the key \"%1\"").arg(key), tr("none")};
    }

private:
    std::string m_kind;
    bool m_hasVersion = false;
};

LoadError unreadable(const QString& reason) {
    return {{}, tr("The file can't be read: %1").arg(reason), {}};
}

} // namespace

Loaded loadBytes(const QByteArray& bytes) {
    if (isRecord(bytes))
        return loadRecord(bytes);
    KindSink sink;
    if (auto error = scanJson({bytes.constData(), static_cast<std::size_t>(bytes.size())}, sink))
        return *error;
    if (auto error = sink.missing())
        return *error;
    if (const DocumentKind* kind = documentKind(sink.kind()))
        return kind->load(bytes);
    return LoadError{QStringLiteral("kind"), tr("a kind of document that this program knows"),
                     QLatin1Char('"') + QString::fromStdString(sink.kind()).left(60) + QLatin1Char('"')};
}

Loaded load(const QString& path) {
    QFile file(path);
    if (QFileInfo(path).isDir())
        return unreadable(tr("it is a folder"));
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file.errorString());
    if (file.size() > largestFile)
        return LoadError{{},
                         tr("a file of at most %1").arg(QLocale().formattedDataSize(largestFile)),
                         QLocale().formattedDataSize(file.size())};
    const QByteArray bytes = file.read(largestFile + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(file.errorString());
    if (bytes.size() > largestFile)
        return unreadable(tr("it is too large"));
    Loaded loaded = loadBytes(bytes);
    if (auto* document = std::get_if<std::unique_ptr<Document>>(&loaded))
        (*document)->setFilePath(absoluteFile(path));
    return loaded;
}

WriteResult save(Document& document, const QString& path) {
    const auto* game = qobject_cast<const ImperioDocument*>(&document);
    const bool asRecord =
        game && game->hasBegun() && path.endsWith(QLatin1String(".imperio"), Qt::CaseInsensitive);
    WriteResult result = writeSafely(path, asRecord ? game->record() : document.serialised(), Backup::Yes);
    if (!result.error)
        document.markSaved(absoluteFile(path));
    return result;
}

} // namespace sf::document
