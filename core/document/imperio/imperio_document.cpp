// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_document.h"

#include "core/document/imperio/imperio_dice.h"
#include "core/document/imperio/imperio_file.h"
#include "core/document/imperio/imperio_pieces.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/record/play_line.h"
#include "core/text/imperio_text.h"

#include <algorithm>

namespace sf::document {
namespace {

/// The name of a set-up step in the Edit menu.
QString nameOf(const imperio::SetupEdit& edit) {
    constexpr const char* names[] = {
        QT_TRANSLATE_NOOP("sf::document::ImperioDocument", "Name the players"),
        QT_TRANSLATE_NOOP("sf::document::ImperioDocument", "Change the house rules"),
        QT_TRANSLATE_NOOP("sf::document::ImperioDocument", "Change the formation"),
        QT_TRANSLATE_NOOP("sf::document::ImperioDocument", "Alter the formation"),
        QT_TRANSLATE_NOOP("sf::document::ImperioDocument", "Finish the formation"),
        QT_TRANSLATE_NOOP("sf::document::ImperioDocument", "Change the position"),
    };
    static_assert(std::size(names) == std::variant_size_v<imperio::SetupEdit>);
    return ImperioDocument::tr(names[edit.index()]);
}

QString nameOf(const imperio::Entry& entry) {
    return QString::fromStdString(imperio::turnText(entry.turn, entry.side)) + u' ' +
           QString::fromStdString(imperio::actionText(entry.action, entry.side));
}

imperio::Game begun(const imperio::Replay& replay) {
    imperio::Game game = imperio::gameOf(replay.record);
    game.position = replay.position;
    return game;
}

ImperioDocument::Contents contentsOf(const imperio::Replay& replay, QByteArray seed) {
    ImperioDocument::Contents contents;
    contents.seed = std::move(seed);
    contents.game = begun(replay);
    contents.entries = entriesOf(replay);
    contents.comments = replay.record.comments;
    contents.branches = replay.record.branches;
    contents.remarks = replay.record.remarks;
    return contents;
}

} // namespace

imperio::Record recordOf(const ImperioDocument::Contents& contents) {
    std::vector<imperio::Entry> entries;
    for (const PlayedEntry& played : contents.entries)
        entries.push_back(played.entry);
    imperio::Record record = imperio::recordOf(contents.game, std::move(entries));
    record.comments = contents.comments;
    record.branches = contents.branches;
    record.remarks = contents.remarks;
    return record;
}

std::vector<PlayedEntry> entriesOf(const imperio::Replay& replay) {
    std::vector<PlayedEntry> entries;
    imperio::Position position = imperio::gameOf(replay.record).position;
    for (std::size_t index = 0; index < replay.record.entries.size(); ++index) {
        const imperio::Entry& entry = replay.record.entries[index];
        dice::Script script(imperio::diceInOrder(entry.dice));
        position = std::get<imperio::Applied>(imperio::apply(position, entry.action, script)).position;
        entries.push_back(
            {entry, replay.events[index], position, entry.comment.ends_with("dice typed in"), 0});
    }
    return entries;
}

ImperioDocument::ImperioDocument(QByteArray seed, QObject* parent) : Document({}, parent) {
    m.seed = std::move(seed);
}

ImperioDocument::ImperioDocument(const imperio::Replay& replay, QByteArray seed, QObject* parent)
    : ImperioDocument(contentsOf(replay, std::move(seed)), {}, parent) {}

ImperioDocument::ImperioDocument(Contents contents, Journal journal, QObject* parent)
    : Document(std::move(journal), parent), m(std::move(contents)) {
    m_timed = m.clock.game[0] + m.clock.game[1];
    if (m.game.stage == imperio::Stage::Play)
        m_begun = imperio::gameOf(imperio::recordOf(m.game, {})).position;
}

text::Caption ImperioDocument::goToRefusal(int done) const {
    if (!mayStep())
        return awaited().text;
    if (Document::goToRefusal(done).isEmpty())
        return {};
    return {tr("Can't undo: dice were rolled, and the house rule “Undoing dice” is set to never"),
            imperioRule(11)};
}

QString ImperioDocument::title() const {
    if (!m.title.isEmpty())
        return m.title;
    const bool isAnonymous = m.game.names[0].empty() && m.game.names[1].empty() &&
                             std::ranges::all_of(m.players, &SidePlayer::isPerson);
    return isAnonymous ? tr("Imperio Bellum")
                       : tr("%1 against %2")
                             .arg(playerName(imperio::Side::Attacker), playerName(imperio::Side::Defender));
}

QString ImperioDocument::playerName(imperio::Side side) const {
    const std::string& name = m.game.names[imperio::indexOf(side)];
    if (!name.empty())
        return QString::fromStdString(name);
    const SidePlayer& player = m.players[imperio::indexOf(side)];
    if (!player.isPerson())
        return playerText(player);
    return side == imperio::Side::Attacker ? tr("Attacker") : tr("Defender");
}

QByteArray ImperioDocument::serialised() const {
    return imperioJson(m, journal());
}

imperio::Record ImperioDocument::gameRecord() const {
    return recordOf(m);
}

QByteArray ImperioDocument::record() const {
    return QByteArray::fromStdString(imperio::recordText(gameRecord()));
}

const imperio::Position& ImperioDocument::positionAfter(std::size_t entries) const {
    return entries == 0 ? m_begun : m.entries[entries - 1].after;
}

ImperioDocument::PlayOutcome ImperioDocument::perform(const imperio::SetupEdit& edit) {
    if (isLocked())
        return {{}, imperio::refusal(imperio::Reason::NotYours), {}};
    auto edited = imperio::apply(m.game, edit);
    if (auto* refusal = std::get_if<imperio::Refusal>(&edited))
        return {{}, *refusal, {}};
    auto& after = std::get<imperio::Game>(edited);
    if (after != m.game)
        push(std::move(after), nameOf(edit));
    return {};
}

ImperioDocument::PlayOutcome ImperioDocument::play(const imperio::Action& action,
                                                   const std::optional<std::vector<int>>& typed) {
    if (isLocked())
        return {{}, imperio::refusal(imperio::Reason::NotYours), {}};
    if (typed) {
        dice::Script script(*typed);
        return playWith(action, script, true, timeSinceEntry());
    }
    SeededGameDice seeded(m.seed);
    seeded.played(imperio::setupText(imperio::recordOf(m.game, {})));
    for (const PlayedEntry& played : m.entries) {
        const imperio::Entry& entry = played.entry;
        seeded.played(imperio::entryText({entry.turn, entry.side, entry.action, entry.dice, {}}));
    }
    const imperio::Position& position = m.game.position;
    return playWith(action,
                    *seeded.diceFor(imperio::entryText({position.turn, position.toMove, action, {}, {}})),
                    false, timeSinceEntry());
}

ImperioDocument::PlayOutcome ImperioDocument::playWith(const imperio::Action& action, dice::Source& source,
                                                       bool typed, qint64 took) {
    const imperio::Position& before = m.game.position;
    imperio::Outcome outcome = imperio::apply(before, action, source);
    if (const auto exhausted = source.exhausted())
        return {{}, {}, *exhausted};
    if (const auto* refusal = std::get_if<imperio::Refusal>(&outcome))
        return {{}, *refusal, {}};
    auto& applied = std::get<imperio::Applied>(outcome);
    imperio::Entry entry{before.turn, before.toMove, action, imperio::diceOf(applied.events), {}};
    const bool usedTyped = typed && !entry.dice.empty();
    const qint64 seconds = (took + 999) / 1000;
    entry.comment = commentOf(usedTyped, seconds);
    m_timed += timeSinceEntry();
    push({entry, applied.events, applied.position, usedTyped, seconds});
    return {std::move(applied.events), {}, {}};
}

void ImperioDocument::push(PlayedEntry played) {
    const std::string members =
        gameLines().members(PlayedLine{imperio::entryText(played.entry), played.typedDice, played.took});
    const QString name = nameOf(played.entry);
    const bool hasDice = !played.entry.dice.empty();
    Document::push(members, name, hasDice, [this, added = std::move(played)](bool undone) {
        undone ? removeEntry() : addEntry(added);
    });
}

void ImperioDocument::push(imperio::Game after, const QString& name) {
    const std::string members = gameLines().members(
        after.stage == imperio::Stage::Play ? SetupLine{std::nullopt, after.names} : SetupLine{after, {}});
    Document::push(members, name, false, [this, before = m.game, set = std::move(after)](bool undone) {
        setGame(undone ? before : set, undone);
    });
}

qint64 ImperioDocument::timeSinceEntry() const {
    return m.clock.game[0] + m.clock.game[1] - m_timed;
}

std::string ImperioDocument::commentOf(bool typed, qint64 took) {
    std::string comment = std::exchange(m_undone, {});
    const auto add = [&comment](const std::string& text) { comment += (comment.empty() ? "" : "; ") + text; };
    if (took > 0)
        add("took " + std::to_string(took) + " s");
    if (typed)
        add("dice typed in");
    return comment;
}

void ImperioDocument::toggleBookmark(std::size_t entries) {
    const auto found = std::ranges::find(m.bookmarks, entries);
    if (found == m.bookmarks.end())
        m.bookmarks.insert(std::ranges::upper_bound(m.bookmarks, entries), entries);
    else
        m.bookmarks.erase(found);
    markUnsaved();
    Q_EMIT bookmarksChanged();
}

bool ImperioDocument::setComment(std::size_t entries, const std::string& text) {
    if (!hasBegun() || entries > m.entries.size() || (!text.empty() && !imperio::isComment(text)))
        return false;
    const auto found = m.comments.find(entries);
    const std::string before = found == m.comments.end() ? std::string() : found->second;
    if (before == text)
        return true;
    Document::push(
        gameLines().members(CommentLine{entries, text}), tr("Comment"), false,
        [this, entries, before, text](bool undone) { putComment(entries, undone ? before : text); });
    return true;
}

void ImperioDocument::putComment(std::size_t entries, const std::string& text) {
    if (text.empty())
        m.comments.erase(entries);
    else
        m.comments[entries] = text;
    Q_EMIT commentsChanged();
}

void ImperioDocument::setClock(const GameClock& clock) {
    if (m.clock == clock)
        return;
    m.clock = clock;
    Q_EMIT noted(clockNote(clock));
}

void ImperioDocument::setTitle(const QString& title) {
    if (m.title == title)
        return;
    m.title = title;
    markUnsaved();
    Q_EMIT titleChanged();
}

void ImperioDocument::setPlayer(imperio::Side side, const SidePlayer& player) {
    SidePlayer& current = m.players[imperio::indexOf(side)];
    if (current == player)
        return;
    current = player;
    markUnsaved();
    Q_EMIT playersChanged();
    Q_EMIT titleChanged();
}

void ImperioDocument::setReport(std::shared_ptr<const imperio::Analysis> report) {
    m.report = std::move(report);
    markUnsaved();
    Q_EMIT reportChanged();
}

void ImperioDocument::dropReport() {
    if (std::exchange(m.report, nullptr))
        Q_EMIT reportChanged();
}

void ImperioDocument::setGame(const imperio::Game& game, bool undone) {
    const bool renamed = game.names != m.game.names;
    m.game = game;
    if (game.stage == imperio::Stage::Play && m.entries.empty())
        m_begun = game.position;
    if (renamed)
        Q_EMIT titleChanged();
    Q_EMIT changed({true, 0}, undone);
}

void ImperioDocument::addEntry(const PlayedEntry& entry) {
    m.entries.push_back(entry);
    m.game.position = entry.after;
    dropReport();
    Q_EMIT changed({false, m.entries.size() - 1}, false);
}

void ImperioDocument::removeEntry() {
    const imperio::Entry gone = m.entries.back().entry;
    m.entries.pop_back();
    m.game.position = positionAfter(m.entries.size());
    dropReport();
    if (!gone.dice.empty())
        m_undone += (m_undone.empty() ? "taken back: " : ", ") +
                    imperio::actionText(gone.action, gone.side, gone.dice);
    Q_EMIT changed({false, m.entries.size()}, true);
}

} // namespace sf::document

#include "moc_imperio_document.cpp"
