// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace sf::encounter {

/// The comments of a post, oldest first. They only grow, and copies share the existing ones, so that the undo
/// entry of an attack doesn't contain all earlier comments.
class Comments {
public:
    std::size_t size() const { return m_full.size() * blockSize + m_last.size(); }
    bool empty() const { return size() == 0; }
    const std::string& operator[](std::size_t index) const {
        const std::size_t block = index / blockSize;
        return *(block < m_full.size() ? *m_full[block] : m_last)[index % blockSize];
    }
    void add(std::string comment) {
        m_last.push_back(std::make_shared<const std::string>(std::move(comment)));
        if (m_last.size() == blockSize)
            m_full.push_back(std::make_shared<const Block>(std::exchange(m_last, {})));
    }
    bool operator==(const Comments& other) const {
        if (size() != other.size())
            return false;
        for (std::size_t index = 0; index < size(); ++index)
            if ((*this)[index] != other[index])
                return false;
        return true;
    }

private:
    static constexpr std::size_t blockSize = 64;
    using Block = std::vector<std::shared_ptr<const std::string>>;

    std::vector<std::shared_ptr<const Block>> m_full;
    Block m_last;
};

} // namespace sf::encounter
