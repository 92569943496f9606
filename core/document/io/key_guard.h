// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace sf::document {

/// Tracks the open objects and lists while JSON is read, to detect repeated keys and to know the current
/// path.
class KeyGuard {
public:
    void open(bool isObject);
    void close();
    std::size_t depth() const { return m_levels.size(); }
    bool inList() const { return !m_levels.empty() && !m_levels.back().isObject; }

    /// Returns false if the open object already has this key.
    bool enterKey(std::string_view key);
    /// Call when a value of the open list begins.
    void enterEntry() { ++m_levels.back().entries; }
    /// The index of the current entry in the list at this depth (0 is the outermost).
    std::size_t index(std::size_t level) const { return m_levels[level].entries - 1; }
    std::string_view lastKey() const { return lastKey(m_levels.back()); }

    /// The path of the current value, such as `stacks[0].units[2].hits`.
    std::string path() const;
    /// The path of a key in the open object.
    std::string pathTo(std::string_view key) const;

private:
    struct Key {
        std::size_t offset = 0;
        std::size_t size = 0;
    };
    struct Level {
        bool isObject = false;
        std::size_t entries = 0;
        std::size_t firstKey = 0;
        std::unique_ptr<std::unordered_set<std::string>> many; ///< once linear search gets slow
    };
    std::string_view text(Key key) const { return std::string_view(m_text).substr(key.offset, key.size); }
    std::string_view lastKey(const Level& level) const;
    std::string pathOf(std::size_t levels) const;
    bool isRepeated(Level& level, std::string_view key);

    std::vector<Level> m_levels;
    std::vector<Key> m_keys; ///< of all open objects, the innermost last
    std::string m_text;
};

/// Appends `.key`, or `["a key"]` if the key isn't a plain word.
void appendKey(std::string& path, std::string_view key);

} // namespace sf::document
