// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/webpage/page_states.h"

#include "core/document/io/canonical_json.h"
#include "core/document/io/json_writer.h"
#include "core/document/webpage/html.h"

#include <utility>

namespace sf::document {

void PageStates::set(const QByteArray& key, const QByteArray& value) {
    Q_ASSERT(!key.contains(' ') && !value.contains(' ') && !value.contains('='));
    QByteArray& kept = m_values[key];
    if (kept == value)
        return;
    kept = value;
    if (!m_changes.isEmpty())
        m_changes += ' ';
    m_changes += key + '=' + value;
}

const QByteArray& PageStates::value(const QByteArray& key) const {
    static const QByteArray none;
    const auto found = m_values.find(key);
    return found == m_values.end() ? none : *found;
}

QByteArray PageStates::take() {
    return std::exchange(m_changes, {});
}

QByteArray PageTexts::number(const QString& text) {
    const auto found = m_numbers.constFind(text);
    if (found != m_numbers.constEnd())
        return QByteArray::number(*found);
    m_numbers.insert(text, m_texts.size());
    m_texts.append(text);
    return QByteArray::number(m_texts.size() - 1);
}

QByteArray PageTexts::html() const {
    std::string texts;
    JsonWriter json(texts);
    json.list();
    for (const QString& text : m_texts)
        json.value(text.toStdString());
    json.endList();
    return document::html(QString::fromUtf8(escapedJson(QByteArray::fromStdString(texts))));
}

} // namespace sf::document
