// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/seeded_dice.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QtEndian>

namespace sf::document {
namespace {

constexpr int wordsInBlock = 8;

} // namespace

SeededDice::SeededDice(const QByteArray& seed, const QByteArray& history)
    : m_key(seed + '\0' + history), m_used(wordsInBlock) {}

std::uint32_t SeededDice::next() {
    if (m_used == wordsInBlock) {
        QByteArray counter(sizeof m_counter, '\0');
        qToBigEndian(m_counter++, counter.data());
        m_block = QCryptographicHash::hash(m_key + counter, QCryptographicHash::Sha256);
        m_used = 0;
    }
    return qFromBigEndian<std::uint32_t>(m_block.constData() + std::ptrdiff_t{4} * m_used++);
}

int SeededDice::roll(int sides) {
    constexpr std::uint64_t all = 1ULL << 32U;
    const auto faces = static_cast<std::uint64_t>(sides);
    const std::uint64_t limit = all - all % faces;
    std::uint64_t word = next();
    while (word >= limit)
        word = next();
    return 1 + static_cast<int>(word % faces);
}

QByteArray nextHistory(const QByteArray& history, const QByteArray& action) {
    return QCryptographicHash::hash(history + action, QCryptographicHash::Sha256);
}

QByteArray freshSeed() {
    return QByteArray::number(QRandomGenerator::system()->generate64(), 36);
}

DiceKey DiceKey::after(std::string_view members) const {
    const QByteArray next = nextHistory(QByteArray::fromHex(QByteArray::fromStdString(history)),
                                        {members.data(), static_cast<qsizetype>(members.size())});
    return {seed, next.toHex().toStdString()};
}

SeededDice DiceKey::dice() const {
    return {QByteArray::fromStdString(seed), QByteArray::fromHex(QByteArray::fromStdString(history))};
}

} // namespace sf::document
