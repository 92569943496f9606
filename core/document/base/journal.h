// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sf::document {

/// The document's full edit history, in order, as lines of JSON. It only grows: an undo is an entry of its
/// own. Numbering starts at 1 and continues after loading.
///
/// `{"n":1,"do":"move","stack":"r1","to":[5,5]}` an action, see action_json.h;
/// `{"n":2,"undo":1}` and `{"n":3,"redo":1}` undo and redo entry 1; `{"n":4,"save":true}`.
class Journal {
public:
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    /// Returns the number of the next entry.
    std::uint32_t next() const { return m_last + 1; }

    /// Adds one entry line read from a file; `number` is its "n".
    void restore(std::string_view line, std::uint32_t number);
    /// Appends `{"n":<next>,<members>}` and returns the line, which is valid until the next call.
    std::string_view append(std::string_view members);

    /// Visits every line in order.
    template<class Visitor>
    void forEach(Visitor&& visit) const {
        for (const auto& block : m_blocks)
            for (std::size_t from = 0; from < block->size();) {
                const std::size_t end = block->find('\n', from);
                visit(std::string_view(*block).substr(from, end - from));
                from = end + 1;
            }
    }

private:
    std::string_view push(std::string_view line);
    bool hasRoom(std::size_t size) const;

    // In blocks, so that a hundred thousand entries need little more than their bytes. Copies share the
    // blocks, and a shared block is never written to, so copies are cheap and can be read on other threads.
    std::vector<std::shared_ptr<std::string>> m_blocks;
    std::size_t m_size = 0;
    std::uint32_t m_last = 0;
};

} // namespace sf::document
