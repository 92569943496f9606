// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/typed.h"

#include "core/rules/ascii.h"
#include "core/rules/blanks.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/record/scanner.h"

#include <algorithm>
#include <array>

namespace sf::imperio {

namespace {

/// Puts words, turns and the x of an attack in lower case, squares and pieces in capitals, as in the record.
std::string inRecordsCase(std::string_view text) {
    constexpr std::array<std::string_view, 5> words{"end", "resign", "time", "capture", "destroy"};
    constexpr std::size_t longestTurn = 11;
    std::string result;
    while (!text.empty()) {
        const auto letters = std::ranges::find_if_not(text, isLetter) - text.begin();
        const std::string_view token =
            text.substr(0, static_cast<std::size_t>(std::max<std::ptrdiff_t>(letters, 1)));
        text.remove_prefix(token.size());
        const bool isWord = std::ranges::any_of(
            words, [&](std::string_view word) { return std::ranges::equal(word, token, {}, {}, lower); });
        const bool isTurn = token.size() == 1 && !result.empty() && result.size() <= longestTurn &&
                            std::ranges::all_of(result, isDigit);
        for (const char c : token) {
            const bool isCross = lower(c) == 'x' && !result.empty();
            result += isWord || isTurn || isCross ? lower(c) : upper(c);
        }
    }
    return result;
}

std::variant<PlayLine, RecordError> readLine(std::string_view text, const Position& position) {
    const bool hasTurn = !text.empty() && isDigit(text.front());
    auto read = hasTurn ? readPlayLine(text) : readTypedAction(text);
    const auto* line = std::get_if<PlayLine>(&read);
    if (hasTurn && line && (line->turn != position.turn || line->side != position.toMove))
        return problem(Fault::WrongTurn, turnText(position.turn, position.toMove),
                       turnText(line->turn, line->side));
    return read;
}

/// The first action that is not legal once those before it are done. Only steps follow each other, so no dice
/// are needed.
std::optional<Refusal> firstRefusal(Position position, const std::vector<Action>& actions) {
    dice::Script none({});
    for (const Action& action : actions) {
        if (const auto refusal = refusalOf(position, action))
            return refusal;
        if (&action != &actions.back())
            position = std::get<Applied>(apply(position, action, none)).position;
    }
    return std::nullopt;
}

std::variant<TypedPlay, RecordError> readInRecordsCase(std::string_view text, const Position& position) {
    const auto read = readLine(text, position);
    if (const auto* wrong = std::get_if<RecordError>(&read))
        return *wrong;
    const auto& line = std::get<PlayLine>(read);
    TypedPlay typed{actionsOf(line, position), std::nullopt};
    if (typed.actions.empty())
        return problem(Fault::WrongLetter, position.toMove == Side::Attacker ? "KAPF" : "CRMS",
                       std::string(1, line.letter));
    if (const auto refusal = firstRefusal(position, typed.actions))
        return refused(*refusal, position.toMove);
    if (typed.actions.size() > 1)
        return typed;
    if (auto wrong = wrongDice(line, typed.actions.front(), position))
        return *wrong;
    if (line.hasDice)
        typed.dice = diceInOrder(line.fights);
    return typed;
}

/// What an error found, in the letters that were typed.
std::string asTyped(const std::string& found, const std::string& typed) {
    const auto at = std::search(typed.begin(), typed.end(), found.begin(), found.end(),
                                [](char a, char b) { return lower(a) == lower(b); });
    const auto length = static_cast<std::ptrdiff_t>(found.size());
    return at == typed.end() ? found : std::string(at, at + length);
}

/// The deployment with one alteration that does not count, of either side.
std::variant<SetupEdit, RecordError> edited(const Game& game, const Alteration& alteration) {
    const Side side = game.settingUp();
    Alterations once(game.deployment(side), side);
    if (const auto refusal = once.make(alteration))
        return refused(*refusal, side);
    return Deploy{once.deployment()};
}

std::variant<SetupEdit, RecordError> reinforced(const Game& game, std::string_view text) {
    const Side side = game.settingUp();
    Deployment deployment = game.deployment(side);
    Reinforcements reinforcements;
    if (auto wrong = readReinforcementsOf(text, side, reinforcements))
        return *wrong;
    if (game.stage == Stage::DefenderAlters)
        return refused(refusal(Reason::OnlyAlterations), side);
    deployment.reinforcements = reinforcements;
    return Deploy{deployment};
}

} // namespace

std::string withSigns(std::string_view text, std::string_view own) {
    constexpr std::string_view english =
        "knight= archer= pikeman= footsoldier= the= moves= steps= runs= to=- "
        "attacks=x charges=x shoots=* at=";
    const auto signOf = [&](std::string_view found) -> std::optional<std::string_view> {
        for (std::string_view words : {english, own})
            while (!words.empty()) {
                const std::string_view word = words.substr(0, words.find(' '));
                words.remove_prefix(std::min(word.size() + 1, words.size()));
                const std::size_t sign = std::min(word.find('='), word.size());
                if (std::ranges::equal(found, word.substr(0, sign), {}, lower))
                    return word.substr(std::min(sign + 1, word.size()));
            }
        return std::nullopt;
    };
    const auto isOfWord = [](char c) { return isLetter(c) || static_cast<unsigned char>(c) >= 0x80; };
    std::string result;
    while (!text.empty()) {
        std::size_t length = 0;
        while (length < text.size() && isOfWord(text[length]))
            ++length;
        const std::string_view found = text.substr(0, std::max<std::size_t>(length, 1));
        text.remove_prefix(found.size());
        const auto sign = signOf(found);
        if (!sign) {
            result += found;
            continue;
        }
        result = trimmed(result);
        result += *sign;
        text = trimmed(text);
    }
    return result;
}

std::variant<TypedPlay, RecordError> readTyped(std::string_view text, const Position& position,
                                               std::string_view own) {
    const std::string typed = withSigns(trimmed(withPlainBlanks(text)), own);
    auto read = readInRecordsCase(inRecordsCase(typed), position);
    if (auto* wrong = std::get_if<RecordError>(&read))
        wrong->found = asTyped(wrong->found, typed);
    return read;
}
std::variant<SetupEdit, RecordError> readTypedSetup(std::string_view text, const Game& game) {
    const std::string line = inRecordsCase(trimmed(withPlainBlanks(text)));
    if (line == "end")
        return FinishStage{};
    if (line.size() > 1 && line[1] == 'x')
        return reinforced(game, line);
    const auto read = readAlterationOf(line, game.settingUp());
    if (const auto* wrong = std::get_if<RecordError>(&read))
        return *wrong;
    const auto& alteration = std::get<Alteration>(read);
    if (game.stage == Stage::DefenderAlters)
        return AlterOnce{alteration};
    return edited(game, alteration);
}

} // namespace sf::imperio
