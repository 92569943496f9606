// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/key_guard.h"

#include "core/rules/ascii.h"

#include <algorithm>

namespace sf::document {
namespace {

constexpr std::size_t fewKeys = 32;
constexpr std::size_t longestShown = 60;

bool isWordLetter(char letter) {
    return isLetter(letter) || isDigit(letter) || letter == '_';
}

/// Whether the byte is part of a UTF-8 character but not its first.
bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

} // namespace

void appendKey(std::string& path, std::string_view key) {
    if (!key.empty() && key.size() <= longestShown && std::ranges::all_of(key, isWordLetter)) {
        if (!path.empty())
            path.push_back('.');
        path.append(key);
        return;
    }
    std::size_t shown = std::min(key.size(), longestShown);
    while (shown > 0 && shown < key.size() && isContinuation(key[shown]))
        --shown; // don't cut a character in half
    path.append("[\"").append(key.substr(0, shown));
    path.append(key.size() > longestShown ? "...\"]" : "\"]");
}

void KeyGuard::open(bool isObject) {
    m_levels.push_back({isObject, 0, m_keys.size(), nullptr});
}

void KeyGuard::close() {
    const std::size_t first = m_levels.back().firstKey;
    if (first < m_keys.size()) {
        m_text.resize(m_keys[first].offset);
        m_keys.resize(first);
    }
    m_levels.pop_back();
}

bool KeyGuard::isRepeated(Level& level, std::string_view key) {
    const auto begin = m_keys.begin() + static_cast<std::ptrdiff_t>(level.firstKey);
    if (!level.many && static_cast<std::size_t>(m_keys.end() - begin) < fewKeys)
        return std::any_of(begin, m_keys.end(), [&](Key other) { return text(other) == key; });
    if (!level.many) {
        level.many = std::make_unique<std::unordered_set<std::string>>();
        std::for_each(begin, m_keys.end(), [&](Key other) { level.many->emplace(text(other)); });
    }
    return !level.many->emplace(key).second;
}

bool KeyGuard::enterKey(std::string_view key) {
    if (isRepeated(m_levels.back(), key))
        return false;
    if (m_levels.back().many) { // only the last one is still needed, for the path
        m_text.resize(m_keys.back().offset);
        m_keys.pop_back();
    }
    m_keys.push_back({m_text.size(), key.size()});
    m_text.append(key);
    return true;
}

std::string_view KeyGuard::lastKey(const Level& level) const {
    const auto position = static_cast<std::size_t>(&level - m_levels.data());
    const std::size_t end = position + 1 < m_levels.size() ? m_levels[position + 1].firstKey : m_keys.size();
    return end > level.firstKey ? text(m_keys[end - 1]) : std::string_view();
}

std::string KeyGuard::path() const {
    return pathOf(m_levels.size());
}

std::string KeyGuard::pathTo(std::string_view key) const {
    std::string path = pathOf(m_levels.size() - 1);
    appendKey(path, key);
    return path;
}

std::string KeyGuard::pathOf(std::size_t levels) const {
    std::string path;
    for (std::size_t i = 0; i < levels; ++i) {
        const Level& level = m_levels[i];
        if (!level.isObject && level.entries > 0)
            path.append("[").append(std::to_string(level.entries - 1)).append("]");
        else if (level.isObject && !lastKey(level).empty())
            appendKey(path, lastKey(level));
    }
    return path;
}

} // namespace sf::document
