// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/document/io/disk_model.h"

#include <QDir>
#include <QFile>

namespace sf::test {
namespace {

using Kind = DiskCall::Kind;

QByteArray folderOf(const QByteArray& path) {
    return path.left(std::max<qsizetype>(path.lastIndexOf('/'), 0));
}

QByteArray nameOf(const QByteArray& path) {
    return path.mid(path.lastIndexOf('/') + 1);
}

QByteArray joined(const QByteArray& folder, const QByteArray& name) {
    return folder.isEmpty() ? name : folder + '/' + name;
}

void change(QByteArray& bytes, const DiskCall& call) {
    if (call.kind == Kind::Truncate) {
        bytes.resize(call.offset);
        return;
    }
    if (bytes.size() < call.offset)
        bytes.append(call.offset - bytes.size(), '\0');
    bytes.replace(call.offset, call.bytes.size(), call.bytes);
}

qsizetype below(qsizetype limit, std::mt19937& random) {
    return limit <= 0 ? 0 : static_cast<qsizetype>(random() % static_cast<unsigned long>(limit));
}

/// A write that was interrupted: part of it, or its space without its bytes.
DiskCall torn(DiskCall call, std::mt19937& random) {
    const qsizetype whole = below(call.bytes.size() + 1, random);
    if (random() % 2 == 0)
        call.bytes.truncate(whole);
    else
        call.bytes.replace(whole, call.bytes.size() - whole, QByteArray(call.bytes.size() - whole, '\0'));
    return call;
}

} // namespace

DiskModel::DiskModel(const RecordedDisk& disk) {
    for (const RecordedDisk::File& file : disk.before()) {
        m_files[file.file].safe = file.bytes;
        Folder& folder = m_folders[folderOf(file.path)];
        folder.safe[nameOf(file.path)] = folder.now[nameOf(file.path)] = {file.file, false};
    }
}

void DiskModel::apply(const DiskCall& call) {
    const qsizetype index = m_made++;
    switch (call.kind) {
    case Kind::Mark:
        return;
    case Kind::Sync:
        return syncFile(call);
    case Kind::SyncFolder:
        return syncFolder(call);
    case Kind::Write:
    case Kind::Truncate:
        m_files[call.file].waiting.append({index, call});
        return;
    default:
        DiskCall named = call;
        Folder& folder = m_folders[folderOf(call.path)];
        if (call.kind == Kind::Create)
            m_files[call.file] = {};
        if (call.kind == Kind::Link)
            named.file = folder.now.at(nameOf(call.path)).file;
        folder.waiting.append({index, named});
        changeNames(folder.now, named);
    }
}

/// Names change only within one folder.
void DiskModel::changeNames(Names& names, const DiskCall& call) {
    const QByteArray name = nameOf(call.path);
    switch (call.kind) {
    case Kind::Create:
        names[name] = {call.file, false};
        break;
    case Kind::MakeFolder:
        names[name] = {-1, true};
        break;
    case Kind::Link:
        names[nameOf(call.other)] = {call.file, false};
        break;
    case Kind::Rename:
        if (const Entry moved = names.at(name); names[nameOf(call.other)].file != moved.file) {
            names[nameOf(call.other)] = moved;
            names.erase(name);
        }
        break;
    default:
        names.erase(name);
    }
}

void DiskModel::syncFile(const DiskCall& call) {
    File& file = m_files[call.file];
    while (!file.waiting.isEmpty() && file.waiting.first().index < call.covers)
        change(file.safe, file.waiting.takeFirst().call);
}

void DiskModel::syncFolder(const DiskCall& call) {
    Folder& folder = m_folders[call.path];
    while (!folder.waiting.isEmpty() && folder.waiting.first().index < call.covers)
        changeNames(folder.safe, folder.waiting.takeFirst().call);
}

QByteArray DiskModel::afterCut(const File& file, std::mt19937& random) {
    QByteArray bytes = file.safe;
    const qsizetype whole = below(file.waiting.size() + 1, random);
    for (qsizetype i = 0; i < whole; ++i)
        change(bytes, file.waiting[i].call);
    if (whole < file.waiting.size() && file.waiting[whole].call.kind == Kind::Write)
        change(bytes, torn(file.waiting[whole].call, random));
    return bytes;
}

DiskModel::Names DiskModel::afterCut(const Folder& folder, std::mt19937& random) {
    Names names = folder.safe;
    const qsizetype whole = below(folder.waiting.size() + 1, random);
    for (qsizetype i = 0; i < whole; ++i)
        changeNames(names, folder.waiting[i].call);
    return names;
}

void DiskModel::cutFolder(const QByteArray& path, const QString& into, std::mt19937& random) const {
    const auto folder = m_folders.find(path);
    if (folder == m_folders.end())
        return;
    for (const auto& [name, entry] : afterCut(folder->second, random)) {
        const QString place = into + QLatin1Char('/') + QFile::decodeName(name);
        if (entry.isFolder) {
            QDir().mkpath(place);
            cutFolder(joined(path, name), place, random);
        } else if (QFile file(place); file.open(QIODevice::WriteOnly)) {
            file.write(afterCut(m_files.at(entry.file), random));
        }
    }
}

void DiskModel::cut(const QString& folder, std::mt19937& random) const {
    cutFolder({}, folder, random);
}

} // namespace sf::test
