// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/record.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/record/scanner.h"

#include <algorithm>

namespace sf::imperio {

namespace {

constexpr std::size_t longestWords = 4000; ///< in bytes; short enough for a line with its prefix

std::string headText(const Record& record) {
    std::string text = "Imperio Bellum 1\n";
    text += "attacker: " + oneLine(record.names[indexOf(Side::Attacker)]);
    text += (record.roles.empty() ? "" : " # " + oneLine(record.roles)) + '\n';
    return text + "defender: " + oneLine(record.names[indexOf(Side::Defender)]) + '\n';
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
        std::string text = commentText(record.comments, entries, "#");
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
    const std::string rules = difference(record.options);
    std::string text = rules.empty() ? rules : "rules: " + rules + '\n';
    if (record.begun)
        return text + "position\n" + positionText(*record.begun);
    text += deploymentText(record.deployments[indexOf(Side::Defender)], Side::Defender);
    text += deploymentText(record.deployments[indexOf(Side::Attacker)], Side::Attacker);
    if (!record.alterations.empty())
        text += "defender alters\n";
    for (const Alteration& alteration : record.alterations)
        text += alterationText(alteration) + '\n';
    return text;
}

std::string branchText(const Branch& branch) {
    const std::string name = oneLine(branch.name);
    return "#> branch:" + (name.empty() ? name : ' ' + name) + '\n' +
           linesOf(branch.entries, "#> ", [&branch](std::size_t entries) {
               return commentText(branch.comments, branch.after + entries, "#>");
           });
}

std::string playText(const std::vector<Entry>& entries) {
    return linesOf(entries, "", [](std::size_t /*entries*/) { return std::string(); });
}

std::string recordText(const Record& record) {
    return headText(record) + setupText(record) + "play\n" + playText(record);
}

} // namespace sf::imperio
