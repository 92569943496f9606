// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

namespace sf {

/// A copy-on-write value. Copying a battle of thousands of stacks copies pointers, a change copies only the
/// piece it touches, and values that share are known to be equal without a comparison.
template<class T>
class Shared {
public:
    /// All empty values share one object.
    Shared() : m_value(standard()) {}
    Shared(T value) : m_value(std::make_shared<T>(std::move(value))) {} // NOLINT(google-explicit-constructor)

    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    const T* address() const { return m_value.get(); }

    /// Returns the value for writing, copying it first if it is shared.
    T& edit() {
        if (m_value.use_count() > 1)
            m_value = std::make_shared<T>(*m_value);
        return *m_value;
    }

    bool isSameAs(const Shared& other) const { return m_value == other.m_value; }
    bool operator==(const Shared& other) const { return isSameAs(other) || *m_value == *other.m_value; }

private:
    static const std::shared_ptr<T>& standard() {
        thread_local const std::shared_ptr<T> value = std::make_shared<T>();
        return value;
    }

    std::shared_ptr<T> m_value;
};

/// The same for a value that may be missing. Empty ones hold nothing.
template<class T>
class SharedOptional {
public:
    SharedOptional() = default;
    SharedOptional(std::nullptr_t) {} // NOLINT(google-explicit-constructor)
    SharedOptional(std::shared_ptr<T> value)
        : m_value(std::move(value)) {} // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return m_value != nullptr; }
    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    /// Null if it is missing.
    const T* address() const { return m_value.get(); }
    void reset() { m_value.reset(); }

    /// Returns the value for writing: a new one if it is missing, a copy if it is shared.
    T& edit() {
        if (!m_value)
            m_value = std::make_shared<T>();
        else if (m_value.use_count() > 1)
            m_value = std::make_shared<T>(*m_value);
        return *m_value;
    }

    bool isSameAs(const SharedOptional& other) const { return m_value == other.m_value; }
    bool operator==(const SharedOptional& other) const {
        return isSameAs(other) || (m_value && other.m_value && *m_value == *other.m_value);
    }

private:
    std::shared_ptr<T> m_value;
};

/// Members of a document that this program doesn't know, as the JSON text of an object. They are kept.
using Unknown = SharedOptional<const std::string>;

} // namespace sf
