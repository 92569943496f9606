// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_branches.h"

#include "core/document/base/seeded_dice.h"
#include "core/document/imperio/imperio_pieces.h"
#include "core/rules/imperio/record/branch_reader.h"
#include "core/rules/limits.h"
#include "core/text/elided.h"

#include <algorithm>

namespace sf::document {
namespace {

/// The record up to `entries` entries, without branches.
imperio::Record recordUpTo(const ImperioDocument& game, std::size_t entries) {
    imperio::Record record = game.gameRecord();
    record.entries.resize(entries);
    record.comments.erase(record.comments.upper_bound(entries), record.comments.end());
    imperio::Comments& remarks = record.remarks.below;
    remarks.erase(remarks.upper_bound(entries), remarks.end());
    record.branches.clear();
    return record;
}

std::unique_ptr<ImperioDocument> gameOf(const imperio::Record& record, const QString& title,
                                        const std::array<SidePlayer, 2>& players) {
    const auto read = imperio::readRecord(imperio::recordText(record));
    const auto& replay = std::get<imperio::Replay>(read);
    ImperioDocument::Contents contents;
    constexpr qsizetype longestTitle = 1'000; // with names in it
    contents.title = text::elided(title, longestTitle);
    contents.seed = freshSeed();
    contents.game = imperio::gameOf(replay.record);
    contents.game.position = replay.position;
    contents.entries = entriesOf(replay);
    contents.comments = replay.record.comments;
    contents.remarks = replay.record.remarks;
    contents.players = players;
    return std::make_unique<ImperioDocument>(std::move(contents));
}

bool isSame(const imperio::Entry& one, const imperio::Entry& other) {
    return one.turn == other.turn && one.side == other.side && one.action == other.action &&
           one.dice == other.dice;
}

/// What was written after `after` entries, and there if the game has something else.
imperio::Comments ownOf(const imperio::Comments& tried, const imperio::Comments& game, std::size_t after) {
    imperio::Comments own;
    const auto known = game.find(after);
    for (const auto& [entries, comment] : tried)
        if (entries > after || (entries == after && (known == game.end() || known->second != comment)))
            own.emplace(entries, comment);
    return own;
}

/// The number of the branch of the origin that holds this game.
std::optional<std::size_t> keptNumber(const ImperioDocument& tried) {
    if (!tried.kept() || !tried.origin())
        return std::nullopt;
    const auto& branches = tried.origin()->branches();
    const auto found = std::ranges::find_if(branches, [&kept = *tried.kept()](const imperio::Branch& branch) {
        return branch.after == kept.after && branch.entries == kept.entries;
    });
    return found == branches.end() ? std::nullopt
                                   : std::optional(static_cast<std::size_t>(found - branches.begin()));
}

} // namespace

std::unique_ptr<ImperioDocument> tryFrom(ImperioDocument& game, std::size_t entries) {
    const imperio::Position& position = game.positionAfter(entries);
    const QString turn = QString::fromStdString(imperio::turnText(position.turn, position.toMove));
    ImperioDocument* origin = game.origin() ? game.origin() : &game;
    auto tried = gameOf(recordUpTo(game, entries),
                        ImperioDocument::tr("Tried from %1: %2").arg(turn, origin->title()), game.players());
    tried->setOrigin(*origin, std::nullopt);
    return tried;
}

std::unique_ptr<ImperioDocument> openBranch(ImperioDocument& game, std::size_t number) {
    const imperio::Branch& branch = game.branches()[number];
    imperio::Record record = recordUpTo(game, branch.after);
    record.entries.insert(record.entries.end(), branch.entries.begin(), branch.entries.end());
    for (const auto& [entries, comment] : branch.comments)
        record.comments[entries] = comment;
    for (const auto& [entries, remark] : branch.remarks)
        record.remarks.below[entries] = remark;
    const QString name = branch.name.empty() ? turnOf(branch) : QString::fromStdString(branch.name);
    auto opened = gameOf(record, ImperioDocument::tr("Branch %1: %2").arg(name, game.title()), {});
    opened->setOrigin(game, branch);
    return opened;
}

std::optional<imperio::Branch> branchOf(const ImperioDocument& tried, const ImperioDocument& game) {
    const auto& own = tried.entries();
    const auto& theirs = game.entries();
    const auto [differs, other] =
        std::mismatch(own.begin(), own.end(), theirs.begin(), theirs.end(),
                      [](const PlayedEntry& a, const PlayedEntry& b) { return isSame(a.entry, b.entry); });
    if (differs == own.end())
        return std::nullopt;
    imperio::Branch branch;
    branch.after = static_cast<std::size_t>(differs - own.begin());
    for (auto played = differs; played != own.end(); ++played)
        branch.entries.push_back(played->entry);
    branch.comments = ownOf(tried.comments(), game.comments(), branch.after);
    branch.remarks = ownOf(tried.remarks().below, game.remarks().below, branch.after);
    return branch;
}

bool canKeepBranch(const ImperioDocument& tried) {
    if (!tried.origin())
        return false;
    const auto branch = branchOf(tried, *tried.origin());
    if (!branch)
        return false;
    const auto number = keptNumber(tried);
    if (!number)
        return true;
    const imperio::Branch& kept = tried.origin()->branches()[*number];
    return kept.after != branch->after || kept.entries != branch->entries ||
           kept.comments != branch->comments;
}

bool keepBranch(ImperioDocument& tried) {
    if (!canKeepBranch(tried))
        return false;
    ImperioDocument& game = *tried.origin();
    imperio::Branch branch = *branchOf(tried, game);
    const auto number = keptNumber(tried);
    if (number)
        branch.name = game.branches()[*number].name;
    const bool isKept = number && game.branches()[*number].after == branch.after
                            ? game.setBranch(*number, branch)
                            : game.addBranch(branch);
    if (isKept) {
        tried.setOrigin(game, branch);
        // All of it is in the other document now, so closing it loses nothing.
        if (tried.filePath().isEmpty())
            tried.markSaved({});
    }
    return isKept;
}

QString turnOf(const imperio::Branch& branch) {
    const imperio::Entry& first = branch.entries.front();
    return QString::fromStdString(imperio::turnText(first.turn, first.side));
}

void ImperioDocument::setOrigin(ImperioDocument& game, std::optional<imperio::Branch> kept) {
    m_origin = &game;
    m_kept = std::move(kept);
}

/// Replays the branch, so that nothing is kept that couldn't be read again.
bool ImperioDocument::canHave(const imperio::Branch& branch) const {
    if (!hasBegun() || branch.after > m.entries.size())
        return false;
    const auto read =
        imperio::readBranch(imperio::branchText(branch), branch.after, positionAfter(branch.after));
    std::size_t actions = m.entries.size() + branch.entries.size();
    for (const imperio::Branch& other : m.branches)
        actions += other.entries.size();
    return std::holds_alternative<imperio::Branch>(read) && actions <= std::size_t{limits::recordActions};
}

bool ImperioDocument::addBranch(const imperio::Branch& branch) {
    if (m.branches.size() >= std::size_t{limits::branches} || !canHave(branch))
        return false;
    const auto place = std::ranges::upper_bound(m.branches, branch.after, {}, &imperio::Branch::after);
    pushBranch(static_cast<std::size_t>(place - m.branches.begin()), branch, true);
    return true;
}

bool ImperioDocument::setBranch(std::size_t number, const imperio::Branch& branch) {
    if (number >= m.branches.size() || branch.after != m.branches[number].after || !canHave(branch))
        return false;
    if (m.branches[number] != branch)
        pushBranch(number, branch, false);
    return true;
}

bool ImperioDocument::removeBranch(std::size_t number) {
    if (number >= m.branches.size())
        return false;
    pushBranch(number, std::nullopt, false);
    return true;
}

void ImperioDocument::pushBranch(std::size_t number, std::optional<imperio::Branch> branch, bool isNew) {
    auto before = isNew ? std::nullopt : std::optional(m.branches[number]);
    const QString text = branch ? tr("Keep the branch") : tr("Remove the branch");
    BranchLine line{number, {}, branch ? imperio::branchText(*branch) : std::string()};
    if (isNew)
        line = {{}, branch->after, std::move(line.text)};
    const std::string members = gameLines().members(line);
    Document::push(members, text, false,
                   [this, number, was = std::move(before), is = std::move(branch)](bool undone) {
                       undone ? putBranch(number, is, was) : putBranch(number, was, is);
                   });
}

void ImperioDocument::putBranch(std::size_t number, const std::optional<imperio::Branch>& before,
                                const std::optional<imperio::Branch>& after) {
    const auto place = m.branches.begin() + static_cast<std::ptrdiff_t>(number);
    if (before && after)
        *place = *after;
    else if (after)
        m.branches.insert(place, *after);
    else
        m.branches.erase(place);
    Q_EMIT branchesChanged();
}

} // namespace sf::document
