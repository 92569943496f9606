// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/piece_mime.h"

#include <QMimeData>

namespace sf::ui {
namespace {

const auto pieceType = QStringLiteral("application/x-squarefront-piece");

} // namespace

QMimeData* pieceMime(imperio::Kind kind) {
    auto* data = new QMimeData;
    data->setData(pieceType, QByteArray::number(static_cast<int>(kind)));
    return data;
}

std::optional<imperio::Kind> pieceOf(const QMimeData* data) {
    if (!data->hasFormat(pieceType))
        return std::nullopt;
    bool isNumber = false;
    const uint number = data->data(pieceType).toUInt(&isNumber);
    if (!isNumber || number >= imperio::kinds.size())
        return std::nullopt;
    return imperio::kinds[number];
}

} // namespace sf::ui
