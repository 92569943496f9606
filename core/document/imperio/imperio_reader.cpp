// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_reader.h"

#include "core/document/base/journal_reader.h"
#include "core/document/imperio/imperio_file.h"
#include "core/document/imperio/imperio_pieces.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/record/board_line.h"
#include "core/rules/limits.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

/// A record's own error, with its line of the member `record`.
LoadError inRecord(const imperio::RecordError& error) {
    const QString place = QStringLiteral("record[%1]").arg(error.line - 1);
    return {place, text::labelled(error.rule(), text::recordError(error)), {}};
}

} // namespace

bool ImperioReader::beginMember(std::string_view key) {
    return key == "record" || key == "journal";
}

std::optional<LoadError> ImperioReader::entry(std::string_view key, std::size_t index,
                                              const JsonTape& value) {
    JsonReader json(value, std::string(key) + '[' + std::to_string(index) + ']');
    if (key == "record") {
        m_hasRecord = true;
        m_record.append(json.string(limits::anyBytes)).push_back('\n');
    } else {
        readJournalEntry(json, m_journal, [](std::string_view word) { return gameLines().has(word); });
    }
    return json.error();
}

std::optional<LoadError> ImperioReader::member(std::string_view key, const JsonTape& value) {
    JsonReader json(value, std::string(key));
    readKnown(key, json);
    return json.error();
}

void ImperioReader::readKnown(std::string_view key, JsonReader& json) {
    if (key == "title") {
        const std::string_view title = json.string();
        m_contents.title = QString::fromUtf8(title);
    } else if (key == "seed") {
        m_contents.seed = QByteArray::fromStdString(std::string(json.string()));
    } else if (key == "setup") {
        m_hasSetup = true;
        m_contents.game = readSetup(json);
    } else if (key == "bookmarks") {
        readBookmarks(json);
    } else if (key == "clock") {
        clockDescription().read(json, m_contents.clock);
    } else if (key == "players") {
        playersDescription().read(json, m_contents);
    } else if (key == "report") {
        m_report = readReport(json);
    } else if (key == "squarefront" || key == "kind") {
        json.skip();
    } else {
        m_unknown.add(key, json);
    }
}

void ImperioReader::readBookmarks(JsonReader& json) {
    json.list(
        [&](std::size_t) {
            m_contents.bookmarks.push_back(static_cast<std::size_t>(json.integer(0, 1'000'000)));
        },
        limits::bookmarks);
}

std::optional<LoadError> ImperioReader::play() {
    auto read = imperio::readRecord(m_record);
    if (const auto* error = std::get_if<imperio::RecordError>(&read))
        return inRecord(*error);
    const auto& replay = std::get<imperio::Replay>(read);
    m_contents.game = imperio::gameOf(replay.record);
    m_contents.game.position = replay.position;
    m_contents.entries = entriesOf(replay);
    m_contents.comments = replay.record.comments;
    m_contents.branches = replay.record.branches;
    m_contents.remarks = replay.record.remarks;
    return std::nullopt;
}

std::variant<LoadedGame, LoadError> ImperioReader::finish() {
    if (m_hasRecord == m_hasSetup)
        return LoadError{QStringLiteral("record"),
                         QCoreApplication::translate("sf::document", "either \"record\" or \"setup\""),
                         m_hasRecord ? QCoreApplication::translate("sf::document", "both")
                                     : QCoreApplication::translate("sf::document", "none")};
    if (m_hasRecord)
        if (std::optional<LoadError> error = play())
            return *error;
    if (m_report) {
        auto checked = checkedReport(*m_report, m_contents);
        if (auto* error = std::get_if<LoadError>(&checked))
            return *error;
        m_contents.report = std::get<std::shared_ptr<const imperio::Analysis>>(std::move(checked));
    }
    m_contents.unknown = m_unknown.result();
    return LoadedGame{std::move(m_contents), std::move(m_journal)};
}

namespace {

/// A record begins with its name, if not with comments.
bool isBare(const QByteArray& bytes) {
    for (const QByteArray& line : bytes.left(4096).split('\n')) {
        const QByteArray text = line.startsWith("\xEF\xBB\xBF") ? line.mid(3).trimmed() : line.trimmed();
        if (!text.isEmpty() && !text.startsWith('#'))
            return text.startsWith("Imperio");
    }
    return false;
}

} // namespace

bool isRecord(const QByteArray& bytes) {
    return isBare(bytes) || !imperio::recordIn(bytes.left(4096).toStdString()).empty();
}

std::variant<std::unique_ptr<Document>, LoadError> loadRecord(const QByteArray& bytes) {
    const std::string text = bytes.toStdString();
    auto read = imperio::readRecord(isBare(bytes) ? text : imperio::recordIn(text));
    if (const auto* error = std::get_if<imperio::RecordError>(&read)) {
        LoadError wrong = inRecord(*error);
        wrong.place = QCoreApplication::translate("sf::document", "line %1").arg(error->line);
        return wrong;
    }
    return std::make_unique<ImperioDocument>(std::get<imperio::Replay>(std::move(read)), freshSeed());
}

std::variant<LoadedGame, LoadError> loadImperio(std::string_view bytes) {
    ImperioReader reader;
    if (std::optional<LoadError> error = scanJson(bytes, reader))
        return *error;
    return reader.finish();
}

} // namespace sf::document
