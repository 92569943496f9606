// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/file_attributes.h"

#include <QList>

#include <cerrno>
#include <optional>
#include <sys/xattr.h>

namespace sf::document {
namespace {

constexpr const char* accessListName = "system.posix_acl_access";

/// Signatures and privileges that depend on the content: the kernel drops them too when a file is written.
bool vouchesForContent(const QByteArray& name) {
    return name == "security.ima" || name == "security.evm" || name == "security.capability";
}

QList<QByteArray> attributeNames(const QByteArray& path) {
    const ssize_t size = ::listxattr(path.constData(), nullptr, 0);
    if (size <= 0)
        return {};
    QByteArray names(size, '\0');
    const ssize_t read = ::listxattr(path.constData(), names.data(), static_cast<std::size_t>(size));
    if (read <= 0)
        return {};
    return names.first(read - 1).split('\0'); // each ends with a zero byte
}

std::optional<QByteArray> attribute(const QByteArray& path, const QByteArray& name) {
    const ssize_t size = ::getxattr(path.constData(), name.constData(), nullptr, 0);
    if (size < 0)
        return std::nullopt;
    QByteArray value(size, '\0');
    const ssize_t read =
        ::getxattr(path.constData(), name.constData(), value.data(), static_cast<std::size_t>(size));
    return read < 0 ? std::nullopt : std::optional(value.first(read));
}

} // namespace

bool hasAccessList(const QByteArray& path) {
    const ssize_t size = ::getxattr(path.constData(), accessListName, nullptr, 0);
    return size < 0 ? errno != ENODATA && errno != ENOTSUP && errno != ENOSYS : size > 0;
}

bool copyAttributes(int file, const QByteArray& other, AccessList accessList) {
    bool lacksList = accessList == AccessList::Keep && hasAccessList(other);
    ::fremovexattr(file, accessListName); // the folder gives one to all new files
    for (const QByteArray& name : attributeNames(other)) {
        if (vouchesForContent(name) || (name == accessListName && accessList == AccessList::Drop))
            continue;
        const auto value = attribute(other, name);
        const bool isSet = value && ::fsetxattr(file, name.constData(), value->constData(),
                                                static_cast<std::size_t>(value->size()), 0) == 0;
        lacksList = lacksList && !(isSet && name == accessListName);
    }
    return !lacksList;
}

} // namespace sf::document
