// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sf::document {

/// What was ever done to a document, in order, as lines of JSON. It only grows: a take-back is an entry of
/// its own. Numbers begin at 1 and go on after loading.
///
/// `{"n":1,"do":"move","stack":"r1","to":[5,5]}` an action, see action_json.h;
/// `{"n":2,"undo":1}` and `{"n":3,"redo":1}` entry 1 taken back and done again; `{"n":4,"save":true}`.
class Journal {
public:
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    /// The number that the next entry gets.
    std::uint32_t next() const { return m_last + 1; }

    /// An entry as a file had it, one line; `number` is its "n".
    void restore(std::string_view line, std::uint32_t number);
    /// Appends `{"n":<next>,<members>}` and returns the line, which stays valid until the next call.
    std::string_view append(std::string_view members);

    /// Every line in order.
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

    // In blocks, so that a hundred thousand entries cost little more than their bytes. Copies share them, and
    // none is written to while a copy has it, so that a copy costs little and can be read on another thread.
    std::vector<std::shared_ptr<std::string>> m_blocks;
    std::size_t m_size = 0;
    std::uint32_t m_last = 0;
};

} // namespace sf::document
