// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QHash>
#include <QString>

namespace sf::document {

/// What a page shows of a game, as values by key, of which each scene keeps those that it changes:
/// `3=4,2,1 3u0=12`. A value that is empty again is as if it had never been. Keys and values have neither
/// spaces nor `=`.
class PageStates {
public:
    void set(const QByteArray& key, const QByteArray& value);
    const QByteArray& value(const QByteArray& key) const;
    /// What has changed since this was last asked for, in the order in which it was set.
    QByteArray take();

private:
    QHash<QByteArray, QByteArray> m_values;
    QByteArray m_changes;
};

/// Texts that values name by their number.
class PageTexts {
public:
    QByteArray number(const QString& text);
    /// A JSON array, as HTML.
    QByteArray html() const;
    const QString& text(qsizetype number) const { return m_texts[number]; }

private:
    QHash<QString, qsizetype> m_numbers;
    QList<QString> m_texts;
};

} // namespace sf::document
