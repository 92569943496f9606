// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/journal.h"

#include <algorithm>

namespace sf::document {
namespace {

constexpr std::size_t blockSize = 65'536;

} // namespace

std::string_view Journal::push(std::string_view line) {
    if (m_blocks.empty() || m_blocks.back().size() + line.size() + 1 > m_blocks.back().capacity()) {
        m_blocks.emplace_back();
        m_blocks.back().reserve(std::max(blockSize, line.size() + 1));
    }
    std::string& block = m_blocks.back();
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
