// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <vector>

namespace sf::post {

/// A list that only grows. Copies share their elements in chunks, so that trying a block on a copy of a long
/// game costs no more than on a short one, even if both copies grow.
template<class T>
class SharedList {
    static constexpr std::size_t chunkSize = 64;

public:
    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T*;
        using reference = const T&;

        Iterator() = default;
        Iterator(const SharedList* list, std::size_t index) : m_list(list), m_index(index) {}
        const T& operator*() const { return (*m_list)[m_index]; }
        const T* operator->() const { return &**this; }
        Iterator& operator++() {
            ++m_index;
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            ++m_index;
            return before;
        }
        bool operator==(const Iterator&) const = default;

    private:
        const SharedList* m_list = nullptr;
        std::size_t m_index = 0;
    };

    void add(T value) {
        const std::size_t inLast = m_size % chunkSize;
        if (inLast == 0)
            addChunk();
        else if (m_chunks.back()->size() != inLast) { // another copy has grown
            const auto shared = std::move(m_chunks.back());
            m_chunks.pop_back();
            addChunk();
            m_chunks.back()->assign(shared->begin(), shared->begin() + static_cast<std::ptrdiff_t>(inLast));
        }
        m_chunks.back()->push_back(std::move(value));
        ++m_size;
    }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const T& operator[](std::size_t index) const { return (*m_chunks[index / chunkSize])[index % chunkSize]; }
    const T& back() const { return (*this)[m_size - 1]; }
    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, m_size}; }

private:
    void addChunk() { m_chunks.push_back(std::make_shared<std::vector<T>>()); }

    std::vector<std::shared_ptr<std::vector<T>>> m_chunks; ///< the last may have elements of another copy
    std::size_t m_size = 0;
};

} // namespace sf::post
