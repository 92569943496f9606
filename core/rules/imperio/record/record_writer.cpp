// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in core/rules/imperio/game/record.h.
#include "core/rules/imperio/game/record.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/record/scanner.h"

#include <algorithm>

namespace sf::imperio {

namespace {

constexpr std::size_t longestWords = 4000; ///< in bytes; short enough for a line with its prefix

using Part = SetupLine::Part;
using SetupLines = std::vector<std::pair<SetupLine, std::string>>;

/// Adds the lines of a text.
void addLines(SetupLines& lines, Part part, std::string_view text) {
    for (int line = 0; !text.empty(); ++line) {
        const std::size_t end = text.find('\n');
        lines.emplace_back(SetupLine{part, line}, text.substr(0, end));
        text.remove_prefix(end + 1);
    }
}

SetupLines headLines(const Record& record) {
    SetupLines lines;
    addLines(lines, Part::Head, "Imperio Bellum 1\n");
    addLines(lines, Part::Attacker,
             "attacker: " + oneLine(record.names[indexOf(Side::Attacker)]) +
                 (record.roles.empty() ? "" : " # " + oneLine(record.roles)) + '\n');
    addLines(lines, Part::Defender, "defender: " + oneLine(record.names[indexOf(Side::Defender)]) + '\n');
    return lines;
}

void addSetup(SetupLines& lines, const Record& record) {
    if (const std::string rules = difference(record.options); !rules.empty())
        addLines(lines, Part::Rules, "rules: " + rules + '\n');
    if (record.begun) {
        addLines(lines, Part::Heading, "position\n");
        addLines(lines, Part::Entry, positionText(*record.begun));
        return;
    }
    addLines(lines, Part::DefenderDeploys,
             deploymentText(record.deployments[indexOf(Side::Defender)], Side::Defender));
    addLines(lines, Part::AttackerDeploys,
             deploymentText(record.deployments[indexOf(Side::Attacker)], Side::Attacker));
    if (!record.alterations.empty())
        addLines(lines, Part::Heading, "defender alters\n");
    std::string alterations;
    for (const Alteration& alteration : record.alterations)
        alterations += alterationText(alteration) + '\n';
    addLines(lines, Part::Entry, alterations);
}

SetupLines linesBeforePlay(const Record& record) {
    SetupLines lines = headLines(record);
    addSetup(lines, record);
    addLines(lines, Part::Play, "play\n");
    return lines;
}

/// Every line after the mark.
std::string remarkText(std::string_view lines, const std::string& mark) {
    std::string text = mark;
    for (const char c : lines)
        c == '\n' ? text.append("\n").append(mark) : text.append(1, c);
    return text + '\n';
}

/// Returns the remarks with those on a line that isn't written above the next one.
Remarks settled(const SetupLines& lines, const Remarks& remarks) {
    Remarks result;
    result.below = remarks.below;
    for (const auto* texts : {&remarks.behind, &remarks.above})
        for (const auto& [place, text] : *texts) {
            const SetupLine& line =
                std::ranges::lower_bound(lines, place, {}, &SetupLines::value_type::first)->first;
            const bool isBehind = texts == &remarks.behind && line == place;
            addLine(isBehind ? result.behind : result.above, line, text);
        }
    return result;
}

/// The lines up to "play" with their remarks.
std::string withRemarks(const SetupLines& lines, const Remarks& remarks) {
    const Remarks written = settled(lines, remarks);
    std::string text;
    for (const auto& [place, words] : lines) {
        if (const auto above = written.above.find(place); above != written.above.end())
            text += remarkText(above->second, "#");
        text += words;
        const auto behind = written.behind.find(place);
        text += behind == written.behind.end() ? "\n" : " #" + behind->second + '\n';
    }
    return text;
}

/// Whether an entry is another step of the piece that the previous one moved; only knights have these.
bool goesOn(const Entry& entry, const Entry& before) {
    return entry.action.act == Act::Step && before.action.act == Act::Step &&
           oneLine(before.comment).empty() && entry.turn == before.turn && entry.side == before.side &&
           entry.action.from == before.action.to;
}

/// The lines of a comment, each after `mark`.
std::string commentText(const Comments& comments, std::size_t entries, std::string_view mark) {
    const auto found = comments.find(entries);
    if (found == comments.end())
        return {};
    std::string text;
    std::string_view rest = found->second;
    while (true) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        text += std::string(mark) + ": ";
        text += rest.substr(0, end);
        text += '\n';
        if (end == rest.size())
            return text;
        rest.remove_prefix(end + 1);
    }
}

std::string remarksAt(const Comments& remarks, std::size_t entries, const std::string& mark) {
    const auto found = remarks.find(entries);
    return found == remarks.end() ? std::string() : remarkText(found->second, mark);
}

/// Lines of play. `remarks(n)` returns the lines that follow the first n entries.
template<class Remarks>
std::string linesOf(const std::vector<Entry>& entries, std::string_view mark, const Remarks& remarks) {
    std::string text = remarks(0);
    bool isOpen = false; // the last line may be continued
    for (std::size_t index = 0; index < entries.size(); ++index) {
        if (isOpen && goesOn(entries[index], entries[index - 1])) {
            text += '-' + entries[index].action.to.text();
        } else {
            text += isOpen ? "\n" : "";
            text += std::string(mark) + entryText(entries[index]);
        }
        if (const std::string comment = oneLine(entries[index].comment); !comment.empty())
            text += " # " + comment;
        const std::string below = remarks(index + 1);
        isOpen = below.empty();
        text += isOpen ? below : '\n' + below;
    }
    return isOpen ? text + '\n' : text;
}

std::string playText(const Record& record) {
    auto branch = record.branches.begin();
    return linesOf(record.entries, "", [&](std::size_t entries) {
        std::string text =
            commentText(record.comments, entries, "#") + remarksAt(record.remarks.below, entries, "#");
        for (; branch != record.branches.end() && branch->after == entries; ++branch)
            text += branchText(*branch);
        return text;
    });
}

} // namespace

