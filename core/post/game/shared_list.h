// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

namespace sf::post {

/// A list that only grows. Copies share their elements, so that trying a block on a copy of a long game costs
/// no more than on a short one; only the second of two copies that both grow copies the elements.
template<class T>
class SharedList {
public:
    void add(T value) {
        if (!m_list)
            m_list = std::make_shared<std::vector<T>>();
        else if (m_list->size() != m_size)
            m_list = std::make_shared<std::vector<T>>(begin(), end());
        m_list->push_back(std::move(value));
        ++m_size;
    }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const T& operator[](std::size_t index) const { return (*m_list)[index]; }
    const T& back() const { return (*m_list)[m_size - 1]; }
    const T* begin() const { return m_list ? m_list->data() : nullptr; }
    const T* end() const { return begin() + m_size; }

private:
    std::shared_ptr<std::vector<T>> m_list; ///< of all copies; the elements after m_size are of another one
    std::size_t m_size = 0;
};

} // namespace sf::post
