// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/typed_post.h"

#include "core/rules/ascii.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/record/line_splitter.h"
#include "core/rules/imperio/record/scanner.h"
#include "core/rules/imperio/record/typed.h"

#include <algorithm>
#include <utility>

namespace sf::post {

namespace {

using imperio::Applied;
using imperio::Entry;
using imperio::Fault;
using imperio::LineSplitter;
using imperio::Position;
using imperio::RecordError;
using imperio::TypedPlay;

constexpr std::string_view comment = "dice typed, unverified";

/// Removes forum prefixes and restores prettified signs.
std::string plainLine(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, char>, 8> signs{{{"\xE2\x80\x93", '-'},
                                                                      {"\xE2\x80\x94", '-'},
                                                                      {"\xE2\x80\x91", '-'},
                                                                      {"\xE2\x88\x92", '-'},
                                                                      {"\xC3\x97", 'x'},
                                                                      {"\xC2\xA0", ' '},
                                                                      {"\xE2\x80\xA2", ' '},
                                                                      {"\xEF\xBC\x9A", ':'}}};
    std::string line;
    while (!text.empty()) {
        const auto* sign =
            std::ranges::find_if(signs, [&](const auto& each) { return text.starts_with(each.first); });
        const bool isTag = text.front() == '[' && text.find(']') != std::string_view::npos;
        const std::size_t taken = sign != signs.end() ? sign->first.size() : isTag ? text.find(']') + 1 : 1;
        if (!isTag)
            line += sign != signs.end() ? sign->second : text.front();
        text.remove_prefix(taken);
    }
    return line.substr(std::min(line.find_first_not_of(" \t>|-"), line.size()));
}

/// Whether there is a square such as "R4C5" at the place.
bool isSquareAt(std::string_view text, std::size_t at) {
    return at + 3 < text.size() && upper(text[at]) == 'R' && isDigit(text[at + 1]) &&
           upper(text[at + 2]) == 'C' && isDigit(text[at + 3]);
}

/// Where the turn or the action on a line starts; the line's end if it has only words.
std::size_t actionAt(std::string_view line) {
    const bool isWord = line.starts_with("end") || line.starts_with("resign");
    if (isWord && line.find(' ') == std::string_view::npos)
        return 0;
    std::size_t at = 0;
    while (at < line.size() && !isSquareAt(line, at))
        ++at;
    if (at < line.size() && at > 0 && isLetter(line[at - 1]))
        --at; // the letter of the spawned piece
    const std::size_t turn = line.find_first_not_of("0123456789");
    const bool hasTurn =
        turn > 0 && turn != std::string_view::npos && (line[turn] == 'a' || line[turn] == 'd');
    if (hasTurn && (at < line.size() || line.find("end") != std::string_view::npos ||
                    line.find("resign") != std::string_view::npos))
        return 0;
    return at;
}

/// The end of the action itself, where dice or words begin.
std::size_t actionEnd(std::string_view text) {
    std::size_t at = 0;
    std::size_t end = 0;
    while (at < text.size()) {
        if (isSquareAt(text, at)) {
            at += 4;
            end = at;
        } else if (std::string_view(" -x*@XaAdD=0123456789").find(text[at]) != std::string_view::npos ||
                   end == 0) {
            ++at;
        } else {
            break;
        }
    }
    for (const std::string_view intention : {"=capture", "=destroy"})
        if (text.substr(end).starts_with(intention))
            return end + intention.size();
    return end;
}

/// "6 4 3 vs 5 2" and the like as "(6,4,3|5,2)"; empty for anything else.
std::string diceOf(std::string_view text) {
    text = trimmed(text, " ,.:");
    if (text.starts_with("rolled") || text.starts_with("rolls"))
        text.remove_prefix(text.find_first_of("ds", 4) + 1);
    std::string dice = "(";
    bool isSecond = false;
    for (const char c : text) {
        if (isDigit(c)) {
            dice += (dice.back() == '(' || dice.back() == '|' ? "" : ",") + std::string(1, c);
        } else if ((c == 'v' || c == '|' || c == '/') && dice.size() > 1 && !isSecond) {
            dice += '|';
            isSecond = true;
        } else if (std::string_view(" ,+:;()s.=").find(c) == std::string_view::npos) {
            return {};
        }
    }
    return isSecond && dice.back() != '|' ? dice + ')' : std::string();
}

/// Plays the lines of a post in order.
class PostPlayer {
public:
    explicit PostPlayer(const Position& position) { m.position = position; }

    bool take(std::string_view raw, int number) {
        const std::string line = plainLine(raw);
        std::string action;
        for (std::string_view rest = line; !rest.empty();) {
            const std::size_t end = std::min(rest.find(';'), rest.size());
            const std::string_view part = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            // On record sheets a semicolon stands between actions; it may also stand between dice.
            if (actionAt(trimmed(part)) < trimmed(part).size())
                add(std::exchange(action, std::string(part)), number);
            else
                action += ';' + std::string(part);
        }
        add(action, number);
        return m.lines.size() < mostTypedLines;
    }
    TypedPost finish() { return std::move(m); }

private:
    void add(std::string_view text, int number) {
        const std::string_view part = trimmed(text);
        if (const std::size_t begin = actionAt(part); begin < part.size() && m.lines.size() < mostTypedLines)
            m.lines.push_back(played(imperio::withSigns(trimmed(part.substr(begin))), number));
    }
    TypedLine played(std::string_view text, int number) {
        TypedLine line{number, std::string(text), {}, {}};
        auto read = readTyped(text, m.position);
        const std::size_t end = std::holds_alternative<RecordError>(read) ? actionEnd(text) : 0;
        if (const std::string dice = end > 0 ? diceOf(text.substr(end)) : std::string(); !dice.empty())
            read = readTyped(std::string(text.substr(0, end)) + dice, m.position);
        if (const auto* wrong = std::get_if<RecordError>(&read))
            line.problem = *wrong;
        else
            line.problem = play(std::get<TypedPlay>(read), line.entries);
        if (line.problem)
            line.problem->line = number;
        return line;
    }

    std::optional<RecordError> play(const TypedPlay& typed, std::vector<Entry>& entries) {
        for (const imperio::Action& action : typed.actions) {
            if (!typed.dice && !fightsOf(m.position, action).isEmpty())
                return problem(Fault::NoDice, actionText(action, m.position.toMove));
            dice::Script script(typed.dice.value_or(std::vector<int>()));
            const Position& before = m.position;
            Applied applied = std::get<Applied>(apply(before, action, script));
            entries.push_back(
                {before.turn, before.toMove, action, imperio::diceOf(applied.events), std::string(comment)});
            m.position = applied.position;
        }
        return std::nullopt;
    }

    TypedPost m;
};

} // namespace

TypedPost readTypedPost(std::string_view text, const Position& position) {
    PostPlayer player(position);
    LineSplitter lines;
    const auto take = [&](std::string_view line) { return player.take(line, lines.number()); };
    if (lines.feed(text, take))
        lines.finish(take);
    return player.finish();
}

} // namespace sf::post
