// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace sf::document {

/// The objects and lists that are open while JSON is read: notices repeated keys and knows the path.
class KeyGuard {
public:
    void open(bool isObject);
    void close();
    std::size_t depth() const { return m_levels.size(); }
    bool inList() const { return !m_levels.empty() && !m_levels.back().isObject; }

    /// False when the object that is open has this key already.
    bool enterKey(std::string_view key);
    /// A value of the list that is open begins.
    void enterEntry() { ++m_levels.back().entries; }
    /// Position in the list at this depth (0 the outermost) of the entry that is being read.
    std::size_t index(std::size_t level) const { return m_levels[level].entries - 1; }
    std::string_view lastKey() const { return lastKey(m_levels.back()); }

    /// Such as `stacks[0].units[2].hits`, down to what is being read.
    std::string path() const;
    /// The same, down to a key of the object that is open.
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
        std::unique_ptr<std::unordered_set<std::string>> many; ///< once there are too many to compare
    };
    std::string_view text(Key key) const { return std::string_view(m_text).substr(key.offset, key.size); }
    std::string_view lastKey(const Level& level) const;
    std::string pathOf(std::size_t levels) const;
    bool isRepeated(Level& level, std::string_view key);

    std::vector<Level> m_levels;
    std::vector<Key> m_keys; ///< of all open objects, the innermost last
    std::string m_text;
};

/// Appends `.key`, or `["a key"]` for a key that is no plain word.
void appendKey(std::string& path, std::string_view key);

} // namespace sf::document
