// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/branch_reader.h"

#include "core/rules/imperio/record/line_splitter.h"
#include "core/rules/imperio/record/scanner.h"

namespace sf::imperio {

std::optional<std::string> branchHeading(std::string_view comment) {
    constexpr std::string_view mark = "branch:";
    if (!comment.starts_with('>'))
        return std::nullopt;
    comment = trimmed(comment.substr(1));
    if (!comment.starts_with(mark))
        return std::nullopt;
    return oneLine(comment.substr(mark.size()));
}

BranchReader::BranchReader(const PlayReader& game, std::size_t after, std::string name, int line)
    : m_branch{after, std::move(name), {}, {}, {}}
    , m_replay{{}, game.position(), {}}
    , m_reader(m_replay, game)
    , m_line(line) {}

PlayReader::Error BranchReader::read(std::string_view text) {
    if (text.size() + 1 >= LineSplitter::longestOfBranch)
        return m_reader.error(Fault::LineTooLong, {}, text);
    if (text.starts_with('>'))
        return m_reader.error(Fault::NestedBranch, {}, text);
    if (text.starts_with(':'))
        return m_reader.readComment(text.substr(1));
    const std::size_t comment = std::min(text.find('#'), text.size());
    const std::string_view action = trimmed(text.substr(0, comment));
    const std::string_view rest = text.substr(std::min(comment + 1, text.size()));
    if (!action.empty())
        return m_reader.read(action, rest);
    if (comment < text.size())
        m_reader.addRemark(rest);
    return std::nullopt;
}

std::variant<Branch, RecordError> BranchReader::finish() {
    if (m_replay.record.entries.empty()) {
        RecordError error = m_reader.error(Fault::EmptyBranch, {}, m_branch.name);
        error.line = m_line;
        return error;
    }
    m_branch.entries = std::move(m_replay.record.entries);
    for (auto& [entries, comment] : m_replay.record.comments)
        m_branch.comments.emplace(m_branch.after + entries, std::move(comment));
    for (auto& [entries, remark] : m_replay.record.remarks.below)
        m_branch.remarks.emplace(m_branch.after + entries, std::move(remark));
    return std::move(m_branch);
}

std::variant<Branch, RecordError> readBranch(std::string_view text, std::size_t after,
                                             const Position& position) {
    Replay game{{}, position, {}};
    std::size_t played = after;
    const PlayReader reader(game, nullptr, played);
    std::optional<BranchReader> branch;
    LineSplitter lines;
    PlayReader::Error wrong;
    const auto read = [&](std::string_view /*text*/) {
        if (const auto name = branchHeading(lines.comment()); name && !branch)
            branch.emplace(reader, after, *name, lines.number());
        else if (branch && lines.comment().starts_with('>'))
            wrong = branch->read(std::string_view(lines.comment()).substr(1));
        else
            wrong = reader.error(Fault::NoSection, "#> branch:", lines.comment());
        return !wrong;
    };
    if (lines.feed(text, read))
        lines.finish(read);
    if (wrong) {
        wrong->line = lines.number();
        return *wrong;
    }
    if (branch)
        return branch->finish();
    RecordError none = reader.error(Fault::NoSection, "#> branch:", text);
    none.line = 1;
    return none;
}

} // namespace sf::imperio
