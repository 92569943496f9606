// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_file.h"
#include "core/document/imperio/imperio_report.h"
#include "core/document/io/json_reader.h"
#include "core/document/io/json_scanner.h"

namespace sf::document {

/// Collects the members of an Imperio document from the scanner.
class ImperioReader final : public JsonSink {
public:
    bool beginMember(std::string_view key) override;
    std::optional<LoadError> member(std::string_view key, const JsonTape& value) override;
    std::optional<LoadError> entry(std::string_view key, std::size_t index, const JsonTape& value) override;

    /// Returns the game once all members have been read.
    std::variant<LoadedGame, LoadError> finish();

private:
    void readKnown(std::string_view key, JsonReader& json);
    void readBookmarks(JsonReader& json);
    std::optional<LoadError> play();

    ImperioDocument::Contents m_contents;
    Journal m_journal;
    std::optional<StoredReport> m_report;
    UnknownMembers m_unknown;
    std::string m_record;
    bool m_hasRecord = false;
    bool m_hasSetup = false;
};

} // namespace sf::document
