// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio_dice.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QtEndian>

namespace sf::document {

/// The dice of one action: HMAC-SHA-256 of a counter, in whole bytes, mapped to faces by rejection.
class SeededGameDice::Stream final : public dice::Source {
public:
    explicit Stream(QByteArray key) : m_key(std::move(key)) {}
    int roll(int sides) override {
        const int usable = 256 - 256 % sides;
        int byte = next();
        while (byte >= usable)
            byte = next();
        return byte % sides + 1;
    }

private:
    int next() {
        if (m_used == m_block.size()) {
            const quint32 counter = qToBigEndian(m_counter++);
            const QByteArray message(reinterpret_cast<const char*>(&counter), sizeof counter);
            m_block = QMessageAuthenticationCode::hash(message, m_key, QCryptographicHash::Sha256);
            m_used = 0;
        }
        return static_cast<unsigned char>(m_block.at(m_used++));
    }

    QByteArray m_key;
    QByteArray m_block;
    qsizetype m_used = 0;
    quint32 m_counter = 0;
};

SeededGameDice::SeededGameDice(QByteArray seed) : m_seed(std::move(seed)) {}

SeededGameDice::~SeededGameDice() = default;

dice::Source* SeededGameDice::diceFor(const std::string& line) {
    const QByteArray action = m_history + QByteArray::fromStdString(line);
    m_stream = std::make_unique<Stream>(
        QMessageAuthenticationCode::hash(action, m_seed, QCryptographicHash::Sha256));
    return m_stream.get();
}

void SeededGameDice::played(const std::string& line) {
    m_history =
        QCryptographicHash::hash(m_history + QByteArray::fromStdString(line), QCryptographicHash::Sha256);
}

} // namespace sf::document
