// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/post_statement.h"

#include "core/rules/ascii.h"
#include "core/rules/encounter/posted_attacks.h"

#include <algorithm>
#include <array>

namespace sf::encounter {
namespace {

/// Length of a tag such as "[b]", "[/quote]", "[*]" or "<br />" at the text's start; 0 if there is none. A
/// roller's "[3, 5]" is no tag.
std::size_t tagLength(std::string_view text) {
    if (text.size() < 3 || (text[0] != '[' && text[0] != '<'))
        return 0;
    const std::size_t end = text.find(text[0] == '[' ? ']' : '>');
    const bool isTag = isLetter(text[1]) || text[1] == '/' || text[1] == '*';
    return isTag && end != std::string_view::npos ? end + 1 : 0;
}

/// Without the markup of forums, quote marks, list marks and numbers.
std::string plainLine(std::string_view text) {
    constexpr std::pair<std::string_view, std::string_view> signs[] = {
        {"\xE2\x80\x8B", ""},
        {"\xC2\xA0", " "},
        {"\xEF\xBC\x9A", ":"},
        {"&lt;", "<"},
        {"\xE2\x88\x92", "-"},
        {"&nbsp;", " "},
        {"&gt;", ">"},
        {"&rarr;", ">"},
        {"&rArr;", ">"},
        {"**", ""},
        {"`", ""},
        {"\\", ""},
        {"\xE2\x80\x93", "-"}, // a dash, then arrows
        {"\xE2\x86\x92", ">"},
        {"\xE2\x87\x92", ">"},
        {"\xE2\x87\xA8", ">"},
        {"\xE2\x9E\xA1\xEF\xB8\x8F", ">"},
        {"\xE2\x9E\xA1", ">"},
        {"\xE2\x80\xAF", " "},
        {"\xE2\x9E\x94", ">"},
        {"\xE2\x9E\x9C", ">"},
        {"\xE2\x9F\xB6", ">"},
        {"\xE2\x9F\xB9", ">"}};
    std::string line;
    while (!text.empty()) {
        const auto* sign =
            std::ranges::find_if(signs, [&](const auto& each) { return text.starts_with(each.first); });
        const std::size_t tag = tagLength(text);
        if (sign != std::end(signs)) {
            line += sign->second;
            text.remove_prefix(sign->first.size());
        } else if (tag > 0) {
            text.remove_prefix(tag);
        } else {
            line += text.front();
            text.remove_prefix(1);
        }
    }
    for (std::size_t at = line.find("->"); at != std::string::npos;
         at = line.find("->", at == 0 ? 0 : at - 1))
        line.erase(at, 1);
    std::string_view plain = line;
    plain.remove_prefix(std::min(plain.find_first_not_of(" \t>|-#*"), plain.size()));
    const std::size_t number = plain.find_first_not_of("0123456789");
    if (number != std::string_view::npos && number > 0 && plain.substr(number).starts_with(". "))
        plain.remove_prefix(number + 2);
    return std::string(trimmed(plain));
}

/// "I attack": who that is must be told.
bool endsInPronoun(std::string_view text) {
    const std::string_view word = text.substr(text.find_last_of(" \t") + 1);
    return isSame(word, "I") || isSame(word, "we");
}

/// Where "attacks" stands as a word; npos if it doesn't.
std::size_t verbAt(std::string_view line, std::size_t from = 0) {
    constexpr std::string_view verb = " attack";
    for (std::size_t at = from; at + verb.size() < line.size(); ++at)
        if (startsWith(line.substr(at), " attacks ") || startsWith(line.substr(at), " attacked ") ||
            (startsWith(line.substr(at), " attack ") && endsInPronoun(line.substr(0, at))))
            return at;
    return std::string_view::npos;
}

/// Finds names where words begin.
class NameFinder {
public:
    explicit NameFinder(const PostNames& names) : m_people(names.people) {
        for (const auto& list : {names.people, names.monsters})
            for (const std::string_view name : list)
                if (!name.empty())
                    m_names[static_cast<unsigned char>(lower(name.front()))].push_back(name);
        for (auto& list : m_names)
            std::ranges::stable_sort(list, std::ranges::greater(), &std::string_view::size);
    }
    /// The longest that is there, or the author's for "I"; empty if there is none.
    std::string_view at(std::string_view text, std::size_t at, std::string_view author = {}) const {
        if (at > 0 && (isLetter(text[at - 1]) || isDigit(text[at - 1])))
            return {};
        const std::string_view rest = text.substr(at);
        if (rest.starts_with("I ") && !author.empty())
            return author;
        const auto& names = m_names[static_cast<unsigned char>(lower(text[at]))];
        const auto found = std::ranges::find_if(names, [&](std::string_view name) {
            return startsWith(rest, name) && isNameEnd(rest.substr(name.size()));
        });
        return found == names.end() ? std::string_view() : *found;
    }

