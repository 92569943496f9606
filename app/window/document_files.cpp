// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_files.h"

#include "core/document/io/file_path.h"
#include "core/document/kinds/document_file.h"
#include "core/text/display_text.h"

#include <QCoreApplication>
#include <QFile>

#include <sys/stat.h>

namespace sf::app {

namespace {

Opened opened(document::Loaded loaded, const QString& name) {
    if (const auto* error = std::get_if<document::LoadError>(&loaded))
        return {nullptr, error->text(name)};
    return {std::get<std::unique_ptr<document::Document>>(std::move(loaded)), {}};
}

} // namespace

Opened openDocument(const QString& path) {
    struct stat found {};
    const bool exists = ::stat(document::pathBytes(path).constData(), &found) == 0;
    if (exists && !S_ISREG(found.st_mode) && !S_ISDIR(found.st_mode)) // reading a pipe would block the window
        return {nullptr, QCoreApplication::translate("sf::app", "%1: it is not a regular file")
                             .arg(text::displayName(path))
                             .simplified()};
    return opened(document::load(path), path);
}

Opened openExample(const QString& resource) {
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return {nullptr, file.errorString()};
    return opened(document::loadBytes(file.readAll()), resource);
}

} // namespace sf::app
