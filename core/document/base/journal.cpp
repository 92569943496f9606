// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/journal.h"

#include <algorithm>

namespace sf::document {
namespace {

constexpr std::size_t blockSize = 65'536;

} // namespace

bool Journal::hasRoom(std::size_t size) const {
    if (m_blocks.empty() || m_blocks.back().use_count() > 1)
        return false;
    return m_blocks.back()->size() + size <= m_blocks.back()->capacity();
}

std::string_view Journal::push(std::string_view line) {
    if (!hasRoom(line.size() + 1)) {
        m_blocks.push_back(std::make_shared<std::string>());
        m_blocks.back()->reserve(std::max(blockSize, line.size() + 1));
    }
    std::string& block = *m_blocks.back();
    const std::size_t start = block.size();
    block.append(line).push_back('\n');
    ++m_size;
    return std::string_view(block).substr(start, line.size());
}

void Journal::restore(std::string_view line, std::uint32_t number) {
    push(line);
    m_last = std::max(m_last, number);
}

std::string_view Journal::append(std::string_view members) {
    std::string line = "{\"n\":" + std::to_string(++m_last) + ',';
    line.append(members).push_back('}');
    return push(line);
}

} // namespace sf::document