    bool isPerson(std::string_view name) const {
        return std::ranges::any_of(m_people, [&](std::string_view person) { return isSame(person, name); });
    }

private:
    std::array<std::vector<std::string_view>, 256> m_names; ///< by the first byte, the longest first
    std::vector<std::string_view> m_people;
};

bool beginsSentence(std::string_view text, std::size_t at) {
    const std::string_view before = trimmed(text.substr(0, at));
    return before.empty() || std::string_view(".!?:;>\"").find(before.back()) != std::string_view::npos;
}

/// A line without "attacks", but with dice, unless it goes on with an open statement.
std::optional<PostStatement> otherStatement(std::string_view line, const NameFinder& names,
                                            std::string_view author, bool isOpen) {
    const std::size_t end = formulaAt(line);
    if (end == std::string_view::npos || diceIn(line).empty())
        return std::nullopt;
    PostStatement statement;
    std::string_view whom;
    bool isOne = true;
    bool namesPerson = false;
    for (std::size_t at = 0; at < end; ++at) {
        const std::string_view name = names.at(line, at, author);
        if (name.empty())
            continue;
        if (statement.attacker.empty() && beginsSentence(line, at)) {
            statement.attacker = name;
        } else if (!isSame(name, statement.attacker)) {
            isOne = isOne && (whom.empty() || isSame(whom, name));
            if (whom.empty())
                statement.rest = line.substr(at);
            whom = name;
        }
        namesPerson = namesPerson || names.isPerson(name);
        at += line[at] == 'I' && line[at + 1] == ' ' ? 0 : name.size() - 1;
    }
    if (!statement.attacker.empty() && !whom.empty() && isOne)
        return statement;
    if (isOpen || !namesPerson)
        return std::nullopt;
    statement.attacker.clear();
    return statement;
}

void split(PostStatement& statement, std::string_view author) {
    const std::string_view text = statement.text;
    const std::size_t verb = verbAt(text);
    statement.attacker = trimmed(text.substr(0, verb));
    if (endsInPronoun(statement.attacker) && !author.empty())
        statement.attacker = author;
    statement.rest = trimmed(text.substr(text.find(' ', verb + 1)));
}

} // namespace

std::vector<PostStatement> statementsOf(std::string_view text, const PostNames& names) {
    const NameFinder finder(names);
    std::vector<PostStatement> all;
    std::string_view author;
    bool isOpen = false;
    for (int number = 1; !text.empty() && all.size() <= mostPostedAttacks; ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string line = plainLine(text.substr(0, std::min(end, longestPostedAttack)));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with(" wrote:"))
            author = finder.at(line, 0);
        if (verbAt(line) != std::string_view::npos) {
            all.push_back({number, line, {}, {}});
            split(all.back(), author);
            isOpen = true;
        } else if (line.empty()) {
            isOpen = false;
        } else if (auto other = otherStatement(line, finder, author, isOpen)) {
            isOpen = !other->attacker.empty();
            other->line = number;
            other->text = line;
            all.push_back(*std::move(other));
        } else if (isOpen && all.back().text.size() + line.size() < longestPostedAttack) {
            all.back().text += ' ' + line;
            all.back().rest += ' ' + line;
        }
    }
    if (all.size() > mostPostedAttacks)
        all.pop_back();
    return all;
}

} // namespace sf::encounter