bool isComment(std::string_view text) {
    if (text.empty() || text.size() > longestComment)
        return false;
    std::size_t line = 0;
    for (const char c : text) {
        line = c == '\n' ? 0 : line + 1;
        const bool isControl = (static_cast<unsigned char>(c) < ' ' && c != '\n') || c == '\x7F';
        if (isControl || line > longestCommentLine)
            return false;
    }
    return true;
}

std::string oneLine(std::string_view words) {
    std::string line(words);
    for (char& c : line)
        if (static_cast<unsigned char>(c) < ' ' || c == '#')
            c = ' ';
    std::string_view kept = trimmed(line);
    std::size_t size = std::min(kept.size(), longestWords);
    while (size < kept.size() && size > 0 && (static_cast<unsigned char>(kept[size]) & 0xC0) == 0x80)
        --size;
    return std::string(trimmed(kept.substr(0, size)));
}

std::string setupText(const Record& record) {
    SetupLines lines;
    addSetup(lines, record);
    return withRemarks(lines, {});
}

std::string branchText(const Branch& branch) {
    const std::string name = oneLine(branch.name);
    return "#> branch:" + (name.empty() ? name : ' ' + name) + '\n' +
           linesOf(branch.entries, "#> ", [&branch](std::size_t entries) {
               return commentText(branch.comments, branch.after + entries, "#>") +
                      remarksAt(branch.remarks, branch.after + entries, "#> #");
           });
}

std::string playText(const std::vector<Entry>& entries) {
    return linesOf(entries, "", [](std::size_t /*entries*/) { return std::string(); });
}

std::string recordText(const Record& record) {
    return withRemarks(linesBeforePlay(record), record.remarks) + playText(record);
}

void settleRemarks(Record& record) {
    record.remarks = settled(linesBeforePlay(record), record.remarks);
}

} // namespace sf::imperio
